import type { RichNode } from '@izlog/contract/cms/content/rich';
import { type Ctx, dropTags, inTransaction } from '#platform/kernel/context.ts';
import { dropTagsAt } from '#platform/kernel/jobs/drop-tags-at.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { eventTags } from './due-events-job.ts';
import { putEvent, putEventTexts } from './event.queries.ts';

/** An event as it is saved; texts by three-letter language code. */
export interface EventInput {
  id?: number;
  start: Date;
  end?: Date | null;
  mediaId?: number | null;
  /** Null: not public. Left out: public at once. */
  publishedAt?: Date | null;
  translations: Record<
    string,
    {
      title: string;
      slug: string;
      place?: string;
      excerpt?: string;
      body?: RichNode | null;
      meta?: Record<string, unknown>;
    }
  >;
}

/** Saves an event in the given languages and gives its id; refuses one that ends before it starts (validationFailed). */
export async function saveEvent(ctx: Ctx, event: EventInput): Promise<number> {
  if (event.end && event.end < event.start) {
    throw new Refusal('validationFailed', {
      fields: [{ path: 'end', kind: 'min', message: 'The event ends before it starts.' }],
    });
  }
  return inTransaction(ctx, async (inner) => {
    const id = await putEvent(inner, event.id, {
      siteId: inner.site.id,
      startsAt: event.start,
      endsAt: event.end ?? null,
      mediaId: event.mediaId ?? null,
      publishedAt: event.publishedAt === undefined ? inner.now : event.publishedAt,
      updatedAt: inner.now,
    });
    if (id === undefined) throw new Refusal('notFound');
    for (const [language, text] of Object.entries(event.translations)) {
      await putEventTexts(inner, { ...text, body: text.body ?? null, eventId: id, language });
    }
    const tags = eventTags(id);
    await dropTags(inner, tags);
    if (event.publishedAt) await dropTagsAt(inner, event.publishedAt, tags);
    return id;
  });
}
