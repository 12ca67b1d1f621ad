import type { CountLine } from '@izlog/contract/product/stock-desk/stock-count';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryOnce, queryPrepared } from '#platform/kernel/database/prepared.ts';
import { sql } from '#platform/kernel/database/statement.ts';
import { nameOf } from '../desk/stock-rows.queries.ts';

/** The count that is under way on the site; held where it is about to end. */
export async function findOpenCount(
  ctx: Ctx,
  isHeld = false,
): Promise<{ id: number; startedAt: string } | undefined> {
  const [row] = await queryPrepared<{ id: number; startedAt: string }>(
    ctx.db,
    sql`select id, started_at as "startedAt" from stock_counts where site_id = ${ctx.site.id} and ended_at is null
      ${isHeld ? sql`for update` : sql``}`,
  );
  return row;
}

/** Tries to find an open count while others end theirs. */
const tries = 10;

/** The open count, begun where there is none; anyone who ends it meanwhile waits. */
export async function openCount(ctx: Ctx): Promise<number> {
  const userId = ctx.caller.kind === 'staff' ? ctx.caller.userId : null;
  for (let tried = 0; tried < tries; tried++) {
    await queryPrepared(
      ctx.db,
      sql`insert into stock_counts (site_id, started_at, started_by)
        values (${ctx.site.id}, ${ctx.now.toISOString()}::timestamptz, ${userId}::bigint)
        on conflict (site_id) where ended_at is null do nothing`,
    );
    const [row] = await queryPrepared<{ id: number }>(
      ctx.db,
      sql`select id from stock_counts where site_id = ${ctx.site.id} and ended_at is null for share`,
    );
    if (row) return row.id;
  }
  throw new Error('every count was ended in the moment it was begun');
}

/** Notes what was counted against the level as it is now; without a number it is one piece more than before. */
export async function putLine(
  ctx: Ctx,
  countId: number,
  productId: number,
  { expected, counted }: { expected: number; counted: number | undefined },
): Promise<void> {
  const userId = ctx.caller.kind === 'staff' ? ctx.caller.userId : null;
  await queryPrepared(
    ctx.db,
    sql`insert into stock_count_lines as known (count_id, product_id, expected, counted, counted_at, counted_by)
      values (${countId}, ${productId}, ${expected}, ${counted ?? 1}, ${ctx.now.toISOString()}::timestamptz, ${userId}::bigint)
      on conflict (count_id, product_id) do update set expected = excluded.expected,
        counted = coalesce(${counted ?? null}::int, known.counted + 1), counted_at = excluded.counted_at,
        counted_by = excluded.counted_by`,
  );
}

/** What a scan of this name was counted as, and in which count. */
export async function findScan(
  ctx: Ctx,
  scan: string,
): Promise<{ countId: number; productId: number } | undefined> {
  const [row] = await queryPrepared<{ countId: number; productId: number }>(
    ctx.db,
    sql`select count_id as "countId", product_id as "productId" from stock_count_scans
      where site_id = ${ctx.site.id} and scan = ${scan}::uuid`,
  );
  return row;
}

/**
 * Notes a scan by its name; answers false where it is noted already, because another was first: a second one that comes
 * meanwhile waits for the first.
 */
export async function isNewScan(
  ctx: Ctx,
  countId: number,
  { scan, productId }: { scan: string; productId: number },
): Promise<boolean> {
  const rows = await queryPrepared<{ scan: string }>(
    ctx.db,
    sql`insert into stock_count_scans (site_id, scan, count_id, product_id)
      values (${ctx.site.id}, ${scan}::uuid, ${countId}, ${productId}) on conflict (site_id, scan) do nothing
      returning scan`,
  );
  return rows.length > 0;
}

/** What was counted, the last first. */
export async function listLines(ctx: Ctx, countId: number, productId?: number): Promise<CountLine[]> {
  const rows = await queryOnce<CountLine>(
    ctx.db,
    sql`select l.product_id as product, ${nameOf(ctx, sql`p.id`, sql`p.parent_id`)} as name,
        coalesce(p.sku, '') as sku, coalesce(p.barcode, '') as barcode, l.expected, l.counted, l.counted_at as at
      from stock_count_lines l join products p on p.id = l.product_id
      where l.count_id = ${countId} ${productId === undefined ? sql`` : sql`and l.product_id = ${productId}`}
      order by l.counted_at desc, l.product_id desc`,
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}

/** Takes lines out of a count; says how many there were. */
export async function removeLines(ctx: Ctx, countId: number, productIds: readonly number[]): Promise<number> {
  const rows = await queryOnce<{ id: number }>(
    ctx.db,
    sql`delete from stock_count_lines where count_id = ${countId} and product_id = any(${sql.param([...productIds])}::bigint[])
      returning product_id as id`,
  );
  return rows.length;
}

/**
 * Ends the count: nobody counts into it any more. Its scans stay until the next one ends, for what was lost on the line
 * and is sent again behind the end.
 */
export async function endCount(ctx: Ctx, countId: number): Promise<void> {
  await queryPrepared(
    ctx.db,
    sql`delete from stock_count_scans where site_id = ${ctx.site.id} and count_id <> ${countId}`,
  );
  await queryPrepared(
    ctx.db,
    sql`update stock_counts set ended_at = ${ctx.now.toISOString()}::timestamptz where id = ${countId}`,
  );
}
