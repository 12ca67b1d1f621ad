import type { Ctx } from './context.ts';

/** Whether an order names a way to pay or of delivery; who keeps the orders adds itself. */
export type OrderedMethods = (ctx: Ctx, kind: 'payment' | 'delivery', id: number) => Promise<boolean>;

/** Who knows of orders, held for the whole platform: `kernel.held.get(orderedMethods).push(…)`. */
export const orderedMethods = (): OrderedMethods[] => [];
