import './cavale-board';

/** The page of a shared position or moment comes whole from the server: only the theme is this device's. */
try {
  const theme: unknown = JSON.parse(localStorage.getItem('cavale.theme') ?? 'null');
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset['theme'] = theme;
    document.querySelector('cavale-board')?.setAttribute('theme', theme);
  }
} catch {
  // A browser that keeps nothing.
}
