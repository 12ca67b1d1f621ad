import type { BankLineState } from '@izlog/contract/ecommerce/bank/bank-reasons';
import { and, asc, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { orders } from '../order.tables.ts';
import { payments } from '../payment/payment.tables.ts';
import { bankLineParts, bankLines, bankStatements } from './bank.tables.ts';
import type { Candidate } from './order-index.ts';

export type BankStatementRow = typeof bankStatements.$inferSelect;
export type BankLineRow = typeof bankLines.$inferSelect;
export type NewLine = Omit<typeof bankLines.$inferInsert, 'siteId' | 'statementId'>;

/** Keeps a statement; the one that was read before where it is the same, and whether it was. */
export async function saveStatement(
  ctx: Ctx,
  row: Omit<typeof bankStatements.$inferInsert, 'siteId' | 'createdAt'>,
): Promise<{ statement: BankStatementRow; isKnown: boolean }> {
  const [made] = await ctx.db
    .insert(bankStatements)
    .values({ ...row, siteId: ctx.site.id, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning();
  if (made) return { statement: made, isKnown: false };
  const [known] = await ctx.db
    .select()
    .from(bankStatements)
    .where(
      and(
        eq(bankStatements.siteId, ctx.site.id),
        eq(bankStatements.iban, row.iban),
        eq(bankStatements.bankId, row.bankId),
        eq(bankStatements.toDay, row.toDay),
      ),
    );
  if (!known) throw new Error('the statement was neither kept nor known');
  return { statement: known, isKnown: true };
}

/** Most lines of one statement of SQL: each has its parameters. */
const atOnce = 500;

/** Keeps lines that are not known yet; returns how many these are. */
export async function saveLines(ctx: Ctx, statementId: number, lines: readonly NewLine[]): Promise<number> {
  let saved = 0;
  for (let from = 0; from < lines.length; from += atOnce) {
    const rows = await ctx.db
      .insert(bankLines)
      .values(
        lines
          .slice(from, from + atOnce)
          .map((line) => ({ ...line, siteId: ctx.site.id, statementId, createdAt: ctx.now })),
      )
      .onConflictDoNothing()
      .returning({ id: bankLines.id });
    saved += rows.length;
  }
  return saved;
}

export async function findStatement(ctx: Ctx, id: number): Promise<BankStatementRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(bankStatements)
    .where(and(eq(bankStatements.siteId, ctx.site.id), eq(bankStatements.id, id)));
  return row;
}

/** Statements, the newest first, and how many there are. */
export async function listStatements(ctx: Ctx, page: number, limit: number) {
  const own = eq(bankStatements.siteId, ctx.site.id);
  const rows = await ctx.db
    .select()
    .from(bankStatements)
    .where(own)
    .orderBy(desc(bankStatements.createdAt), desc(bankStatements.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await ctx.db.$count(bankStatements, own) };
}

export type LineCounts = Record<BankLineState, number>;

/** How many lines of each state statements have. */
export async function countLines(
  ctx: Ctx,
  statementIds: readonly number[],
): Promise<Map<number, LineCounts>> {
  const found = new Map(
    statementIds.map((id): [number, LineCounts] => [id, { open: 0, booked: 0, setAside: 0, ignored: 0 }]),
  );
  if (statementIds.length === 0) return found;
  const rows = await ctx.db
    .select({ id: bankLines.statementId, state: bankLines.state, count: sql<number>`count(*)::int` })
    .from(bankLines)
    .where(and(eq(bankLines.siteId, ctx.site.id), inArray(bankLines.statementId, [...statementIds])))
    .groupBy(bankLines.statementId, bankLines.state);
  for (const { id, state, count } of rows) {
    const counts = found.get(id);
    if (counts) counts[state] = count;
  }
  return found;
}

/** Lines of a statement that are not ignored, those that wait first, then as they stand in it; and how many there are. */
export async function listLines(
  ctx: Ctx,
  statementId: number,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: BankLineRow[]; total: number }> {
  const shown = and(
    eq(bankLines.siteId, ctx.site.id),
    eq(bankLines.statementId, statementId),
    ne(bankLines.state, 'ignored'),
  );
  const rows = await ctx.db
    .select()
    .from(bankLines)
    .where(shown)
    .orderBy(
      sql`case ${bankLines.state} when 'open' then 0 when 'booked' then 1 else 2 end`,
      asc(bankLines.position),
    )
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await ctx.db.$count(bankLines, shown) };
}

/** Lines of a statement that wait, as they stand in it. */
export function listOpen(ctx: Ctx, statementId: number): Promise<BankLineRow[]> {
  return ctx.db
    .select()
    .from(bankLines)
    .where(
      and(
        eq(bankLines.siteId, ctx.site.id),
        eq(bankLines.statementId, statementId),
        eq(bankLines.state, 'open'),
      ),
    )
    .orderBy(asc(bankLines.position));
}

/** How many lines of a statement were booked by themselves and by people, and their sums. */
export async function sumBooked(ctx: Ctx, statementId: number) {
  return ctx.db
    .select({
      isAutomatic: bankLines.isAutomatic,
      count: sql<number>`count(*)::int`,
      amount: sql<number>`sum(${bankLines.amount})::float8`,
    })
    .from(bankLines)
    .where(
      and(
        eq(bankLines.siteId, ctx.site.id),
        eq(bankLines.statementId, statementId),
        eq(bankLines.state, 'booked'),
      ),
    )
    .groupBy(bankLines.isAutomatic);
}

/** How many lines of all statements wait, since when the oldest, and in which statement. */
export async function findWaiting(
  ctx: Ctx,
): Promise<{ count: number; since: Date | null; statementId: number | null }> {
  const open = and(eq(bankLines.siteId, ctx.site.id), eq(bankLines.state, 'open'));
  const [first] = await ctx.db
    .select({ since: bankLines.createdAt, statementId: bankLines.statementId })
    .from(bankLines)
    .where(open)
    .orderBy(asc(bankLines.createdAt), asc(bankLines.id))
    .limit(1);
  return {
    count: first ? await ctx.db.$count(bankLines, open) : 0,
    since: first?.since ?? null,
    statementId: first?.statementId ?? null,
  };
}

/** Movements of a statement that went out, or came back, with a reference of a transfer of ours. */
export function listReferenced(ctx: Ctx, statementId: number, limit: number): Promise<{ id: number }[]> {
  return ctx.db
    .select({ id: bankLines.id })
    .from(bankLines)
    .where(
      and(
        eq(bankLines.siteId, ctx.site.id),
        eq(bankLines.statementId, statementId),
        sql`(${bankLines.direction} = 'out' and ${bankLines.state} in ('ignored', 'open')
          or ${bankLines.direction} = 'in' and ${bankLines.state} = 'open' and ${bankLines.returnReason} is not null)`,
        sql`exists (select from transfers t
          where t.site_id = ${bankLines.siteId} and t.end_to_end_id = ${bankLines.endToEndId} and t.amount = ${bankLines.amount})`,
      ),
    )
    .orderBy(asc(bankLines.position))
    .limit(limit);
}

export async function findLine(
  ctx: Ctx,
  id: number,
  { lock = false } = {},
): Promise<BankLineRow | undefined> {
  const query = ctx.db
    .select()
    .from(bankLines)
    .where(and(eq(bankLines.siteId, ctx.site.id), eq(bankLines.id, id)));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

export async function updateLine(
  ctx: Ctx,
  id: number,
  changes: Partial<typeof bankLines.$inferInsert>,
): Promise<BankLineRow> {
  const [row] = await ctx.db
    .update(bankLines)
    .set(changes)
    .where(and(eq(bankLines.siteId, ctx.site.id), eq(bankLines.id, id)))
    .returning();
  if (!row) throw new Error(`line ${id} of a statement is gone`);
  return row;
}

/** Notes of a line that nobody has decided about that booking it failed: it waits for people. */
export async function markFailed(ctx: Ctx, id: number): Promise<void> {
  await ctx.db
    .update(bankLines)
    .set({ state: 'open', failedAt: ctx.now })
    .where(
      and(
        eq(bankLines.siteId, ctx.site.id),
        eq(bankLines.id, id),
        inArray(bankLines.state, ['open', 'ignored']),
      ),
    );
}

/** Likenesses among some that lines of several statements have, with the first line of each. */
export async function firstAlike(ctx: Ctx, likenesses: readonly string[]): Promise<Map<string, number>> {
  if (likenesses.length === 0) return new Map();
  const rows = await ctx.db
    .select({ likeness: bankLines.likeness, first: sql<number>`min(${bankLines.id})::int` })
    .from(bankLines)
    .where(
      and(
        eq(bankLines.siteId, ctx.site.id),
        isNotNull(bankLines.likeness),
        sql`${bankLines.likeness} = any(${sql.param([...likenesses])}::text[])`,
      ),
    )
    .groupBy(bankLines.likeness);
  return new Map(rows.map(({ likeness, first }) => [likeness ?? '', first]));
}

export async function insertPart(
  ctx: Ctx,
  row: Omit<typeof bankLineParts.$inferInsert, 'siteId'>,
): Promise<void> {
  await ctx.db.insert(bankLineParts).values({ ...row, siteId: ctx.site.id });
}

/** What a line was booked on, with the payments that it made. */
export function listOwnParts(ctx: Ctx, lineId: number) {
  return ctx.db
    .select({
      orderId: bankLineParts.orderId,
      amount: bankLineParts.amount,
      paymentId: bankLineParts.paymentId,
    })
    .from(bankLineParts)
    .where(and(eq(bankLineParts.siteId, ctx.site.id), eq(bankLineParts.lineId, lineId)))
    .orderBy(asc(bankLineParts.id));
}

/** A line is booked on nothing any more. */
export async function deleteParts(ctx: Ctx, lineId: number): Promise<void> {
  await ctx.db
    .delete(bankLineParts)
    .where(and(eq(bankLineParts.siteId, ctx.site.id), eq(bankLineParts.lineId, lineId)));
}

/** What lines were booked on, by line, each order once. */
export async function listParts(ctx: Ctx, lineIds: readonly number[]) {
  if (lineIds.length === 0) return [];
  return ctx.db
    .select({
      lineId: bankLineParts.lineId,
      slug: orders.slug,
      amount: sql<number>`sum(${bankLineParts.amount})::float8`,
    })
    .from(bankLineParts)
    .innerJoin(orders, eq(orders.id, bankLineParts.orderId))
    .where(and(eq(bankLineParts.siteId, ctx.site.id), inArray(bankLineParts.lineId, [...lineIds])))
    .groupBy(bankLineParts.lineId, orders.slug)
    .orderBy(orders.slug);
}

/** Most orders that wait which are looked at: a shop with more has its payments named by their references. */
const mostWaiting = 5000;

/** Orders that are named, and with `waiting` those that wait to be paid by transfer, the newest first. */
export async function listCandidates(
  ctx: Ctx,
  slugs: readonly string[],
  { waiting: withWaiting = false } = {},
): Promise<Candidate[]> {
  const proved = sql`(select coalesce(sum(p.amount), 0) from ${payments} p
    where p.order_id = ${orders.id} and p.state = 'approved')`;
  const confirmed = sql`(select coalesce(sum(b.amount), 0) from ${bankLineParts} b
    join ${bankLines} l on l.id = b.line_id and l.direction = 'in' and l.return_reason is null
    where b.order_id = ${orders.id} and b.payment_id is null)`;
  const named = sql`${orders.slug} = any(${sql.param(`{${slugs.join(',')}}`)}::text[])`;
  const waiting = sql`(${orders.state} = 'awaitingPayment' and ${orders.paymentKind} in ('bankTransfer', 'hpf')
    or ${orders.paymentKind} = 'hpf' and ${orders.paidAt} is null
      and ${orders.state} in ('created', 'processing', 'sent', 'readyForPickup'))`;
  const rows = await ctx.db
    .select({
      id: orders.id,
      slug: orders.slug,
      buyer: sql<string>`coalesce(nullif(${orders.company}->>'companyName', ''),
        trim(coalesce(${orders.billingAddress}->>'firstName', '') || ' ' || coalesce(${orders.billingAddress}->>'lastName', '')))`,
      state: orders.state,
      paymentKind: orders.paymentKind,
      currency: orders.currency,
      rest: sql<number>`greatest(0, ${orders.orderTotal} - (${orders.paidTotal} - ${orders.refundedTotal}))::float8`,
      isPaid: sql<boolean>`${orders.paidAt} is not null`,
      unproved: sql<number>`greatest(0, ${orders.paidTotal} - ${proved} - ${confirmed})::float8`,
    })
    .from(orders)
    .where(and(eq(orders.siteId, ctx.site.id), withWaiting ? sql`(${named} or ${waiting})` : named))
    .orderBy(sql`${named} desc`, desc(orders.createdAt), desc(orders.id))
    .limit(mostWaiting);
  return rows;
}
