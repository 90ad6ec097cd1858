"""A plain server of static files, to look at a folder as a web space would show it."""

from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any


class Plain(SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012 - as the base class has it
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def log_message(self, *_: Any) -> None:
        pass


def server(directory: Path, port: int = 0) -> ThreadingHTTPServer:
    return ThreadingHTTPServer(("127.0.0.1", port), partial(Plain, directory=str(directory)))


def serve(directory: Path, port: int, tell: Callable[[str], None]) -> None:
    with server(directory, port) as found:
        tell(f"http://127.0.0.1:{found.server_port}/")
        try:
            found.serve_forever()
        except KeyboardInterrupt:
            tell("")
