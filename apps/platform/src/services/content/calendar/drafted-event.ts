import type { MediaUse } from '@izlog/contract/cms/content/part';
import type { RichNode } from '@izlog/contract/cms/content/rich';
import { documentKey } from '@izlog/contract/editing/document';
import type { Ctx } from '#platform/kernel/context.ts';
import { isoOf, textOr } from '../documents/values.ts';
import { languagesOf } from '../items/visibility.ts';
import { findEventWords } from './event.queries.ts';
import type { EventRow } from './event-list.queries.ts';

/** An event as its draft has it, in the best language, where the call may see one. */
export async function findDraftedEvent(ctx: Ctx, id: number): Promise<EventRow | undefined> {
  const { drafts } = ctx;
  if (!drafts) return undefined;
  const documents = languagesOf(ctx).map((language) => ({ kind: 'event' as const, id, language }));
  const bodies = await drafts.read(ctx, documents);
  for (const document of documents) {
    const { language } = document;
    const body = bodies.get(documentKey(document));
    if (!body && !drafts.shows(document)) continue;
    const found = await findEventWords(ctx, id, language);
    if (!found || (!body && !found.words)) continue;
    if (!body) return { event: found.event, asked: found.words, standard: found.words };
    const { meta } = body.root;
    const words = {
      eventId: id,
      language,
      title: textOr(meta.title, ''),
      slug: textOr(meta.slug, ''),
      place: textOr(meta.place, ''),
      excerpt: textOr(meta.excerpt, ''),
      body: (meta.body as RichNode | null | undefined) ?? null,
      meta: meta.picture ? { picture: meta.picture } : {},
    };
    const event = {
      ...found.event,
      startsAt: isoOf(meta.start) ?? found.event.startsAt,
      endsAt: isoOf(meta.end),
      mediaId: (meta.picture as MediaUse | null | undefined)?.id ?? null,
    };
    return { event, asked: words, standard: words };
  }
  return undefined;
}
