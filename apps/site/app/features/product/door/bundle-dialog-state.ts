import { useSyncExternalStore } from 'react';
import type { Purchase } from '../purchase-of.ts';

/** A bundle that is being put together; on its own page the members are known already. */
export interface WantedBundle {
  id: number;
  name: string;
  quantity: number;
  personalizations?: Purchase['options']['personalizations'];
}

let wanted: WantedBundle | null = null;
const listeners = new Set<() => void>();

const getWanted = () => wanted;
const onServer = () => null;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The bundle whose window is open; null most of the time (SHELL-028). */
export const useWantedBundle = (): WantedBundle | null =>
  useSyncExternalStore(subscribe, getWanted, onServer);

/** Opens the window in which the members of a bundle are chosen, or closes it (PRODUCT-033). */
export function showBundleDialog(bundle: WantedBundle | null): void {
  wanted = bundle;
  for (const listener of listeners) listener();
}
