import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../../kernel/context.ts';
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
