import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type {
  CountLine,
  getCount as get,
  postCount as post,
  countUnits as scan,
} from '@izlog/contract/product/stock-desk/stock-count';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { holdLevel, holdLevels } from '../desk/hold-level.queries.ts';
import { findStockRow, listByCode, sumStock } from '../desk/stock-rows.queries.ts';
import { setStock } from '../set-stock.ts';
import {
  endCount,
  findOpenCount,
  findScan,
  isNewScan,
  listLines,
  openCount,
  putLine,
  removeLines,
} from './count-stock.queries.ts';

/** The count that is under way. */
export async function getCount(ctx: Ctx): Promise<EndpointReturn<typeof get>> {
  const open = await findOpenCount(ctx);
  const { tracked } = await sumStock(ctx);
  return {
    startedAt: open ? new Date(open.startedAt).toISOString() : null,
    lines: open ? await listLines(ctx, open.id) : [],
    toCount: tracked,
  };
}

/**
 * Notes what was counted, against the level at this very moment. A scan that was noted before is answered
 * and not counted again. Refuses a code that nothing has (notFound), one that several products have and what the shop does
 * not count (validationFailed).
 */
export function countUnits(
  outer: Ctx,
  { code, product, counted, scan: name }: EndpointParsed<typeof scan>,
): Promise<EndpointReturn<typeof scan>> {
  return inTransaction(outer, async (ctx) => {
    const noted = name && (await findScan(ctx, name));
    if (noted) return lineOf(ctx, noted.countId, noted.productId);
    const [id, other] = product === undefined ? await listByCode(ctx, code ?? '') : [product];
    if (other !== undefined)
      throw new Refusal('validationFailed', {
        fields: [{ path: 'code', kind: 'shared', message: 'Several products have this EAN.' }],
      });
    if (id === undefined || !(await findStockRow(ctx, id))) throw new Refusal('notFound');
    const countId = await openCount(ctx);
    if (name && !(await isNewScan(ctx, countId, { scan: name, productId: id })))
      return lineOf(ctx, countId, id);
    const level = await holdLevel(ctx, id);
    if (!level?.isTracked)
      throw new Refusal('validationFailed', {
        fields: [{ path: 'code', kind: 'untracked', message: 'The stock of this product is not counted.' }],
      });
    await putLine(ctx, countId, id, { expected: level.quantity, counted });
    return lineOf(ctx, countId, id);
  });
}

/** A line as it stands; nothing is counted of what was taken out again. */
async function lineOf(ctx: Ctx, countId: number, id: number): Promise<CountLine> {
  const [line] = await listLines(ctx, countId, id);
  if (line) return line;
  const row = await findStockRow(ctx, id);
  if (!row) throw new Refusal('notFound');
  const { name, sku, barcode, quantity } = row;
  return { product: id, name, sku, barcode, expected: quantity, counted: 0, at: ctx.now.toISOString() };
}

/** Takes a product out of the count. */
export function uncountUnits(outer: Ctx, { product }: { product: number }): Promise<Record<string, never>> {
  return inTransaction(outer, async (ctx) => {
    const open = await findOpenCount(ctx);
    if (!open || (await removeLines(ctx, open.id, [product])) === 0) throw new Refusal('notFound');
    return {};
  });
}

/**
 * Posts the differences and ends the count (OFFICE-05). Each is added to the level as it is now: what was sold since stays
 * sold. What would fall below what is promised is left in the count, and reported.
 */
export function postCount(outer: Ctx): Promise<EndpointReturn<typeof post>> {
  return inTransaction(outer, async (ctx) => {
    const open = await findOpenCount(ctx, true);
    if (!open) throw new Refusal('notFound');
    const lines = await listLines(ctx, open.id);
    const levels = new Map(
      (
        await holdLevels(
          ctx,
          lines.map(({ product }) => product),
        )
      ).map((level) => [level.productId, level]),
    );
    const changes = lines.flatMap((line) => {
      const level = levels.get(line.product);
      if (!level?.isTracked || line.counted === line.expected) return [];
      const quantity = level.quantity + line.counted - line.expected;
      const isRefused = quantity < 0 || (level.backorders === 'no' && quantity < level.reserved);
      return [{ line, level, quantity, isRefused }];
    });
    const good = changes.filter(({ isRefused }) => !isRefused);
    const bad = changes.filter(({ isRefused }) => isRefused);
    await setStock(
      ctx,
      good.map(({ level, quantity }) => ({ ...level, quantity })),
      { cause: { kind: 'count', reference: `count:${open.id}` } },
    );
    for (const { line, level, quantity } of good)
      noteChange(
        ctx,
        `stock ${line.product}`,
        { quantity: level.quantity },
        { quantity, counted: line.counted },
      );
    const left = new Set(bad.map(({ line }) => line.product));
    if (left.size === 0) await endCount(ctx, open.id);
    else
      await removeLines(
        ctx,
        open.id,
        lines.map(({ product }) => product).filter((product) => !left.has(product)),
      );
    return {
      posted: good.length,
      refused: bad.map(({ line, level }) => ({
        ...line,
        reserved: level.reserved,
        quantity: level.quantity,
      })),
    };
  });
}

/** Ends the count without posting it. */
export function dropCount(outer: Ctx): Promise<Record<string, never>> {
  return inTransaction(outer, async (ctx) => {
    const open = await findOpenCount(ctx, true);
    if (!open) throw new Refusal('notFound');
    await endCount(ctx, open.id);
    return {};
  });
}
