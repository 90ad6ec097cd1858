// The whole folder is kept on the device when it is first opened. A newer one is fetched beside it and
// takes its place only when no page of the old one is open any more: no game changes under way.
const KEPT = 'cavale-__VERSION__';
const FILES = __FILES__;

addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES.map((name) => new Request(name, { cache: 'no-cache' })))));
});

addEventListener('activate', (event) => {
  const ours = new RegExp('^cavale-');
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((name) => ours.test(name) && name !== KEPT).map((name) => caches.delete(name)))));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(registration.scope)) return;
  event.respondWith(kept(request.mode === 'navigate' ? './' : request).then((found) => found ?? fetch(request)));
});

async function kept(request) {
  return (await caches.open(KEPT)).match(request, { ignoreSearch: true });
}
