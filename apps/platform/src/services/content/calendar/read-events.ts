import type { CalendarEvent } from '@izlog/contract/calendar/event';
import { contentPath } from '@izlog/contract/cms/content/content-path';
import type { RichNode } from '@izlog/contract/cms/content/rich';
import type { Picture } from '@izlog/contract/media/media';
import { type Pagination, paginate } from '@izlog/contract/pagination';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { resolveContent } from '../items/resolve-content.ts';
import { usedPicture } from '../items/used-picture.ts';
import { findDraftedEvent } from './drafted-event.ts';
import { type EventDates, type EventRow, findEvent, listEvents } from './event-list.queries.ts';

/** One public event by id (CMS-067). */
export async function getEvent(ctx: Ctx, id: number): Promise<CalendarEvent> {
  const row = (await findDraftedEvent(ctx, id)) ?? (await findEvent(ctx, id));
  if (!row) throw new Refusal('notFound');
  ctx.tags.add(`event:${id}`);
  const body = (row.asked ?? row.standard)?.body ?? null;
  const pictures = await resolveContent(ctx, body, [row.event.mediaId]);
  return { ...presentEvent(ctx, row, pictures), body };
}

/** Public events that are not over, or those between two dates, by their start. */
export async function filterEvents(
  ctx: Ctx,
  { page, limit, ...dates }: EventDates & { page: number; limit: number },
): Promise<{ records: Array<Omit<CalendarEvent, 'body'>>; pagination: Pagination }> {
  ctx.tags.add('events');
  const { rows, total } = await listEvents(ctx, dates, page, limit);
  const pictures = await resolveContent(
    ctx,
    null,
    rows.map((row) => row.event.mediaId),
  );
  return {
    records: rows.map((row) => presentEvent(ctx, row, pictures)),
    pagination: paginate(page, limit, total),
  };
}

/** The first product that stands in a text. */
function firstProduct(node: RichNode | null): number | null {
  if (!node) return null;
  const link = node.type === 'productEmbed' ? (node.attrs?.link as { id?: unknown } | undefined) : undefined;
  if (typeof link?.id === 'number') return link.id;
  for (const child of node.content ?? []) {
    const found = firstProduct(child);
    if (found !== null) return found;
  }
  return null;
}

function presentEvent(
  ctx: Ctx,
  row: EventRow,
  pictures: ReadonlyMap<number, Picture>,
): Omit<CalendarEvent, 'body'> {
  const { event, asked, standard } = row;
  const text = asked ?? standard;
  const { defaultLanguage } = ctx.site;
  return {
    id: event.id,
    title: text?.title ?? '',
    slug: text?.slug ?? '',
    path: contentPath('event', event.id, { language: ctx.language, defaultLanguage }),
    start: event.startsAt.toISOString(),
    end: event.endsAt?.toISOString() ?? null,
    place: text?.place ?? '',
    excerpt: text?.excerpt ?? '',
    product: firstProduct(text?.body ?? null),
    media: usedPicture(ctx, pictures, event.mediaId, text?.meta.picture),
    language_code: text?.language ?? defaultLanguage,
    isFallback: text?.language !== ctx.language,
  };
}
