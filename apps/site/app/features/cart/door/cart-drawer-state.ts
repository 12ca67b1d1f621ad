import { sharedState } from '#site/ui/shared-state.ts';

/** The window with the cart: closed, or open with what there is to say first, if anything. */
type CartDrawerState = { note?: string } | null;

/**
 * The window with the cart (SHELL-023): null while it is closed. Anyone who opens or closes it needs no more than this; the
 * header shows it, so it works on every page with the main layout.
 */
export const [useCartDrawer, showCartDrawer] = sharedState<CartDrawerState>(null);

/**
 * How the code of the window is fetched: the header, which shows it, says so. The window holds tiles, and tiles add to the
 * cart: what adds to it knows the window by this alone.
 */
export const cartDrawerCode: { load?: () => Promise<unknown> } = {};
