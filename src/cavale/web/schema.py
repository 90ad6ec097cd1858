"""The OpenAPI of this server, with each game's own view, effect and notebook.

`python -m cavale.web.schema` prints it; the UI's types are made from that.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, get_type_hints

import msgspec
from litestar import Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from cavale.core.spec import Spec
from cavale.core.written import Written
from cavale.games import HOUSE
from cavale.web.bodies import Body
from cavale.web.examples import with_examples

_REF = "#/components/schemas/{name}"
_RECORD = "/api/tables/{table_id}/record"
"""Comes in two forms, and a handler has one."""
_WHOLE, _NUMBER = {"type": "integer"}, {"type": "number"}


OWN = ("GameView", "GameEffect", "GameNotebook")
"""What each game has a shape of its own for."""


def with_games(schema: dict[str, Any], games: Iterable[Spec]) -> dict[str, Any]:
    """Adds what games show; GameView, GameEffect and GameNotebook are then any one of them."""
    shapes = [shape for spec in games for shape in _shapes(spec)]
    kinds = [kind for _, kind in shapes]
    (*refs, record), found = msgspec.json.schema_components([*kinds, Written], ref_template=_REF)
    components = {**found, **schema["components"]["schemas"]}
    components = {name: _named(one) for name, one in components.items()}
    for body in Body.__subclasses__():
        components[body.__name__]["additionalProperties"] = False
    for name in OWN:
        any_of = [ref for (of, _), ref in zip(shapes, refs, strict=True) if of == name]
        components[name] = {"anyOf": any_of} if any_of else {"type": "object"}
    answers = schema["paths"].get(_RECORD, {}).get("get", {}).get("responses", {})
    if "200" in answers:
        answers["200"]["content"]["application/json"] = {"schema": record}
    return {**schema, "components": {**schema["components"], "schemas": components}}


def whole(schema: dict[str, Any], games: Iterable[Spec]) -> dict[str, Any]:
    """As it is served: also with examples."""
    made = with_games(schema, games)
    return {**made, "paths": with_examples(made["paths"])}


def _shapes(spec: Spec) -> list[tuple[str, Any]]:
    try:
        return [(name, get_type_hints(make)["return"]) for name, make in _own(spec)]
    except Exception:
        if spec in HOUSE:
            raise
        return []  # a guest that is about to be taken down from the shelf


def _own(spec: Spec) -> Iterator[tuple[str, Callable[..., object]]]:
    """What makes each of the game's own shapes."""
    looks = spec.room().looks
    yield "GameView", looks.view
    yield "GameEffect", looks.effect
    if spec.notebook is not None:
        yield "GameNotebook", spec.notebook()


def _named(part: Any) -> Any:
    """The free-form objects of `tables.views.shapes`, by the name they have there.

    A whole number is a number, too: exactly one of both can never hold. What may be null may be,
    though it is one of a few texts otherwise.
    """
    if isinstance(part, dict):
        if part.get("title") in OWN:
            named = {"$ref": _REF.format(name=part["title"])}
            return {"oneOf": [named, {"type": "null"}]} if "oneOf" in part else named
        if "enum" in part and "null" in part.get("type", ()) and None not in part["enum"]:
            part = {**part, "enum": [*part["enum"], None]}
        return {key: _named(one) for key, one in part.items()}
    if isinstance(part, list):
        both = _WHOLE in part and _NUMBER in part
        return [_named(one) for one in part if not (both and one == _WHOLE)]
    return part


class _Json(JsonRenderPlugin):
    def __init__(self, games: Mapping[str, Spec]) -> None:
        super().__init__(path=["/openapi.json", "/"])
        self._games = games
        self._rendered: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self._rendered is None:
            self._rendered = self.render_json(request, whole(openapi_schema, self._games.values()))
        return self._rendered


def openapi(version: str, games: Mapping[str, Spec]) -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Cavale",
        version=version,
        description="Tables of Cavale. See docs/wire.md.",
        use_handler_docstrings=True,
        render_plugins=[_Json(games)],
        components=Components(
            security_schemes={
                "seat": SecurityScheme(
                    type="http", scheme="bearer", description="The secret of a seat."
                ),
                "program": SecurityScheme(
                    type="http", scheme="bearer", description="The token of a program."
                ),
            }
        ),
    )


def main() -> None:
    from cavale.web.app import create_app
    from cavale.web.settings import Settings

    app = create_app(Settings())
    text = msgspec.json.encode(whole(app.openapi_schema.to_schema(), HOUSE))
    sys.stdout.write(msgspec.json.format(text, indent=2).decode() + "\n")


if __name__ == "__main__":
    main()
