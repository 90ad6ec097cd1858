"""What axe-core finds wrong with a page as it stands."""

from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import Page, expect


def faultless(page: Page) -> None:
    """By light and in the dark, once there is something on it."""
    expect(page.locator("h1").first).to_be_attached()
    page.evaluate(AXE_SCRIPT)
    page.emulate_media(color_scheme="light")
    nothing_wrong(page)
    # In the dark only the colours are others.
    page.emulate_media(color_scheme="dark")
    nothing_wrong(page, "color-contrast", "link-in-text-block")


def nothing_wrong(page: Page, *rules: str) -> None:
    """By these of its rules; if none is named, by all that axe-core applies unless told not to."""
    options: dict[str, object] = {"resultTypes": ["violations"]}
    if rules:
        options["runOnly"] = {"type": "rule", "values": rules}
    found = AxeResults(page.evaluate("options => axe.run(options)", options))
    assert found.violations_count == 0, found.generate_report()
