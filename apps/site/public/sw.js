// Keeps the page of the member card for when there is no network. It is put here by that page alone, holds only what that
// page names, and answers nothing else: every other page, private ones above all, comes from the network or not at all.
const store = 'izlog-card';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', ({ data, source }) => {
  const wanted = Array.isArray(data?.keep) ? data.keep : [];
  // Only the page that is open may name itself; everything else must be a file of the build.
  const [page, ...files] = wanted.filter((path) => typeof path === 'string');
  if (!source || new URL(source.url).pathname !== page) return;
  keep([page, ...files.filter((path) => /^\/(assets|fonts|img)\//.test(path))]);
});

async function keep(paths) {
  // Whole or not at all: a card without its styles helps nobody, the former one does.
  const answers = await Promise.all(paths.map((path) => fetch(path, { credentials: 'same-origin' })));
  if (answers.some((answer) => !answer.ok || answer.redirected)) return;
  await caches.delete(store);
  const cache = await caches.open(store);
  await Promise.all(answers.map((answer, index) => cache.put(paths[index], answer)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const isOurs = request.mode === 'navigate' || /^\/(assets|fonts|img)\//.test(pathname);
  if (isOurs) event.respondWith(fetch(request).catch((error) => kept(pathname, error)));
});

async function kept(pathname, error) {
  const answer = await caches.match(pathname, { cacheName: store });
  if (answer) return answer;
  throw error;
}
