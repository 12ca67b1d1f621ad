import type { Plugin } from 'vite';

/** What Vite calls at every `import()` of the built site; runs in browsers. `files` stand below the root of the site. */
const helper = `
const begun = {};
const begin = (file) => begun[file] ??= new Promise((resolve, reject) => {
  const isStyle = file.endsWith('.css');
  const rel = isStyle ? 'stylesheet' : 'modulepreload';
  if (document.querySelector('link[href="' + file + '"]' + (isStyle ? '[rel=stylesheet]' : ''))) return resolve();
  const link = document.createElement('link');
  link.rel = rel;
  link.href = file;
  link.onload = resolve;
  link.onerror = () => {
    link.remove();
    delete begun[file];
    reject(Error(file));
  };
  document.head.append(link);
  // What a script needs may still be on its way when it runs; it waits for it itself.
  if (!isStyle) resolve();
});
export const __vitePreload = (load, files = []) =>
  Promise.all(files.map((file) => begin('/' + file))).then(load).catch((error) => {
    const event = new Event('vite:preloadError', { cancelable: true });
    event.payload = error;
    if (window.dispatchEvent(event)) throw error;
  });
`;

/**
 * Vite's own helper knows every browser and every way to serve a site, and every visitor would load it. This one does the
 * same for the browsers we build for: styles first, other files meanwhile, and `vite:preloadError` where one is missing.
 */
export function ownPreload(): Plugin {
  return {
    name: 'own-preload',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\0vite\/preload-helper/ },
      handler(code) {
        if (
          !/export \{ ?__vitePreload ?\}|export const __vitePreload/.test(code) ||
          !code.includes('vite:preloadError')
        )
          throw new Error('Vite loads files in another way now.');
        return { code: helper, map: null, moduleSideEffects: false };
      },
    },
  };
}
