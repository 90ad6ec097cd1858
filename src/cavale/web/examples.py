"""What each operation was once sent and answered by a server that ran: `tools/examples.py`."""

from pathlib import Path
from typing import Any, Final

import msgspec

FILE: Final = Path(__file__).parent / "examples.json"


def with_examples(paths: dict[str, Any]) -> dict[str, Any]:
    """The paths of an OpenAPI, its operations with their examples."""
    known = msgspec.json.decode(FILE.read_bytes()) if FILE.exists() else {}
    return {
        path: {
            method: _exemplified(operation, known.get(f"{method.upper()} {path}"))
            for method, operation in ways.items()
        }
        for path, ways in paths.items()
    }


def _exemplified(operation: Any, known: dict[str, Any] | None) -> Any:
    if known is None or not isinstance(operation, dict):
        return operation
    made = {**operation}
    values = known["parameters"]
    if "parameters" in made:
        made["parameters"] = [
            {**one, "example": values[one["name"]]} if one["name"] in values else one
            for one in made["parameters"]
        ]
    if "request" in known:
        body = made["requestBody"]
        made["requestBody"] = {**body, "content": _each(body["content"], known["request"])}
    status = known.get("status", "200")
    answer = made["responses"][status]
    content = answer.get("content", {})
    kinds = {known["kind"]} if known.get("kind") in content else set(content)
    shown = {kind: one for kind, one in content.items() if kind in kinds}
    filled = {**content, **_each(shown, known["answer"])}
    made["responses"] = {**made["responses"], status: {**answer, "content": filled}}
    return made


def _each(content: dict[str, Any], example: Any) -> dict[str, Any]:
    return {kind: {**one, "example": example} for kind, one in content.items()}
