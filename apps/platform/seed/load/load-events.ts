import { type DocumentBody, rootId } from '@izlog/contract/editing/document';
import { importDocuments } from '#platform/services/editing/index.ts';
import type { Language } from '../demo/shape.ts';
import type { CalendarEvent } from '../demo/shape-content.ts';
import { localize } from '../demo/walk.ts';
import { byLanguage, languagesOf } from './by-language.ts';
import type { Loading } from './loading.ts';
import { instantOf } from './moments.ts';
import { resolveRich } from './resolve-fields.ts';

/** Workshops to come, each with the product that sells its seats at the end of its words. */
export async function loadEvents(loading: Loading): Promise<void> {
  const { ctx, demo, book } = loading;
  const ids = await importDocuments(
    ctx,
    demo.events.map((event) => ({
      kind: 'event',
      made: { handler: 'event' },
      bodies: byLanguage(languagesOf(event.title), (language) => bodyOf(event, language, loading)),
    })),
  );
  for (const [place, { key }] of demo.events.entries()) book.put('event', key, ids[place] ?? 0);
}

function bodyOf(event: CalendarEvent, language: Language, { ctx, book }: Loading): DocumentBody {
  const text = resolveRich(event.body, { language, book });
  const seat = {
    type: 'productEmbed',
    attrs: { link: book.linkTo({ kind: 'product', key: event.product }) },
  };
  return {
    root: {
      id: rootId,
      handler: 'event',
      slot: rootId,
      meta: {
        title: localize(event.title, language),
        slug: localize(event.slug, language),
        place: localize(event.place, language),
        excerpt: localize(event.excerpt, language),
        body: { ...text, content: [...(text.content ?? []), seat] },
        picture: { id: book.idOf('media', event.media), alt: '' },
        start: instantOf(ctx.now, event.start).toISOString(),
        end: instantOf(ctx.now, event.end).toISOString(),
        publishedAt: ctx.now.toISOString(),
      },
      options: {},
      mobileMeta: {},
      mobileOptions: {},
      parts: [],
    },
  };
}
