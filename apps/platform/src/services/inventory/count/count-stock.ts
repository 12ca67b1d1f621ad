import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type {
  getCount as get,
  postCount as post,
  countUnits as scan,
} from '@izlog/contract/product/stock-desk/stock-count';
import { noteChange } from '../../../kernel/audit.ts';
import { type Ctx, inTransaction } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { holdLevel, holdLevels } from '../desk/hold-level.queries.ts';
import { findStockRow, listByCode, sumStock } from '../desk/stock-rows.queries.ts';
import { setStock } from '../set-stock.ts';
import {
  endCount,
  findOpenCount,
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
 * Notes what was counted, against the level at this very moment. Refuses a code that nothing has (notFound), one that
 * several products have and what the shop does not count (validationFailed).
 */
export function countUnits(
  outer: Ctx,
  { code, product, counted }: EndpointParsed<typeof scan>,
): Promise<EndpointReturn<typeof scan>> {
  return inTransaction(outer, async (ctx) => {
    const [id, other] = product === undefined ? await listByCode(ctx, code ?? '') : [product];
    if (other !== undefined)
      throw new Refusal('validationFailed', {
        fields: [{ path: 'code', kind: 'shared', message: 'Several products have this EAN.' }],
      });
    if (id === undefined || !(await findStockRow(ctx, id))) throw new Refusal('notFound');
    const countId = await openCount(ctx);
    const level = await holdLevel(ctx, id);
    if (!level?.isTracked)
      throw new Refusal('validationFailed', {
        fields: [{ path: 'code', kind: 'untracked', message: 'The stock of this product is not counted.' }],
      });
    await putLine(ctx, countId, id, { expected: level.quantity, counted });
    const [line] = await listLines(ctx, countId, id);
    if (!line) throw new Error('the line was not written');
    return line;
  });
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
 * sold. What would fall below what is promised is left in the count, and said.
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
