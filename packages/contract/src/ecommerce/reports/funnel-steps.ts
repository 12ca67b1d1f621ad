/** Steps on the way to an order, in their order. */
export const funnelSteps = ['products', 'carts', 'checkouts', 'orders'] as const;
export type FunnelStep = (typeof funnelSteps)[number];
