import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

const getOpen = () => isOpen;
const onServer = () => false;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the window with the cart is open (SHELL-023). */
export const useIsCartWindowOpen = (): boolean => useSyncExternalStore(subscribe, getOpen, onServer);

/** Opens or closes the window with the cart; the header shows it, so it works on every page with the main layout. */
export function showCartWindow(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}
