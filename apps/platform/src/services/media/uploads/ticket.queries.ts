import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { takeTurn } from '#platform/kernel/database/take-turn.ts';
import { uploadTickets } from '../media.tables.ts';

export type Ticket = typeof uploadTickets.$inferSelect;
type NewTicket = typeof uploadTickets.$inferInsert;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Holds the tickets of the site until the end of the transaction, so that two cannot both take the last room. */
export async function lockTickets(ctx: Ctx): Promise<void> {
  await takeTurn(ctx, 'upload tickets');
}

/** Bytes promised by the tickets of one person, of one form and of all visitors of the site since a moment. */
export async function countPromised(
  ctx: Ctx,
  who: { userId: number | null; sender: string | null; formId: number | null },
  since: Date,
): Promise<{ person: number; form: number; visitors: number; open: number }> {
  const isOwn = who.userId === null ? sql`sender = ${who.sender}` : sql`user_id = ${who.userId}`;
  const { rows } = await ctx.db.execute<Record<'person' | 'form' | 'visitors' | 'open', string>>(sql`
    select coalesce(sum(size) filter (where ${isOwn}), 0) as person,
      coalesce(sum(size) filter (where form_id = ${who.formId}), 0) as form,
      coalesce(sum(size) filter (where sender is not null), 0) as visitors,
      count(*) filter (where ${isOwn} and state = 'open') as open
    from ${uploadTickets} where site_id = ${ctx.site.id} and created_at > ${since.toISOString()}::timestamptz`);
  const [row] = rows;
  const number = (name: 'person' | 'form' | 'visitors' | 'open') => Number(row?.[name] ?? 0);
  return {
    person: number('person'),
    form: number('form'),
    visitors: number('visitors'),
    open: number('open'),
  };
}

export async function addTicket(ctx: Ctx, ticket: NewTicket): Promise<void> {
  await ctx.db.insert(uploadTickets).values(ticket);
}

/** A ticket that can still be used; its id alone is the right to put bytes. */
export async function findOpenTicket(db: Db, id: string, now: Date): Promise<Ticket | undefined> {
  if (!uuid.test(id)) return undefined;
  const [row] = await db
    .select()
    .from(uploadTickets)
    .where(and(eq(uploadTickets.id, id), eq(uploadTickets.state, 'open'), gt(uploadTickets.expiresAt, now)));
  return row;
}

/** Notes that a part lies under a key, once; a part that came moves the end on. False when it is too late. */
export async function takePart(
  db: Db,
  id: string,
  part: number,
  key: string,
  times: { now: Date; expiresAt: Date },
): Promise<boolean> {
  const taken = await db
    .update(uploadTickets)
    .set({
      taken: sql`${uploadTickets.taken} || jsonb_build_object(${String(part)}::text, ${key}::text)`,
      expiresAt: times.expiresAt,
    })
    .where(
      and(
        eq(uploadTickets.id, id),
        eq(uploadTickets.state, 'open'),
        gt(uploadTickets.expiresAt, times.now),
        sql`not jsonb_exists(${uploadTickets.taken}, ${String(part)}::text)`,
      ),
    )
    .returning({ id: uploadTickets.id });
  return taken.length > 0;
}

/** Spends a ticket; false when somebody else did so first. */
export async function spendTicket(db: Db, id: string): Promise<boolean> {
  const spent = await db
    .update(uploadTickets)
    .set({ state: 'added' })
    .where(and(eq(uploadTickets.id, id), eq(uploadTickets.state, 'open')))
    .returning({ id: uploadTickets.id });
  return spent.length > 0;
}

/** Tickets that ended before a moment. */
export async function listEndedTickets(db: Db, before: Date, limit: number): Promise<Ticket[]> {
  return db.select().from(uploadTickets).where(lt(uploadTickets.expiresAt, before)).limit(limit);
}

export async function removeTicket(db: Db, id: string): Promise<void> {
  await db.delete(uploadTickets).where(eq(uploadTickets.id, id));
}
