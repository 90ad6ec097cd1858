"""Lessons and puzzles on a page, by keyboard: what a move's path names is a button of the board."""

from playwright.sync_api import Locator, Page, expect

from tests.e2e.screen import table

SPOT = """([names, before]) => {
  const parts = ':is([data-part="board"], [data-part="tray"]) :is(button, input)';
  const named = (one) => Object.values((one.closest('[data-card]') ?? one).dataset);
  const calls = (one, name) => named(one).includes(name);
  const { step = '', stage = '', found = '' } = document.querySelector('.table').dataset;
  if (`${step} ${stage} ${found}` !== before) return 'played';
  const all = [...document.querySelectorAll(parts)];
  for (const name of names) {
    const spot = all.find(one => calls(one, name));
    spot?.focus();
    if (spot && document.activeElement === spot) return name;
  }
  return false;
}"""
"""Puts the keyboard where a board's own keys would lead it."""


def stage(page: Page, name: str) -> None:
    expect(table(page)).to_have_attribute("data-stage", name)


def answer(page: Page, path: tuple[str, ...]) -> None:
    """In the order of the path, as far as the board asks: a lone car that can drive there is not
    asked for, or only afterwards."""
    before = " ".join(
        table(page).get_attribute(f"data-{name}") or "" for name in ("step", "stage", "found")
    )
    left = list(path)
    while True:
        found = page.wait_for_function(SPOT, arg=[left, before]).json_value()
        if found == "played":
            return
        page.keyboard.press("Space")
        left.remove(found)


def onward(page: Page, name: str) -> Locator:
    """Once it is done the same key leads on."""
    stage(page, "done")
    link = page.get_by_role("link", name=name, exact=True)
    expect(link).to_be_focused()
    return link
