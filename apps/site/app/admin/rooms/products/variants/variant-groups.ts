import type { AxisRecord, VariantRecord } from '@izlog/contract/product/record/product-variants';

/** Whose pictures are being chosen: one variant's, or those of all that share a choice. */
export interface Picturing {
  ids: readonly number[];
  name: string;
  dropped?: readonly File[];
}

/** Variants that share a choice. */
export interface VariantGroup {
  /** What they share; null where there is nothing to be told apart. */
  name: string | null;
  color: string | null;
  variants: VariantRecord[];
}

/** Variants by their first axis, where there are more. */
export function groupsOf(variants: readonly VariantRecord[], axes: readonly AxisRecord[]): VariantGroup[] {
  const [first] = axes;
  if (!first || axes.length < 2) return [{ name: null, color: null, variants: [...variants] }];
  const groups = first.values.map(({ id, name, color }) => ({
    name,
    color,
    variants: variants.filter(({ valueIds }) => valueIds.includes(id)),
  }));
  const grouped = new Set(groups.flatMap((group) => group.variants));
  const others = variants.filter((variant) => !grouped.has(variant));
  return [
    ...groups.filter((group) => group.variants.length > 0),
    ...(others.length > 0 ? [{ name: null, color: null, variants: others }] : []),
  ];
}
