import { limits } from '@izlog/contract/limits';

export interface Surroundings {
  /** Files of code a page needs, by its path. */
  modulesOf: (pathname: string) => readonly string[];
  mayPrefetch: () => boolean;
  whenIdle: (task: () => void, options: { timeout: number }) => void;
}

const links = 'a[href^="/"]';

/**
 * Watches the links in view and, when the browser is idle (at the latest after 2000 ms), preloads the code of the pages
 * they lead to (ROUTE-067); never their data, which the server would have to make. Returns a function that ends it.
 */
export function prefetchInView(
  root: ParentNode & Node,
  { modulesOf, mayPrefetch, whenIdle }: Surroundings,
): () => void {
  const done = new Set<string>();
  const seen = new WeakSet<Element>();
  /** Paths of which a link was in view: their other links need not be watched any more. */
  const inView = new Set<string>();

  const preload = (pathname: string) => {
    if (!mayPrefetch()) return;
    for (const href of modulesOf(pathname)) {
      if (done.has(href)) continue;
      done.add(href);
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
  };
  const intersections = new IntersectionObserver((entries) => {
    const came = new Set<string>();
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement) || inView.has(target.pathname)) continue;
      const { pathname } = target;
      came.add(pathname);
      inView.add(pathname);
      whenIdle(() => preload(pathname), { timeout: limits.prefetchIdleTimeout });
    }
    if (came.size === 0) return;
    for (const link of root.querySelectorAll<HTMLAnchorElement>(links))
      if (came.has(link.pathname)) intersections.unobserve(link);
  });
  const watch = (link: Element) => {
    if (!(link instanceof HTMLAnchorElement) || seen.has(link) || inView.has(link.pathname)) return;
    seen.add(link);
    intersections.observe(link);
  };
  const watchIn = (node: Node) => {
    if (!(node instanceof Element)) return;
    if (node.matches(links)) watch(node);
    else for (const link of node.querySelectorAll(links)) watch(link);
  };
  // Only what came is looked through: on a page that is edited something comes all the time.
  const mutations = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) watchIn(node);
  });
  mutations.observe(root, { subtree: true, childList: true });
  for (const link of root.querySelectorAll(links)) watch(link);
  return () => {
    intersections.disconnect();
    mutations.disconnect();
  };
}
