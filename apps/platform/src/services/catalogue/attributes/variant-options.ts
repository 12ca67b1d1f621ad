import type { Ctx } from '#platform/kernel/context.ts';
import { presentAttributes } from './present-attributes.ts';
import { listAttributeRows } from './product-attributes.queries.ts';

/** What a variant is chosen by: `boja`, `Boja`, `crvena`. */
interface VariantOption {
  code: string;
  label: string;
  value: string;
}

/** By what variants are chosen on the page of their product, in the order of its axes; by the id of the variant. */
export async function listVariantOptions(
  ctx: Ctx,
  ids: readonly number[],
): Promise<Map<number, VariantOption[]>> {
  if (ids.length === 0) return new Map();
  const rows = (await listAttributeRows(ctx, ids)).filter(({ axis }) => axis !== null);
  const byVariant = Map.groupBy(
    rows.toSorted((a, b) => (a.axis ?? 0) - (b.axis ?? 0)),
    ({ productId }) => productId,
  );
  return new Map(
    [...byVariant].map(([id, own]) => [
      id,
      presentAttributes(own, ctx.language).map(({ attributeCode, label, valueLabel }) => ({
        code: attributeCode,
        label,
        value: valueLabel,
      })),
    ]),
  );
}
