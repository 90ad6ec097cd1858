import { answer, defineBoard } from './element';

const beside = (name: string): string => new URL(name, import.meta.url).href;

let films = 0;

defineBoard({
  // A board speaks one language and knows one cast: by another query it is another module.
  board: (game, lang, film) => import(/* @vite-ignore */ beside(`${game}.js?${lang}${film ? `.${(films += 1)}` : ''}`)),
  words: async (game, lang) => (await answer(beside(`${game}.${lang}.ftl`))).text(),
});

const font = new FontFace('Fraunces', `url("${beside('fraunces.woff2')}")`, { weight: '100 900', display: 'swap' });
document.fonts.add(font);
font.load().catch(() => document.fonts.delete(font));
