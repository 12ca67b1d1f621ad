import type { Ctx } from './context.ts';

/** How many open carts hold one of some products; who keeps the carts adds itself. */
export type HoldingCarts = (ctx: Ctx, ids: readonly number[]) => Promise<number>;

/** Who knows of carts, held for the whole platform: `kernel.held.get(holdingCarts).push(…)`. */
export const holdingCarts = (): HoldingCarts[] => [];
