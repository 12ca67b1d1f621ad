import type {
  filterPromotions,
  getPromotion,
  Promotion,
  savePromotion as saveEndpoint,
} from '@izlog/contract/ecommerce/promotion-staff';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { paginate } from '@izlog/contract/pagination';
import { noteChange } from '#platform/kernel/audit.ts';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { changedSince, revisionOf } from '#platform/kernel/resource/revision.ts';
import { checkDiscount } from './check-discount.ts';
import { savedForm, shownDiscount } from './discount-forms.ts';
import {
  type DiscountRow,
  listDiscounts,
  namesOfDiscount,
  readDiscount,
  removeDiscountRow,
} from './discount-staff.queries.ts';
import { savePromotion } from './save-promotion.ts';

/** A page of the promotions as staff keep them, in the order in which they are counted. */
export async function showPromotions(
  ctx: Ctx,
  input: EndpointParsed<typeof filterPromotions>,
): Promise<EndpointReturn<typeof filterPromotions>> {
  const { rows, total } = await listDiscounts(ctx, 'promotion', input);
  return { records: rows.map(present), pagination: paginate(input.page, input.limit, total) };
}

/** A promotion with what its ids name (notFound). */
export async function showPromotion(
  ctx: Ctx,
  { id }: { id: number },
): Promise<EndpointReturn<typeof getPromotion>> {
  const row = await mustFind(ctx, id);
  return { ...present(row), ...(await namesOfDiscount(ctx, row)) };
}

/**
 * Saves a promotion, new without an id. Refuses with validationFailed, naming the fields, and with recordChanged what
 * somebody else has changed since it was read (OFFICE-07).
 */
export function writePromotion(
  outer: Ctx,
  { id, revision, ...given }: EndpointParsed<typeof saveEndpoint>,
): Promise<Promotion> {
  return inTransaction(outer, async (ctx) => {
    const before = id === null ? undefined : await mustFind(ctx, id, { isHeld: true });
    const changed =
      before && revision !== undefined ? changedSince(revision, logged(before), settable(before)) : [];
    if (before && changed.length > 0)
      throw new Refusal('recordChanged', {
        fields: changed,
        record: present(before),
        target: `promotion ${id}`,
      });
    const { input, faults } = await checkDiscount(ctx, given, before?.used ?? 0);
    if (faults.length > 0) throw new Refusal('validationFailed', { fields: faults });
    const saved = await savePromotion(ctx, { ...savedForm(input), ...(id === null ? {} : { id }) });
    const row = await mustFind(ctx, saved);
    noteChange(ctx, `promotion ${saved}`, before ? logged(before) : {}, logged(row));
    return present(row);
  });
}

/** Removes a promotion (notFound): carts lose it, orders keep what it took off. */
export function deletePromotion(outer: Ctx, { id }: { id: number }): Promise<Record<string, never>> {
  return inTransaction(outer, async (ctx) => {
    const row = await removeDiscountRow(ctx, 'promotion', id);
    if (!row) throw new Refusal('notFound');
    // The terms of the shop are remembered for a version of the catalogue.
    await catalogueChanged(ctx, []);
    noteChange(ctx, `promotion ${id}`, logged(row), {});
    return {};
  });
}

async function mustFind(ctx: Ctx, id: number, how?: { isHeld: boolean }): Promise<DiscountRow> {
  const row = await readDiscount(ctx, 'promotion', id, how);
  if (!row) throw new Refusal('notFound');
  return row;
}

function present(row: DiscountRow): Promotion {
  return { ...shownDiscount(row), revision: revisionOf(logged(row), settable(row)) };
}

/** What staff set of a promotion: the log tells it, and a revision is of it. */
function logged(row: DiscountRow): Record<string, unknown> {
  const { id: _, used: __, state: ___, created_at: ____, names, ...set } = shownDiscount(row);
  return {
    ...set,
    names: Object.entries(names)
      .map(([language, name]) => `${language}: ${name}`)
      .toSorted(),
  };
}

const settable = (row: DiscountRow): string[] => Object.keys(logged(row)).toSorted();
