"""What is worked out when the folder is built, so that no page has to.

A constant of a module that is an array, and what a room keeps (`core/kept.py`), are written to one
file; the module in the folder reads them from there.
"""

import ast
import io
import pickle
import sys
from typing import Any, Final

import numpy as np

from cavale.core.kept import KEPT, name_of, questions

RESTORED: Final = "restored"


def _restored(name: str, shape: tuple[int, ...], data: bytes) -> Any:
    raise NotImplementedError("only a page reads this")


_restored.__module__, _restored.__qualname__ = "numpy", RESTORED


class _Pickler(pickle.Pickler):
    def reducer_override(self, value: Any) -> Any:
        if isinstance(value, np.ndarray):
            if value.dtype.fields is not None:
                raise TypeError("an array of states is no constant")
            return _restored, (value.dtype.name, value.shape, value.tobytes())
        if isinstance(value, np.generic):
            return type(value.item()), (value.item(),)
        return NotImplemented


def written(value: Any) -> bytes:
    setattr(np, RESTORED, _restored)
    try:
        file = io.BytesIO()
        _Pickler(file, protocol=5).dump(value)
        return file.getvalue()
    finally:
        delattr(np, RESTORED)


def all_kept(module: str) -> dict[str, bytes]:
    """The answers of the module's functions that are kept."""
    found = {}
    for function in KEPT:
        if function.__module__ == module:
            for asked in questions(function):
                found[name_of(function, asked)] = written(function(*asked))
    return found


def without_arrays(module: str, source: str) -> tuple[str, dict[str, bytes]]:
    """The module as the folder has it, and the constants it then reads."""
    tree, values = ast.parse(source), {}
    here = sys.modules[module]
    for node in tree.body:
        name = _name(node)
        if name is not None and isinstance(getattr(here, name, None), np.ndarray):
            if getattr(here, name).dtype.fields is not None:
                continue
            values[f"{module}.{name}"] = written(getattr(here, name))
            node.value = _asks(f"{module}.{name}")  # type: ignore[attr-defined]
    _drop_words(tree)
    if values:
        reads = ast.parse("from cavale.page.inside.constants import constant as _constant")
        tree.body[:0] = reads.body
    return ast.unparse(ast.fix_missing_locations(tree)), values


def _name(node: ast.stmt) -> str | None:
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
        return node.target.id
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        target = node.targets[0]
        return target.id if isinstance(target, ast.Name) else None
    return None


def _asks(name: str) -> ast.expr:
    return ast.Call(ast.Name("_constant", ast.Load()), [ast.Constant(name)], [])


def _drop_words(tree: ast.AST) -> None:
    """Docstrings are for readers of the sources."""
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if not isinstance(body, list):
            continue
        kept = [
            one
            for one in body
            if not (isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant))
            or one.value.value is ...
        ]
        node.body = kept or [ast.Pass()]  # type: ignore[attr-defined]
