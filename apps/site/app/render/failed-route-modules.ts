import type { Plugin } from 'vite';

/**
 * React Router reloads the page whenever a route's file cannot be loaded, again and again. Here it tells the page
 * instead, in Vite's own way: that one reloads at most once a minute, else the error page is shown (ROUTE-059,
 * ROUTE-060). It is thrown while rendering, because the router shows an empty page for a file that fails to load.
 */
export function failedRouteModules(): Plugin {
  const reload = 'window.location.reload();';
  return {
    name: 'failed-route-modules',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js/ },
      handler(code) {
        if (!code.includes(reload)) throw new Error('React Router loads route modules in another way now.');
        return code.replace(
          reload,
          `if (window.dispatchEvent(new Event('vite:preloadError', { cancelable: true })))
            return { default() { throw error; } };`,
        );
      },
    },
  };
}
