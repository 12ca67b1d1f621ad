/** How a price that was worked out is rounded: to the cent, to ,90, to ,99, to the whole. */
export const roundings = ['cent', 'ninety', 'ninetyNine', 'whole'] as const;
export type Rounding = (typeof roundings)[number];
