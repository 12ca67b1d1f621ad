import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { toDecimal } from '@izlog/contract/money';
import {
  type BulkChange,
  bulkReasons,
  type getProductBulk,
  type listBulkRefused,
  mostChanged,
  type planProductBulk,
} from '@izlog/contract/product/record/product-bulk';
import { and, eq, lt, sql } from 'drizzle-orm';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import {
  countProducts,
  insertItems,
  listChosen,
  listPresent,
  listRefusedItems,
  readItems,
} from './bulk.queries.ts';
import { type BulkValue, productBulks } from './bulk.tables.ts';
import { bulkJob } from './bulk-job.ts';
import { isOfPrices, planChange } from './plan-change.ts';

type Answer = EndpointReturn<typeof getProductBulk>;

/** Lines that one statement writes. */
const batch = 5000;
/** Plans that nobody ran are forgotten after a day. */
const patience = 24 * 60 * 60 * 1000;

/** Works out what a change would do to each product and writes that down; nothing is changed yet. */
export function planBulk(outer: Ctx, asked: EndpointParsed<typeof planProductBulk>): Promise<Answer> {
  return inTransaction(outer, async (ctx) => {
    const { change } = asked;
    if (!asked.ids && !asked.filter)
      throw wrong('ids', 'required', 'Name products, or a filter that means them.');
    if (change.kind === 'stock' && change.act === 'set' && change.quantity < 0)
      throw wrong('change.quantity', 'range', 'Stock is not below nothing.');
    await mustOwn(ctx, change);
    await ctx.db
      .delete(productBulks)
      .where(
        and(
          eq(productBulks.siteId, ctx.site.id),
          eq(productBulks.state, 'planned'),
          lt(productBulks.createdAt, new Date(ctx.now.getTime() - patience)),
        ),
      );
    const ids = await listChosen(ctx, asked, change.kind, mostChanged + 1);
    if (ids.length > mostChanged)
      throw wrong('filter', 'tooMany', `At most ${mostChanged} products are changed at once.`);
    const [made] = await ctx.db
      .insert(productBulks)
      .values({
        siteId: ctx.site.id,
        change,
        userId: staffOf(ctx),
        createdAt: ctx.now,
      })
      .returning({ id: productBulks.id });
    if (!made) throw new Error('a plan was not saved');
    for (let start = 0; start < ids.length; start += batch) {
      const present = await listPresent(ctx, change.kind, ids.slice(start, start + batch));
      await insertItems(
        ctx,
        made.id,
        present.map(({ id, value, ...more }) => ({
          productId: id,
          before: value,
          ...planChange(change, value, more),
        })),
      );
    }
    // Once: who waits for the end asks every second, and this looks at each product.
    await ctx.db
      .update(productBulks)
      .set({ chosen: await countProducts(ctx, made.id) })
      .where(eq(productBulks.id, made.id));
    return getBulk(ctx, made);
  });
}

/** A change as it is planned, or as it went. */
export async function getBulk(ctx: Ctx, { id }: { id: number }): Promise<Answer> {
  const { state, change, chosen, createdAt, by } = await readBulk(ctx, id);
  const { counts, examples, refused } = await readItems(ctx, id);
  const countOf = (is: (row: { state: string; reason: string | null }) => boolean) =>
    counts.filter(is).reduce((sum, { count }) => sum + count, 0);
  const lineOf = shownLine(change);
  return {
    id,
    state,
    change,
    chosen,
    matched: countOf(() => true),
    planned: countOf(({ reason }) => reason === null),
    done: countOf(({ state: one }) => one === 'done' || one === 'undone'),
    undone: countOf(({ state: one }) => one === 'undone'),
    refused: counts.flatMap(({ reason, count }) =>
      reason === null ? [] : [{ reason: reasonOf(reason), count }],
    ),
    refusedExamples: refused.map(lineOf),
    examples: examples.map((line) => {
      const { reason: _none, ...rest } = lineOf(line);
      return rest;
    }),
    by,
    at: createdAt.toISOString(),
  };
}

