import type { Personalizations } from '@izlog/contract/product/choices/personalizations';
import { sharedState } from '#site/ui/shared-state.ts';

/** A bundle that is being put together; on its own page the members are known already. */
export interface WantedBundle {
  id: number;
  name: string;
  quantity: number;
  personalizations?: Personalizations;
}

/**
 * The bundle whose window is open, null most of the time (SHELL-028), and what opens the window in which the members of a
 * bundle are chosen, or closes it (PRODUCT-033).
 */
export const [useWantedBundle, showBundleDialog] = sharedState<WantedBundle | null>(null);
