import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { moveProductVariants } from '@izlog/contract/product/record/product-axes';
import { mostVariants } from '@izlog/contract/product/record/variant-bounds';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { readRow } from '../desk/get-record.ts';
import { listAxes } from '../desk/variants.queries.ts';
import { getVariants, settleVariants } from '../desk/variants.ts';
import { holdProducts } from '../products/hold-products.ts';
import { saveProducts } from '../products/save-products.ts';
import { listChosen } from './axes.queries.ts';

/**
 * Puts variants away, or brings some back with all that they had. Carts that hold one say that it is not sold; orders keep
 * it. One whose choices another variant has by now, or which lacks one, is not brought back.
 */
export function moveVariants(
  outer: Ctx,
  { id, ids, isAway }: EndpointParsed<typeof moveProductVariants>,
): Promise<EndpointReturn<typeof moveProductVariants>> {
  return inTransaction(outer, async (inner) => {
    const ctx = await holdProducts(inner, [id], { variants: true });
    await readRow(ctx, id);
    const all = await listChosen(ctx, id);
    if (ids.some((one) => all.every((variant) => variant.id !== one))) throw new Refusal('notFound');
    const moved = all.filter((one) => ids.includes(one.id) && one.isAway !== isAway);
    if (!isAway) {
      const axes = await listAxes(ctx, id);
      const keyOf = ({ choices }: (typeof all)[number]) =>
        axes.map((axis) => choices.get(axis) ?? '?').join(' ');
      const taken = new Set(all.filter((one) => !one.isAway).map(keyOf));
      for (const one of moved) {
        if (taken.has(keyOf(one)) || keyOf(one).includes('?'))
          throw wrong('ids', 'taken', 'Another variant has the same choices, or an axis is new to it.');
        taken.add(keyOf(one));
      }
      if (taken.size > mostVariants) throw wrong('ids', 'tooMany', `At most ${mostVariants} variants.`);
    }
    if (moved.length > 0) {
      await saveProducts(
        ctx,
        moved.map((one) => ({ id: one.id, isArchived: isAway })),
      );
      await settleVariants(ctx, [id, ...moved.map((one) => one.id)]);
      const state = (isOut: boolean) => ({ state: isOut ? 'archived' : 'published' });
      for (const one of moved) noteChange(ctx, `product ${one.id}`, state(!isAway), state(isAway));
    }
    return getVariants(ctx, { id });
  });
}

const wrong = (path: string, kind: string, message: string): Refusal =>
  new Refusal('validationFailed', { fields: [{ path, kind, message }] });
