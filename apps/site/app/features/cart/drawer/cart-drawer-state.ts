import { useSyncExternalStore } from 'react';

/** The window with the cart: closed, or open with what there is to say first, if anything. */
type CartDrawerState = { note?: string } | null;

let state: CartDrawerState = null;
const listeners = new Set<() => void>();

const getState = () => state;
const onServer = () => null;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The window with the cart (SHELL-023); null while it is closed. */
export const useCartDrawer = (): CartDrawerState => useSyncExternalStore(subscribe, getState, onServer);

/** Opens or closes the window with the cart; the header shows it, so it works on every page with the main layout. */
export function showCartDrawer(next: CartDrawerState): void {
  state = next;
  for (const listener of listeners) listener();
}
