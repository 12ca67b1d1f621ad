import type { SubscriberState } from '@izlog/contract/marketing/newsletter-filter';
import { and, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { cartReminders, newsletterSubscribers as subscribers } from './newsletter.tables.ts';

export type SubscriberRow = typeof subscribers.$inferSelect;

/**
 * Notes that an address wants the newsletter and gives its row as it was before, or as it is when it is new. The row is
 * locked until the transaction ends, so two requests at once are one.
 */
export async function askForNewsletter(
  ctx: Ctx,
  email: string,
): Promise<{ row: SubscriberRow; isNew: boolean }> {
  const values = { siteId: ctx.site.id, email, language: ctx.language, askedAt: ctx.now, createdAt: ctx.now };
  const [found] = await ctx.db
    .insert(subscribers)
    .values(values)
    .onConflictDoUpdate({ target: [subscribers.siteId, subscribers.email], set: { email } })
    // PostgreSQL marks a row that an update touched; a fresh one is unmarked.
    .returning({ ...getTableColumns(subscribers), isNew: sql<boolean>`xmax = 0` });
  if (!found) throw new Error('the subscriber was not stored');
  const { isNew, ...row } = found;
  return { row, isNew };
}

export async function findSubscriber(ctx: Ctx, id: number): Promise<SubscriberRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(subscribers)
    .where(and(eq(subscribers.siteId, ctx.site.id), eq(subscribers.id, id)));
  return row;
}

export async function setSubscriber(
  ctx: Ctx,
  id: number,
  set: Partial<Pick<SubscriberRow, 'state' | 'askedAt' | 'confirmedAt' | 'endedAt' | 'language' | 'origin'>>,
): Promise<void> {
  await ctx.db
    .update(subscribers)
    .set(set)
    .where(and(eq(subscribers.siteId, ctx.site.id), eq(subscribers.id, id)));
}

export async function listSubscribers(
  ctx: Ctx,
  { state, page, limit }: { state?: SubscriberState; page: number; limit: number },
) {
  const ofSite = eq(subscribers.siteId, ctx.site.id);
  const where = state ? and(ofSite, eq(subscribers.state, state)) : ofSite;
  const rows = await ctx.db
    .select()
    .from(subscribers)
    .where(where)
    .orderBy(desc(subscribers.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [{ total } = { total: 0 }] = await ctx.db.select({ total: count() }).from(subscribers).where(where);
  return { rows, total };
}

/** The subscription of an address as its person may read it: one record, or none. */
export async function findSubscriberData(ctx: Ctx, email: string): Promise<object[]> {
  const rows = await ctx.db
    .select()
    .from(subscribers)
    .where(and(eq(subscribers.siteId, ctx.site.id), eq(subscribers.email, email.toLowerCase())));
  return rows.map(
    ({ email: address, language, state, createdAt, askedAt, confirmedAt, endedAt, origin }) => ({
      email: address,
      language,
      state,
      createdAt,
      askedAt,
      confirmedAt,
      endedAt,
      ...(origin && { origin }),
    }),
  );
}

/** Forgets an address altogether, for the erasure of a person. */
export async function deleteSubscriber(ctx: Ctx, email: string): Promise<void> {
  await ctx.db
    .delete(subscribers)
    .where(and(eq(subscribers.siteId, ctx.site.id), eq(subscribers.email, email.toLowerCase())));
}

/** Forgets of which carts somebody was reminded. */
export async function deleteCartReminders(ctx: Ctx, userIds: readonly number[]): Promise<void> {
  await ctx.db
    .delete(cartReminders)
    .where(and(eq(cartReminders.siteId, ctx.site.id), inArray(cartReminders.userId, [...userIds])));
}
