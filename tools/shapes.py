"""Writes docs/shapes.md: every shape that the server says or hears, from its OpenAPI.

`tools.wire` writes and compares it with the types of the page.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

HEAD: Final = """# Shapes

Every object of [the HTTP interface](wire.md), as the server's own OpenAPI (`/schema`) has it.
Written by `make wire`. A field that is marked with `?` may be left out.
"""
_REF: Final = "#/components/schemas/"

Schema = Mapping[str, Any]


def page(document: bytes) -> str:
    schemas: Mapping[str, Schema] = msgspec.json.decode(document)["components"]["schemas"]
    parts = [HEAD]
    for name, schema in sorted(schemas.items()):
        parts.append("\n".join([f"## {name}", "", *_told(schema), *_body(schema, schemas)]))
    return "\n".join(parts)


def fields(document: bytes) -> dict[str, set[str]]:
    """The fields of each shape, by its name."""
    schemas = msgspec.json.decode(document)["components"]["schemas"]
    return {name: set(schema.get("properties", ())) for name, schema in schemas.items()}


def _told(schema: Schema) -> Iterator[str]:
    if "description" in schema:
        yield from (" ".join(part.split()) + "\n" for part in schema["description"].split("\n\n"))


def _body(schema: Schema, schemas: Mapping[str, Schema]) -> Iterator[str]:
    if "properties" not in schema:
        yield f"{kind(schema, schemas)}\n"
        return
    if not schema["properties"]:
        yield "It has no fields.\n"
        return
    needed = schema.get("required", ())
    yield "| field | type | |"
    yield "|---|---|---|"
    for name, field in schema["properties"].items():
        mark = "" if name in needed else "?"
        yield f"| `{name}`{mark} | {_cell(kind(field, schemas))} | {_cell(_note(field))} |"
    yield ""


def _note(field: Schema) -> str:
    return " ".join(str(field.get("description", "")).split())


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def kind(schema: Schema, schemas: Mapping[str, Schema]) -> str:
    """The type as one reads it: `[Seat]`, `number | null`, `"here" | "link"`."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(_REF)
        return f"[{name}](#{name.lower()})" if name in schemas else name
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(kind(one, schemas) for one in schema[several]))
    if "allOf" in schema:
        return " and ".join(kind(one, schemas) for one in schema["allOf"])
    if "enum" in schema:
        return " | ".join(f"`{msgspec.json.encode(value).decode()}`" for value in schema["enum"])
    if "const" in schema:
        return f"`{msgspec.json.encode(schema['const']).decode()}`"
    found = schema.get("type", "anything")
    if isinstance(found, list):
        return " | ".join(kind({**schema, "type": one}, schemas) for one in found)
    if found == "array":
        return f"list of {kind(schema.get('items') or {}, schemas)}"
    if found == "object" and isinstance(schema.get("additionalProperties"), Mapping):
        return f"object with values {kind(schema['additionalProperties'], schemas)}"
    return str(found)
