import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { orders } from '../../order.tables.ts';
import { refunds } from '../../payment/payment.tables.ts';
import type { BankLineRow } from '../bank.queries.ts';
import { bankLineParts, bankLines } from '../bank.tables.ts';
import { transferFiles, transfers } from './transfer.tables.ts';

export type TransferFile = typeof transferFiles.$inferSelect;
export type Transfer = typeof transfers.$inferSelect;

/** A refund that the shop owes by transfer, with the account that the order was paid from. */
export interface OwedRefund {
  refundId: number;
  orderId: number;
  slug: string;
  language: string;
  amount: number;
  since: Date | null;
  buyer: string;
  paidBy: string | null;
  iban: string | null;
}

/** Refunds in euro which no provider gives back, which nobody handed over, and which stand in no file; the oldest first. */
export async function listOwed(ctx: Ctx, refundIds?: readonly number[]): Promise<OwedRefund[]> {
  const paidFrom = (column: 'iban' | 'name') => sql<string | null>`(
    select ${bankLines[column]} from ${bankLineParts} join ${bankLines} on ${bankLines.id} = ${bankLineParts.lineId}
    where ${bankLineParts.orderId} = ${orders.id} and ${bankLines.direction} = 'in' and ${bankLines.iban} is not null
      and ${bankLineParts.paymentId} is not null and not ${bankLines.isReversal} and ${bankLines.returnReason} is null
    order by ${bankLines.id} desc limit 1)`;
  return ctx.db
    .select({
      refundId: refunds.id,
      orderId: orders.id,
      slug: orders.slug,
      language: orders.language,
      amount: refunds.amount,
      since: refunds.doneAt,
      buyer: sql<string>`coalesce(nullif(${orders.company}->>'companyName', ''),
        trim(coalesce(${orders.billingAddress}->>'firstName', '') || ' ' || coalesce(${orders.billingAddress}->>'lastName', '')))`,
      paidBy: paidFrom('name'),
      iban: paidFrom('iban'),
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        eq(refunds.siteId, ctx.site.id),
        eq(refunds.state, 'done'),
        isNull(refunds.handedAt),
        isNull(refunds.paymentId),
        sql`${refunds.amount} > 0`,
        eq(orders.currency, 'EUR'),
        refundIds ? inArray(refunds.id, [...refundIds]) : undefined,
        sql`not exists (select from ${transfers} t where t.refund_id = ${refunds.id} and t.taken_back_at is null)`,
      ),
    )
    .orderBy(asc(refunds.id))
    .limit(500);
}

export async function insertFile(
  ctx: Ctx,
  row: Omit<typeof transferFiles.$inferInsert, 'siteId' | 'createdAt'>,
): Promise<TransferFile> {
  const [made] = await ctx.db
    .insert(transferFiles)
    .values({ ...row, siteId: ctx.site.id, createdAt: ctx.now })
    .returning();
  if (!made) throw new Error('the file of transfers was not kept');
  return made;
}

/** Keeps transfers; fewer rows than were given where a refund stands in another file by now. */
export async function insertTransfers(
  ctx: Ctx,
  rows: readonly Omit<typeof transfers.$inferInsert, 'siteId'>[],
): Promise<number> {
  const saved = await ctx.db
    .insert(transfers)
    .values(rows.map((row) => ({ ...row, siteId: ctx.site.id })))
    .onConflictDoNothing()
    .returning({ id: transfers.id });
  return saved.length;
}

