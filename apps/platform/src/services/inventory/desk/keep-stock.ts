import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { paginate } from '@izlog/contract/pagination';
import type {
  adjustStock as adjust,
  filterStock as filter,
  getStock as get,
  StockRow,
  updateStock as update,
} from '@izlog/contract/product/stock-desk/stock-levels';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { canonical, changedSince, revisionOf } from '#platform/kernel/resource/revision.ts';
import { listWaits } from '../availability.queries.ts';
import { setStock } from '../set-stock.ts';
import { holdLevel } from './hold-level.queries.ts';
import { findStockRow, listStockRows, sumStock } from './stock-rows.queries.ts';

/** The levels of the shop, what is short first. */
export async function filterStock(
  ctx: Ctx,
  { search, state, waiting, page, limit }: EndpointParsed<typeof filter>,
): Promise<EndpointReturn<typeof filter>> {
  const { rows, total } = await listStockRows(ctx, {
    ...(search && { search }),
    ...(state && { state }),
    isWaited: waiting !== undefined,
    offset: (page - 1) * limit,
    limit,
  });
  return { records: rows, pagination: paginate(page, limit, total), sums: await sumStock(ctx) };
}

/** A level, its revision, and who waits for the product. */
export async function getStock(
  ctx: Ctx,
  { id }: EndpointParsed<typeof get>,
): Promise<EndpointReturn<typeof get>> {
  const row = await mustFind(ctx, id);
  const mayRead = ctx.caller.kind === 'staff' && ctx.caller.permissions.includes('customers.read');
  const waits = await listWaits(ctx, id);
  return {
    ...row,
    revision: revisionOf({ ...row }, managed),
    waits: waits.map(({ email, since }) => ({ email: mayRead ? email : null, since })),
  };
}

/** What staff say of how a level is kept. */
const managed = ['isTracked', 'lowAt', 'backorders', 'restockAt'] as const;

/**
 * Says how a level is kept, by the operation of imports; how many there are stays. Refuses what somebody else changed
 * meanwhile (recordChanged), and a level that would be below what is promised (stockReserved).
 */
export function updateStock(
  outer: Ctx,
  { id, revision, ...said }: EndpointParsed<typeof update>,
): Promise<EndpointReturn<typeof update>> {
  return inTransaction(outer, async (ctx) => {
    await holdLevel(ctx, id);
    const now = await mustFind(ctx, id);
    const theirs = revision === undefined ? [] : changedSince(revision, { ...now }, managed);
    // A form sends what it shows: what is as it was read was not changed by the sender.
    const touched = revision === undefined ? managed : changedSince(revision, { ...now, ...said }, managed);
    const mine = managed.filter(
      (field) => said[field] !== undefined && touched.includes(field) && !isSame(said[field], now[field]),
    );
    const clash = mine.filter((field) => theirs.includes(field));
    if (clash.length > 0)
      throw new Refusal('recordChanged', {
        fields: clash,
        record: await getStock(ctx, { id }),
        target: targetOf(now),
      });
    const next = { ...now, ...Object.fromEntries(mine.map((field) => [field, said[field]])) } as StockRow;
    if (mine.length > 0)
      await setStock(ctx, [
        {
          productId: id,
          isTracked: next.isTracked,
          quantity: next.quantity,
          backorders: next.backorders,
          lowAt: next.lowAt,
          restockAt: next.restockAt === null ? null : new Date(next.restockAt),
        },
      ]);
    noteChange(ctx, targetOf(now), pick(now), pick(next), now.name);
    return { id, revision: revisionOf({ ...next }, managed) };
  });
}

/**
 * Adds pieces or takes some, with the reason: the difference counts, so that what is sold meanwhile stays sold. Refuses
 * to go below what is promised (stockReserved), what is not counted and what is not there (validationFailed).
 */
export function adjustStock(
  outer: Ctx,
  { product, difference, reason, note }: EndpointParsed<typeof adjust>,
): Promise<EndpointReturn<typeof adjust>> {
  return inTransaction(outer, async (ctx) => {
    const level = await holdLevel(ctx, product);
    const row = await mustFind(ctx, product);
    if (!level?.isTracked)
      throw new Refusal('validationFailed', {
        fields: [
          { path: 'product', kind: 'untracked', message: 'The stock of this product is not counted.' },
        ],
      });
    const quantity = level.quantity + difference;
    // Buyers may order what is not there; nobody can pick it.
    if (difference < 0 && quantity < 0)
      throw new Refusal('validationFailed', {
        fields: [{ path: 'difference', kind: 'belowZero', message: 'There are not that many pieces.' }],
      });
    await setStock(ctx, [{ ...level, productId: product, quantity }], {
      cause: { kind: reason === 'received' ? 'receipt' : 'correction', reason, note },
    });
    noteChange(ctx, targetOf(row), { quantity: level.quantity }, { quantity, reason, note }, row.name);
    return { quantity, reserved: level.reserved };
  });
}

async function mustFind(ctx: Ctx, id: number): Promise<StockRow> {
  const row = await findStockRow(ctx, id);
  if (!row) throw new Refusal('notFound');
  return row;
}

/** By its id, so that the history of a product finds it whatever number it had. */
const targetOf = ({ id }: StockRow): string => `stock ${id}`;
const pick = (row: StockRow) => Object.fromEntries(managed.map((field) => [field, row[field]]));
const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);
