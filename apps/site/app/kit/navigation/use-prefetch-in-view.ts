import { limits } from '@izlog/contract/limits';
import { useEffect } from 'react';
import { type Connection, mayPrefetch } from './may-prefetch.ts';

/** Safari has no idle callback; a moment later is near enough. */
const whenIdle = (task: () => void, options: { timeout: number }) =>
  void (window.requestIdleCallback?.(task, options) ?? window.setTimeout(task, 200));

const isAllowed = () => {
  const { onLine } = navigator;
  return mayPrefetch({ onLine, connection: (navigator as { connection?: Connection }).connection });
};

/** Preloads the code behind the links in view once the page is at rest; its own code comes only where that is allowed. */
export function usePrefetchInView(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const begin = async () => {
      if (isGone || !isAllowed()) return;
      // Nobody asked for it: where its code cannot be obtained, links load what they need when they are followed.
      const loaded: typeof import('./prefetch-routes.ts') | undefined = await import(
        './prefetch-routes.ts'
      ).catch(() => undefined);
      if (!isGone) stop = loaded?.prefetchRoutes({ mayPrefetch: isAllowed, whenIdle });
    };
    whenIdle(() => void begin(), { timeout: limits.prefetchIdleTimeout });
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
}
