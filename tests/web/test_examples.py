"""Each operation says what it is for and shows a request and an answer (`tools/examples.py`)."""

from functools import cache
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from cavale.games import HOUSE
from cavale.web.app import create_app
from cavale.web.schema import whole
from tests.web.good_states import GOOD


@cache
def served() -> dict[str, Any]:
    schema = whole(create_app().openapi_schema.to_schema(), HOUSE)
    raw: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(schema))
    return raw


@pytest.mark.parametrize("operation", tuple(GOOD), ids=" ".join)
def test_what_is_shown_is_as_the_schema_says(operation: tuple[str, str]) -> None:
    method, path = operation
    raw = served()
    said = raw["paths"][path][method.lower()]
    assert said["description"]
    assert all(one["description"] for one in said.get("parameters", ()))
    answer = said["responses"].get("201") or said["responses"]["200"]
    shown = [one for one in answer["content"].values() if "example" in one]
    assert shown
    if "requestBody" in said:
        shown.append(said["requestBody"]["content"]["application/json"])
    for one in shown:
        schema = {**one["schema"], "components": raw["components"]}
        jsonschema_rs.validate(schema, one["example"])
