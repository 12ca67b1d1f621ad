import { noteChange } from '#platform/kernel/audit.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { listPriceEntries } from '#platform/services/pricing/index.ts';
import { fieldsWith, flat } from './get-record.ts';
import { listRecordsOf } from './read-record.queries.ts';

/** What staff write of products, by id and by the names that the form has for it. */
export type Standing = ReadonlyMap<number, Record<string, unknown>>;

/** How products stand now, for `noteSaved`; nothing is read where nobody keeps what changes. */
export async function standingOf(ctx: Ctx, ids: readonly number[]): Promise<Standing> {
  if (!ctx.changes || ids.length === 0) return new Map();
  const rows = await listRecordsOf(ctx, ids);
  const journals = await listPriceEntries(ctx, ids);
  return new Map(rows.map((row) => [row.id, flat(ctx, fieldsWith(ctx, row, journals))]));
}

/** Notes what became of products since (OFFICE-15); of one that was not there only `made`. */
export async function noteSaved(
  ctx: Ctx,
  before: Standing,
  ids: readonly number[],
  made: Record<string, unknown>,
): Promise<void> {
  for (const [id, after] of await standingOf(ctx, ids)) {
    const was = before.get(id);
    if (was) noteChange(ctx, `product ${id}`, was, after);
    else noteChange(ctx, `product ${id}`, {}, made);
  }
}
