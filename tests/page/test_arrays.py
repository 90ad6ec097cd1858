"""The arrays of a page do as NumPy's do, in all that the house asks of them."""

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

SAYS = """
import json, sys
from cavale.page.inside import numpy as np

def plain(value):
    if isinstance(value, np.ndarray):
        return value.tolist()
    if isinstance(value, tuple):
        return [plain(one) for one in value]
    return value

A = np.array([[3, 1, 2], [5, 5, 0]])
B = np.array([0.5, 2.0, -1.0])
C = np.arange(12).reshape(2, 2, 3)

def put(into, at, what):
    changed = into.copy()
    changed[at] = np.array(what)
    return changed

print(json.dumps([plain(eval(text)) for text in json.loads(sys.argv[1])]))
"""

ASKED = [
    "A + 1",
    "A * A[0]",
    "A @ np.array([1, 2, 3])",
    "A @ np.array([[1, 0], [0, 1], [2, 2]])",
    "A.T",
    "A[:, 1]",
    "A[1, ::-1]",
    "A[A > 1]",
    "A[[1, 0, 1]]",
    "A[:, [2, 0]]",
    "A[:, A[1] > 1]",
    "C[:, [1, 0, 1]]",
    "C[:, 1, [2, 0]]",
    "C[0, :, [2, 0]]",
    "C[[1, 0], :, [2, 0]]",
    "C[:, [1, 0]].sum(axis=0)",
    "put(C, (slice(None), 1, [2, 0]), [[1, 2], [3, 4]])",
    "put(C, (slice(None), [1, 0]), 7)",
    "put(A, (slice(None), [2, 0]), [[1, 2], [3, 4]])",
    "put(A, ([1, 0],), [[1, 2, 3], [4, 5, 6]])",
    "put(A, (A > 2,), 0)",
    "put(A, ([0, 1], [2, 1]), [8, 9])",
    "A[:, None, :] + 0",
    "A.sum(axis=1)",
    "A.sum(axis=0)",
    "A.max()",
    "A.argmax(axis=1)",
    "A.reshape(3, -1)",
    "A.astype('int8') >> 1 & 1",
    "(A >> np.array([0, 1, 0])) % 3",
    "~(A > 2)",
    "B / 3",
    "-B",
    "B < 1",
    "np.where(B > 0, B, 0.0)",
    "np.argsort(-B, kind='stable')",
    "np.argsort(-A[1], kind='stable')",
    "np.flatnonzero(A[1] == 5)",
    "np.unique(A, return_counts=True)",
    "np.unique(np.array([[2, 1], [0, 4], [2, 1]]), axis=0)",
    "np.stack([A[0], A[1]])",
    "np.concatenate([A[0], A[1]])",
    "np.minimum(A, 2)",
    "np.diff(A, axis=1)",
    "np.full((2, 2), 7)",
    "np.arange(2, 9, 3)",
    "np.rint(B)",
    "np.sign(A[1] - 3)",
    "np.array_equal(A, A + 0)",
    "np.cumsum(B)",
    "np.searchsorted(np.array([1, 3, 5]), np.array([0, 3, 6]))",
    "np.frombuffer(bytes([1, 0, 2, 0]), np.int16)",
    "np.uint64(-1)",
    "np.int8(200)",
]


def plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [plain(one) for one in value]
    return value.tolist() if isinstance(value, (np.ndarray, np.generic)) else value


def put(into: Any, at: Any, what: Any) -> Any:
    changed = into.copy()
    changed[at] = np.array(what)
    return changed


@pytest.fixture(scope="module")
def said() -> list[Any]:
    ran = subprocess.run(
        [sys.executable, "-c", SAYS, json.dumps(ASKED)], capture_output=True, text=True, check=True
    )
    found: list[Any] = json.loads(ran.stdout)
    return found


WRAPS = {"np.uint64(-1)": 2**64 - 1, "np.int8(200)": -56}
"""NumPy refuses these: here they wrap, as a kernel's numbers do."""


@pytest.mark.parametrize("text", ASKED)
def test_an_array_answers_as_numpy_does(text: str, said: list[Any]) -> None:
    known: dict[str, Any] = {
        "np": np,
        "A": np.array([[3, 1, 2], [5, 5, 0]]),
        "B": np.array([0.5, 2.0, -1.0]),
        "C": np.arange(12).reshape(2, 2, 3),
        "put": put,
    }
    ask: Callable[..., Any] = eval
    wanted = WRAPS[text] if text in WRAPS else plain(ask(text, known))
    assert said[ASKED.index(text)] == wanted
