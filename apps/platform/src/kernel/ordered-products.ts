import type { Ctx } from './context.ts';

/** Whether anybody ever ordered one of some products; who keeps the orders adds itself. */
export type OrderedProducts = (ctx: Ctx, ids: readonly number[]) => Promise<boolean>;

/** Who knows of orders, held for the whole platform: `kernel.held.get(orderedProducts).push(…)`. */
export const orderedProducts = (): OrderedProducts[] => [];
