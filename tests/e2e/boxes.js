/**
 * What is painted on a table's page, part by part, and what of it is cut. A part is an element with `data-part`;
 * its box is that of all that is drawn in it, also of what leaves its own element.
 */
() => {
  const SLACK = 1;
  const seen = { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: innerHeight };
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const empty = (box) => box.right - box.left <= 0 || box.bottom - box.top <= 0;
  const inside = (a, b) =>
    a.left >= b.left - SLACK && a.top >= b.top - SLACK && a.right <= b.right + SLACK && a.bottom <= b.bottom + SLACK;
  const plain = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const size = (box) => Object.values(box).map(Math.round).join(' ');
  const cut = [];

  /** All that is drawn under `node`, within `clip`; `scrolls`: what lies beyond can be brought into sight. */
  function painted(node, clip, scrolls, found) {
    const style = getComputedStyle(node);
    if (style.display === 'none' || style.visibility === 'hidden' || style.clipPath !== 'none' || style.opacity === '0') return;
    const box = plain(node.getBoundingClientRect());
    const own = style.display === 'contents' ? clip : meet(box, clip);
    if (style.display !== 'contents' && !empty(own)) found.push(own);
    const picture = node instanceof SVGSVGElement;
    if (picture && style.overflow !== 'visible') return;
    const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
    const inner = clips ? own : clip;
    const roll = scrolls || /auto|scroll/.test(style.overflowX + style.overflowY);
    for (const child of node.childNodes) {
      if (child.nodeType === Node.TEXT_NODE && child.data.trim() && !(node instanceof SVGElement)) {
        const range = document.createRange();
        range.selectNodeContents(child);
        for (const rect of range.getClientRects()) {
          const line = plain(rect);
          if (!roll && !inside(line, inner)) cut.push(`“${child.data.trim()}” ${size(line)} in ${size(inner)}`);
          if (!empty(meet(line, inner))) found.push(meet(line, inner));
        }
      } else if (child.nodeType === Node.ELEMENT_NODE && !/^(defs|clipPath|mask|symbol|title)$/.test(child.tagName)) {
        painted(child, inner, roll, found);
      }
    }
  }

  const parts = {};
  const places = {};
  const everywhere = { left: -1e5, top: -1e5, right: 1e5, bottom: 1e5 };
  for (const part of document.querySelectorAll('[data-part]')) {
    const found = [];
    painted(part, everywhere, false, found);
    if (found.length === 0) continue;
    const box = {
      left: Math.min(...found.map((one) => one.left)),
      top: Math.min(...found.map((one) => one.top)),
      right: Math.max(...found.map((one) => one.right)),
      bottom: Math.max(...found.map((one) => one.bottom)),
    };
    parts[part.dataset.part] = box;
    places[part.dataset.part] = Object.values(plain(part.getBoundingClientRect())).map((side) => Math.round(side * 4) / 4);
  }
  const names = Object.keys(parts);
  const touching = names.flatMap((a, i) =>
    names.slice(i + 1).flatMap((b) => {
      const both = meet(parts[a], parts[b]);
      return both.right - both.left > SLACK && both.bottom - both.top > SLACK ? [`${a} and ${b}`] : [];
    }),
  );
  const outside = names.filter((name) => !inside(parts[name], seen));
  const ground = document.querySelector('[data-part="board"]')?.firstElementChild?.getBoundingClientRect();
  const words = document.querySelector(".sentence:not(.unseen) .room:not(.unseen)");
  // Before the end of a game all of its panels can be opened without looking for them.
  const log = document.querySelector('[data-part="log"]');
  const heads = document.querySelector('[data-testid="ending"]') ? [] : document.querySelectorAll('.panels h2');
  const lost = [...heads].filter((head) => !inside(plain(head.getBoundingClientRect()), plain(log.getBoundingClientRect())));
  const scroll = words && words.scrollHeight > words.clientHeight + SLACK ? ['sentence'] : [];
  return {
    names,
    places,
    touching,
    outside: outside.map((name) => `${name} ${JSON.stringify(parts[name])}`),
    cut: [...cut, ...scroll, ...lost.map((head) => head.textContent.trim())],
    wider: document.documentElement.scrollWidth - innerWidth,
    taller: document.documentElement.scrollHeight - innerHeight,
    board: ground ? [ground.width, ground.height] : [0, 0],
  };
};
