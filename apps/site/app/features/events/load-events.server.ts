import { eventFilter } from '@izlog/contract/calendar/event-filter';
import type { Pagination } from '@izlog/contract/pagination';
import { redirect } from 'react-router';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { textOf } from '#site/i18n/messages.ts';
import { pathTo } from '#site/i18n/path-to.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { screenAlternates } from '#site/seo/alternates.ts';
import type { PageFacts } from '#site/seo/page-facts.ts';
import { pageNumber } from '#site/seo/page-number.ts';
import { pagedTitle } from '#site/seo/paged-title.server.ts';
import { type EventRowView, eventRowView } from './door/event-row-view.ts';
import { loadSeats } from './door/load-seats.server.ts';

/** The calendar: what comes, by its start, and on the first page what was last. */
export interface EventsView {
  seo: PageFacts;
  path: string;
  coming: EventRowView[];
  past: EventRowView[];
  pagination: Pagination;
}

const onPage = 20;
const pastOnes = 10;

/** Events that are not over, in pages, and the newest of those that are. */
export async function loadEvents(context: SiteContext, query: URLSearchParams): Promise<EventsView> {
  const { call, language, site } = context;
  const page = pageNumber(query);
  const path = pathTo('events', {}, language);
  const [coming, over] = await Promise.all([
    call(eventFilter, { page, limit: onPage }),
    page === 1 ? call(eventFilter, { over: true, limit: pastOnes }) : { records: [] },
  ]);
  const last = Math.max(coming.pagination.lastPage, 1);
  if (page > last) throw redirect(last === 1 ? path : `${path}?page=${last}`);
  const seats = await loadSeats(coming.records, context);
  const { messages, locale } = catalogueOf(language.code2);
  const title = textOf(messages, locale, 'event.list');
  return {
    path,
    coming: coming.records.map((event) => eventRowView(event, language, seats.get(event.product ?? 0))),
    past: over.records.map((event) => eventRowView(event, language)),
    pagination: coming.pagination,
    seo: {
      title: pagedTitle(title, page, language),
      description: `${site.name}: ${title}`,
      path,
      page,
      ...(page > 1 && { query: `page=${page}` }),
      alternates: screenAlternates('events', site.languages),
    },
  };
}
