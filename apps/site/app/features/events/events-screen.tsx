import { useText } from '#site/i18n/use-text.tsx';
import { usePagingTexts } from '#site/kit/navigation/use-paging-texts.ts';
import { useAddress } from '#site/links/addresses.ts';
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx';
import { Pagination } from '#site/ui/controls/pagination.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { EventRow, Events } from '#site/ui/event-row.tsx';
import { eventRowProps } from './door/event-row-props.tsx';
import type { EventRowView } from './door/event-row-view.ts';
import type { EventsView } from './load-events.server.ts';

/** The calendar: what comes, and below it what was; of past ones the year stands beside the place. */
export function EventsScreen({ view }: { view: EventsView }) {
  const text = useText();
  const { t } = text;
  const texts = usePagingTexts();
  const address = useAddress();
  const { coming, past, pagination } = view;
  const title = t('event.list');
  return (
    <div className="container">
      <Breadcrumbs
        label={t('breadcrumbs.label')}
        trail={[{ name: t('header.home'), href: address('home') }]}
        here={title}
      />
      <div className="page-head">
        <h1>{title}</h1>
      </div>
      {coming.length === 0 ? (
        <EmptyState title={t('event.none')} />
      ) : (
        <Events>
          {coming.map((event) => (
            <EventRow key={event.href} {...eventRowProps(event, text)} headingLevel={2} />
          ))}
        </Events>
      )}
      <Pagination
        current={pagination.page}
        total={pagination.lastPage}
        href={(page) => (page === 1 ? view.path : `${view.path}?page=${page}`)}
        texts={texts}
      />
      {past.length > 0 ? (
        <section className="section" aria-labelledby="past">
          <h2 id="past">{t('event.past')}</h2>
          <Events>
            {past.map((event) => (
              <EventRow key={event.href} {...pastProps(event, text)} headingLevel={3} />
            ))}
          </Events>
        </section>
      ) : null}
    </div>
  );
}

function pastProps(event: EventRowView, text: ReturnType<typeof useText>) {
  const props = eventRowProps(event, text);
  return { ...props, facts: [text.longDate(event.start), event.place].filter(Boolean) };
}
