import { useLayoutEffect } from 'react';

/**
 * A class on the body while a component is there, by which the page makes room for it. A style could ask for the same by
 * `body:has(…)`; the browser would then look through the whole page after every change of it.
 */
export function useOnBody(name: string): void {
  useLayoutEffect(() => {
    const { classList } = document.body;
    classList.add(name);
    return () => classList.remove(name);
  }, [name]);
}
