import { useSyncExternalStore } from 'react';

/**
 * One value of a browser tab beside all components: the hook that shows it, and what sets it again. A server, and the first
 * picture in a browser, know only what it is at first.
 */
export function sharedState<T>(first: T): [use: () => T, set: (next: T) => void] {
  let state = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return [
    () =>
      useSyncExternalStore(
        subscribe,
        () => state,
        () => first,
      ),
    (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
  ];
}
