/** What the files of the gallery can be in the order of. */
export const mediaOrders = ['newest', 'name', 'size'] as const;
export type MediaOrder = (typeof mediaOrders)[number];
