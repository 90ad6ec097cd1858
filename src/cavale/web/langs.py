"""The language that a request asks for."""

from typing import Annotated

from litestar.params import QueryParameter

from cavale.core.catalogue import LANGS
from cavale.web.problems import bad_request

Asked = Annotated[str, QueryParameter(max_length=20, description="A language, such as `fr`.")]


def known(lang: str) -> str:
    if lang not in LANGS:
        raise bad_request(f"lang is one of {', '.join(LANGS)}")
    return lang
