const worker = '/sw.js';
/** The one store of the service worker (public/sw.js). */
const store = 'izlog-card';

/**
 * Keeps the card's page on this device, so that it can be shown without a network: the page and the styles it needs, nothing
 * else of the account. Browsers without service workers simply do not.
 */
export async function saveCard(): Promise<void> {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return;
  const { active } = await navigator.serviceWorker.register(worker).then(() => navigator.serviceWorker.ready);
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"], link[as="font"]')];
  const files = styles.map((link) => new URL(link.href).pathname);
  active?.postMessage({ keep: [location.pathname, ...new Set(files)] });
}

/** Takes the card off this device, after a logout. */
export async function forgetCard(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(worker);
  if (!registration) return;
  await caches.delete(store);
  await registration.unregister();
}
