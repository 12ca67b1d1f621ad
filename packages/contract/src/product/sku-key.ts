/** By what skus are the same (CATALOG-008): `m1` and `M1` name one product; the database says it by `izlog_lower`. */
export const skuKey = (sku: string): string => sku.trim().toLowerCase();
