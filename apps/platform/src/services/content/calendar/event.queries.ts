import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { events, eventTranslations } from './event.tables.ts';

/** Adds an event, or changes the one with `id`; nothing when the site has no such event. */
export async function putEvent(
  ctx: Ctx,
  id: number | undefined,
  row: typeof events.$inferInsert,
): Promise<number | undefined> {
  if (id === undefined) {
    const [added] = await ctx.db.insert(events).values(row).returning({ id: events.id });
    return added?.id;
  }
  const [changed] = await ctx.db
    .update(events)
    .set(row)
    .where(and(eq(events.siteId, ctx.site.id), eq(events.id, id)))
    .returning({ id: events.id });
  return changed?.id;
}

export async function putEventTexts(ctx: Ctx, row: typeof eventTranslations.$inferInsert): Promise<void> {
  await ctx.db
    .insert(eventTranslations)
    .values(row)
    .onConflictDoUpdate({ target: [eventTranslations.eventId, eventTranslations.language], set: row });
}

/** An event that is not in the bin, with its words in a language if it has any there. */
export const findEventWords = async (ctx: Ctx, id: number, language: string) =>
  (await listEventWords(ctx, [id], language))[0];

/** The same of many by id. */
export function listEventWords(ctx: Ctx, ids: readonly number[], language: string) {
  return ctx.db
    .select({ event: events, words: eventTranslations })
    .from(events)
    .leftJoin(
      eventTranslations,
      and(eq(eventTranslations.eventId, events.id), eq(eventTranslations.language, language)),
    )
    .where(and(eq(events.siteId, ctx.site.id), inArray(events.id, [...ids]), isNull(events.archivedAt)));
}

/** Locks events of the site that are not in the bin, in the order of their ids. */
export async function lockEvents(ctx: Ctx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.siteId, ctx.site.id), inArray(events.id, [...ids]), isNull(events.archivedAt)))
    .orderBy(asc(events.id))
    .for('update');
}

/** Moves an event to the bin, hidden; false when the site has none of this id outside it. */
export async function archiveEvent(ctx: Ctx, id: number): Promise<boolean> {
  const { rowCount } = await ctx.db
    .update(events)
    .set({ archivedAt: ctx.now, publishedAt: null, updatedAt: ctx.now })
    .where(and(eq(events.siteId, ctx.site.id), eq(events.id, id), isNull(events.archivedAt)));
  return (rowCount ?? 0) > 0;
}

/** Brings an event back from the bin, still hidden; false when it does not lie there. */
export async function unarchiveEvent(ctx: Ctx, id: number): Promise<boolean> {
  const { rowCount } = await ctx.db
    .update(events)
    .set({ archivedAt: null, updatedAt: ctx.now })
    .where(and(eq(events.siteId, ctx.site.id), eq(events.id, id), isNotNull(events.archivedAt)));
  return (rowCount ?? 0) > 0;
}

/** Takes an event back from the public. */
export async function hideEvent(ctx: Ctx, id: number): Promise<void> {
  await ctx.db
    .update(events)
    .set({ publishedAt: null, updatedAt: ctx.now })
    .where(and(eq(events.siteId, ctx.site.id), eq(events.id, id)));
}