/** Numbers that no other transfer is known by. */
export async function nextNumbers(ctx: Ctx, count: number): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence('transfers', 'id'))::int as id from generate_series(1, ${count}::int)`);
  return rows.map(({ id }) => id);
}

export async function findFile(
  ctx: Ctx,
  id: number,
  { lock = false } = {},
): Promise<TransferFile | undefined> {
  const query = ctx.db
    .select()
    .from(transferFiles)
    .where(and(eq(transferFiles.siteId, ctx.site.id), eq(transferFiles.id, id)));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

export async function updateFile(
  ctx: Ctx,
  id: number,
  changes: Partial<typeof transferFiles.$inferInsert>,
): Promise<TransferFile> {
  const [row] = await ctx.db
    .update(transferFiles)
    .set(changes)
    .where(and(eq(transferFiles.siteId, ctx.site.id), eq(transferFiles.id, id)))
    .returning();
  if (!row) throw new Error(`file ${id} of transfers is gone`);
  return row;
}

/** The newest files. */
export function listFiles(ctx: Ctx, limit: number): Promise<TransferFile[]> {
  return ctx.db
    .select()
    .from(transferFiles)
    .where(eq(transferFiles.siteId, ctx.site.id))
    .orderBy(desc(transferFiles.id))
    .limit(limit);
}

/** The transfers of files, with the number of their order and whether their refund was given back; by order, as they are locked. */
export function listTransfers(ctx: Ctx, fileIds: readonly number[]) {
  return ctx.db
    .select({ transfer: transfers, slug: orders.slug, handedAt: refunds.handedAt })
    .from(transfers)
    .innerJoin(orders, eq(orders.id, transfers.orderId))
    .innerJoin(refunds, eq(refunds.id, transfers.refundId))
    .where(and(eq(transfers.siteId, ctx.site.id), inArray(transfers.fileId, [...fileIds])))
    .orderBy(asc(transfers.orderId), asc(transfers.id));
}

/** Takes the transfers of a file back: their refunds are owed again. */
export async function takeBackTransfers(ctx: Ctx, fileId: number): Promise<void> {
  await ctx.db
    .update(transfers)
    .set({ takenBackAt: ctx.now })
    .where(and(eq(transfers.siteId, ctx.site.id), eq(transfers.fileId, fileId)));
}

/** The same of one transfer, whose money came back. */
export async function takeBackTransfer(ctx: Ctx, id: number): Promise<void> {
  await ctx.db
    .update(transfers)
    .set({ takenBackAt: ctx.now })
    .where(and(eq(transfers.siteId, ctx.site.id), eq(transfers.id, id)));
}

/** A transfer of ours that a movement of a statement tells of, and what became of its refund. */
export interface SentRefund {
  transfer: Transfer;
  slug: string;
  handedAt: Date | null;
  /** Another movement took the same out, and it did not come back. */
  wentBefore: boolean;
  /** The refund stands in another file, which was not taken back. */
  standsInOther: boolean;
}

/** What a movement tells of: the transfer with its reference and sum, also of a file that was taken back. */
export async function findSent(
  ctx: Ctx,
  { id, endToEndId, amount, isReversal }: Pick<BankLineRow, 'id' | 'endToEndId' | 'amount' | 'isReversal'>,
): Promise<SentRefund | undefined> {
  if (endToEndId === null || isReversal) return undefined;
  const settled = (direction: 'in' | 'out') => sql`(select count(*) from ${bankLines} b
    where b.site_id = ${ctx.site.id} and b.end_to_end_id = ${endToEndId} and b.amount = ${amount} and b.state = 'booked'
      and b.direction = ${direction} and b.id <> ${id})`;
  const [found] = await ctx.db
    .select({
      transfer: transfers,
      slug: orders.slug,
      handedAt: refunds.handedAt,
      wentBefore: sql<boolean>`${settled('out')} > ${settled('in')}`,
      standsInOther: sql<boolean>`exists (select from ${transfers} t
        where t.refund_id = ${refunds.id} and t.id <> ${transfers.id} and t.taken_back_at is null)`,
    })
    .from(transfers)
    .innerJoin(orders, eq(orders.id, transfers.orderId))
    .innerJoin(refunds, eq(refunds.id, transfers.refundId))
    .where(
      and(
        eq(transfers.siteId, ctx.site.id),
        eq(transfers.endToEndId, endToEndId),
        eq(transfers.amount, amount),
      ),
    )
    .orderBy(sql`${transfers.takenBackAt} is not null`, desc(transfers.id))
    .limit(1);
  return found;
}

/** The movement that took a refund out once more than it was owed, and waits for people. */
export async function findTwice(
  ctx: Ctx,
  { endToEndId, amount }: Pick<BankLineRow, 'endToEndId' | 'amount'>,
): Promise<BankLineRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(bankLines)
    .where(
      and(
        eq(bankLines.siteId, ctx.site.id),
        eq(bankLines.endToEndId, endToEndId ?? ''),
        ...[eq(bankLines.amount, amount), eq(bankLines.direction, 'out'), eq(bankLines.isReversal, false)],
        inArray(bankLines.state, ['open', 'setAside']),
      ),
    )
    .orderBy(asc(bankLines.id))
    .limit(1)
    .for('update');
  return row;
}

/** The bank carried out a transfer of a file that was taken back. */
export async function reviveTransfer(ctx: Ctx, id: number): Promise<void> {
  await ctx.db
    .update(transfers)
    .set({ takenBackAt: null })
    .where(and(eq(transfers.siteId, ctx.site.id), eq(transfers.id, id)));
}