/** The next of the products that a change leaves alone, with the reason. */
export async function listRefused(
  ctx: Ctx,
  { id, after }: EndpointParsed<typeof listBulkRefused>,
): Promise<EndpointReturn<typeof listBulkRefused>> {
  const { change } = await readBulk(ctx, id);
  const found = await listRefusedItems(ctx, id, after, linesOfPage);
  const lineOf = shownLine(change);
  return {
    lines: found.map(({ sku, name, ...line }) => ({ ...lineOf({ ...line, name, sku: null }), sku })),
    next: found.length === linesOfPage ? (found.at(-1)?.productId ?? null) : null,
  };
}

/** Lines of one page of the file of what was refused. */
const linesOfPage = 1000;

type Line = Awaited<ReturnType<typeof listRefusedItems>>[number];

/** A line as people read it: amounts in decimals, the number behind the name. */
const shownLine =
  (change: BulkChange) =>
  ({ before, after, name, sku, ...line }: Line) => {
    const shown = (value: BulkValue) =>
      isOfPrices(change) && typeof value === 'number' ? toDecimal(value) : value;
    return {
      ...line,
      name: sku === null ? name : `${name} (${sku})`.trim(),
      before: shown(before),
      after: shown(after),
      reason: reasonOf(line.reason),
    };
  };

/** Begins a planned change; asked for twice it is done once. */
export const runBulk = (outer: Ctx, { id }: { id: number }): Promise<Answer> =>
  begin(outer, id, 'planned', 'running');

/** Begins to take a change back. */
export const undoBulk = (outer: Ctx, { id }: { id: number }): Promise<Answer> =>
  begin(outer, id, 'done', 'undoing');

function begin(outer: Ctx, id: number, from: 'planned' | 'done', to: 'running' | 'undoing'): Promise<Answer> {
  return inTransaction(outer, async (ctx) => {
    const { change } = await readBulk(ctx, id);
    const changed = await ctx.db
      .update(productBulks)
      .set({ state: to, userId: staffOf(ctx) })
      .where(and(eq(productBulks.siteId, ctx.site.id), eq(productBulks.id, id), eq(productBulks.state, from)))
      .returning({ id: productBulks.id });
    if (changed.length > 0) {
      await ctx.jobs.send(ctx.db, bulkJob, { siteId: ctx.site.id, bulkId: id });
      noteChange(ctx, `products at once ${id}`, { state: from }, { state: to, ...change });
    }
    return getBulk(ctx, { id });
  });
}

async function readBulk(ctx: Ctx, id: number) {
  const [bulk] = await ctx.db
    .select({
      state: productBulks.state,
      change: productBulks.change,
      chosen: productBulks.chosen,
      createdAt: productBulks.createdAt,
      by: sql<string | null>`(select nullif(trim(u.first_name || ' ' || u.last_name), '') from users u
        where u.id = ${productBulks.userId} and u.site_id = ${productBulks.siteId})`,
    })
    .from(productBulks)
    .where(and(eq(productBulks.siteId, ctx.site.id), eq(productBulks.id, id)));
  if (!bulk) throw new Refusal('notFound');
  return bulk;
}

/** Refuses a maker, category or tag of another site. */
async function mustOwn(ctx: Ctx, change: BulkChange): Promise<void> {
  const site = ctx.site.id;
  const owned =
    change.kind === 'brand' && change.brandId !== null
      ? sql`select from brands where site_id = ${site} and id = ${change.brandId}`
      : change.kind === 'category'
        ? sql`select from categories where site_id = ${site} and id = ${change.categoryId}`
        : change.kind === 'tag'
          ? sql`select from tags where site_id = ${site} and id = ${change.tagId}`
          : change.kind === 'taxClass' && change.taxClassId !== null
            ? sql`select from tax_classes where site_id = ${site} and id = ${change.taxClassId}`
            : undefined;
  if (!owned) return;
  const { rows } = await ctx.db.execute(owned);
  if (rows.length === 0) throw wrong('change', 'reference', 'This site does not have it.');
}

const staffOf = ({ caller }: Ctx): number | null => (caller.kind === 'staff' ? caller.userId : null);

const reasonOf = (reason: string | null) => bulkReasons.find((one) => one === reason) ?? 'refused';

const wrong = (path: string, kind: string, message: string): Refusal =>
  new Refusal('validationFailed', { fields: [{ path, kind, message }] });
