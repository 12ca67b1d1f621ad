import { type EventInput, saveEvent } from '../../src/services/content/calendar/save-event.ts';
import type { CalendarEvent } from '../demo/shape-content.ts';
import { localize } from '../demo/walk.ts';
import { byLanguage, languagesOf } from './by-language.ts';
import type { Loading } from './loading.ts';
import { instantOf } from './moments.ts';
import { resolveRich } from './resolve-fields.ts';

/** Workshops to come, each with the product that sells its seats at the end of its words. */
export async function loadEvents(loading: Loading): Promise<void> {
  const { ctx, demo, book } = loading;
  for (const event of demo.events) {
    book.put('event', event.key, await saveEvent(ctx, eventInput(event, loading)));
  }
}

function eventInput(event: CalendarEvent, { ctx, book }: Loading): EventInput {
  const { title, slug, place, excerpt, body } = event;
  const seat = {
    type: 'productEmbed',
    attrs: { link: book.linkTo({ kind: 'product', key: event.product }) },
  };
  return {
    start: instantOf(ctx.now, event.start),
    end: instantOf(ctx.now, event.end),
    mediaId: book.idOf('media', event.media),
    translations: byLanguage(languagesOf(title), (language) => {
      const text = resolveRich(body, { language, book });
      return {
        title: localize(title, language),
        slug: localize(slug, language),
        place: localize(place, language),
        excerpt: localize(excerpt, language),
        body: { ...text, content: [...(text.content ?? []), seat] },
      };
    }),
  };
}
