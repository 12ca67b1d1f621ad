import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Ctx } from '#platform/kernel/context.ts';
import { events, eventTranslations } from './event.tables.ts';

const asked = alias(eventTranslations, 'asked');
const standard = alias(eventTranslations, 'standard');

/** Which events are wanted: without dates, those that are not over. */
export interface EventDates {
  dateFrom?: string;
  dateTo?: string;
  /** Those that are over, the newest first. */
  over?: boolean;
  keywords?: string;
}

/** A public event with its texts in the language of the answer and in the default one. */
export async function findEvent(ctx: Ctx, id: number) {
  const [row] = await selectEvents(ctx, eq(events.id, id)).limit(1);
  return row;
}

/** Public events by their start, and how many there are in all. */
export async function listEvents(ctx: Ctx, dates: EventDates, page: number, limit: number) {
  const within = and(inDates(ctx, dates), hasWords(ctx, dates.keywords));
  const rows = await selectEvents(ctx, within)
    .orderBy(
      ...(dates.over ? [desc(events.startsAt), desc(events.id)] : [asc(events.startsAt), asc(events.id)]),
    )
    .limit(limit)
    .offset((page - 1) * limit);
  return {
    rows,
    total: await ctx.db.$count(events, and(eq(events.siteId, ctx.site.id), isPublic(ctx), within)),
  };
}

export type EventRow = Awaited<ReturnType<typeof listEvents>>['rows'][number];

function selectEvents(ctx: Ctx, condition: SQL | undefined) {
  return ctx.db
    .select({ event: events, asked, standard })
    .from(events)
    .leftJoin(asked, and(eq(asked.eventId, events.id), eq(asked.language, ctx.language)))
    .leftJoin(standard, and(eq(standard.eventId, events.id), eq(standard.language, ctx.site.defaultLanguage)))
    .where(and(eq(events.siteId, ctx.site.id), isPublic(ctx), condition))
    .$dynamic();
}

const isPublic = ({ now }: Ctx) => sql`${events.publishedAt} <= ${now}`;

function inDates({ now }: Ctx, { dateFrom, dateTo, over }: EventDates): SQL | undefined {
  const end = sql`coalesce(${events.endsAt}, ${events.startsAt})`;
  if (!over && dateFrom === undefined && dateTo === undefined) return sql`${end} >= ${now}`;
  return and(
    over ? sql`${end} < ${now}` : undefined,
    dateFrom === undefined ? undefined : sql`${end} >= ${dateFrom}`,
    dateTo === undefined
      ? undefined
      : dateTo.includes('T')
        ? sql`${events.startsAt} < ${dateTo}`
        : sql`${events.startsAt} < ${dateTo}::date + 1`,
  );
}

/** Every word is in a text of the event, in the language asked for or the default one. A site has few events. */
function hasWords(ctx: Ctx, keywords: string | undefined): SQL | undefined {
  if (keywords === undefined || keywords.trim() === '') return undefined;
  return sql`exists (
    select from ${eventTranslations} text
    where text.event_id = ${events.id} and text.language in (${ctx.language}, ${ctx.site.defaultLanguage})
      and izlog_words(text.language, concat_ws(' ', text.title, text.place, text.excerpt, (
        select string_agg(part #>> '{}', ' ') from jsonb_path_query(text.body, 'lax $.**.text ? (@.type() == "string")') part
      ))) @@ izlog_query(text.language, ${keywords}))`;
}
