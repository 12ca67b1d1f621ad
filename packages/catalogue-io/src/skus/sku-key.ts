/** By what skus are the same: most shops take `m1` and `M1` for one, and people type either. */
export const skuKey = (sku: string): string => sku.trim().toLowerCase();
