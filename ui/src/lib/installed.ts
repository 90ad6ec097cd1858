/** An installed house opens without a line, too, and says what it needs one for. A mere visitor's device keeps nothing. */
export function keepShell(): void {
  if (!('serviceWorker' in navigator)) return;
  const keep = () => void shell(navigator.serviceWorker).catch(() => {});
  if (matchMedia('(display-mode: standalone)').matches) keep();
  else addEventListener('appinstalled', keep);
}

/** What this page has loaded already came before there was anybody to keep it. */
async function shell(workers: ServiceWorkerContainer): Promise<void> {
  await workers.register('/sw.js');
  const { active } = await workers.ready;
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
}
