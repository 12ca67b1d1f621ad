import { useText } from '../../i18n/use-text.tsx';
import { RichText } from '../../rich/rich-text.tsx';
import { Picture } from '../../ui/picture.tsx';
import { pictureOf } from '../media/picture-of.ts';
import type { EventView } from './load-event.server.ts';

/** An event: when, where and what. */
export function EventScreen({ event }: { event: EventView }) {
  const { t, longDate, time } = useText();
  const hours = [event.start, event.end].flatMap((iso) => (iso ? [time(iso)] : [])).join('–');
  return (
    <article className="container section stack">
      <h1>{event.title}</h1>
      {event.excerpt ? <p className="lead">{event.excerpt}</p> : null}
      <dl className="stack">
        <div>
          <dt>{t('event.when')}</dt>
          <dd>
            <time dateTime={event.start}>{longDate(event.start)}</time>, {hours}
          </dd>
        </div>
        {event.place ? (
          <div>
            <dt>{t('event.where')}</dt>
            <dd>{event.place}</dd>
          </div>
        ) : null}
      </dl>
      {event.media ? (
        <Picture {...pictureOf(event.media, 'large')} sizes="(width < 80rem) 100vw, 80rem" priority />
      ) : null}
      <div className="prose">
        <RichText doc={event.body} />
      </div>
    </article>
  );
}
