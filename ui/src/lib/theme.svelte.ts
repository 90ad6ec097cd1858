import { recall, remember } from './remember';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

class Look {
  theme = $state<Theme>(recall<Theme>('theme', 'auto'));

  use(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme);
    document.documentElement.dataset.theme = theme;
  }

  next(): void {
    this.use(THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length] ?? 'auto');
  }
}

export const look = new Look();
