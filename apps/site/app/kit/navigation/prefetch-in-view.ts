import { limits } from '@izlog/contract/limits';

export interface Surroundings {
  /** Files of code a page needs, by its path. */
  modulesOf: (pathname: string) => readonly string[];
  mayPrefetch: () => boolean;
  whenIdle: (task: () => void, options: { timeout: number }) => void;
}

/**
 * Watches the links in view and, when the browser is idle (at the latest after 2000 ms), preloads the code of the pages
 * they lead to (ROUTE-067); never their data, which the server would have to make. Gives a function that ends it.
 */
export function prefetchInView(
  root: ParentNode & Node,
  { modulesOf, mayPrefetch, whenIdle }: Surroundings,
): () => void {
  const done = new Set<string>();
  const seen = new WeakSet<Element>();

  const preload = (pathname: string) => {
    if (!mayPrefetch()) return;
    for (const href of modulesOf(pathname)) {
      if (done.has(href)) continue;
      done.add(href);
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
  };
  const intersections = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      intersections.unobserve(target);
      const { pathname } = target;
      whenIdle(() => preload(pathname), { timeout: limits.prefetchIdleTimeout });
    }
  });
  const watch = () => {
    for (const link of root.querySelectorAll('a[href^="/"]')) {
      if (seen.has(link)) continue;
      seen.add(link);
      intersections.observe(link);
    }
  };
  const mutations = new MutationObserver(watch);
  mutations.observe(root, { subtree: true, childList: true });
  watch();
  return () => {
    intersections.disconnect();
    mutations.disconnect();
  };
}
