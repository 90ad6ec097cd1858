"""Stops a build that would ship a server without its pages."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PagesAreBuilt(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page = Path(self.root, "src", "cavale", "web", "static", "index.html")
        if version != "editable" and not page.exists():
            raise SystemExit(
                "src/cavale/web/static/index.html is missing: build the UI first "
                "('make build' does, or 'npm ci && npm run build' in ui)."
            )
