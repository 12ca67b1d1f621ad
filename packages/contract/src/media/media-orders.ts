/** What the files of the gallery can be in the order of. */
export const mediaOrders = ['newest', 'name', 'size'] as const;
/** Files that the gallery counts, and reaches by the number of a page; what lies behind by the last file before it. */
export const countedFiles = 1000;

export type MediaOrder = (typeof mediaOrders)[number];
