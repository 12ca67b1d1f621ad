import { mapLink } from '@izlog/contract/map-link';
import { captioned } from '#site/editable/captioned.tsx';
import { RootText, useRootField } from '#site/editable/root-text.tsx';
import { productEmbed } from '#site/features/catalog/door/inline-product.tsx';
import { priceProps } from '#site/features/catalog/door/tile.tsx';
import { useText } from '#site/i18n/use-text.tsx';
import { useAddress } from '#site/links/addresses.ts';
import { RichText } from '#site/rich/rich-text.tsx';
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { AnyIcon } from '#site/ui/icons/any-icon.tsx';
import { Picture } from '#site/ui/pictures/picture.tsx';
import { pictureOf } from '#site/ui/pictures/picture-of.ts';
import { Price } from '#site/ui/price.tsx';
import type { SeatView } from './door/event-row-view.ts';
import { bookingWord, seatsInWords } from './door/seat-words.ts';
import type { EventView } from './load-event.server.ts';

/** What a seat costs, how many are left, and where one books. */
function Seat({ seat }: { seat: SeatView }) {
  const text = useText();
  const left = seatsInWords(seat, text);
  return (
    <div className="event-seat">
      <div>
        {seat.price ? <Price {...priceProps(seat.price, text)} /> : null}
        {left ? <p className="small faint">{left}</p> : null}
      </div>
      <ButtonLink tone="primary" size="lg" to={seat.href}>
        {text.t(bookingWord(seat))}
      </ButtonLink>
    </div>
  );
}

/** An event: when, where and what. */
export function EventScreen({ event }: { event: EventView }) {
  const { t, longDate, time } = useText();
  const address = useAddress();
  const [picture, start, body] = [useRootField('picture'), useRootField('start'), useRootField('body')];
  const hours = [event.start, event.end].flatMap((iso) => (iso ? [time(iso)] : [])).join('–');
  return (
    <article className="container">
      <Breadcrumbs
        label={t('breadcrumbs.label')}
        trail={[
          { name: t('header.home'), href: address('home') },
          { name: t('event.list'), href: address('events') },
        ]}
        here={event.title}
        hereLang={event.lang}
      />
      <div className="product">
        {event.media ? (
          captioned(
            <Picture
              {...pictureOf(event.media, 'large')}
              sizes="(width < 64rem) 100vw, 44rem"
              priority
              frameRef={picture}
            />,
            event.media.caption,
          )
        ) : picture ? (
          <span ref={picture} />
        ) : null}
        <div className="stack stack--lg">
          <RootText of="page" f="title" as="h1" lang={event.lang}>
            {event.title}
          </RootText>
          <RootText of="page" f="excerpt" as="p" className="lead" lang={event.lang}>
            {event.excerpt}
          </RootText>
          <ul className="facts">
            <li>
              <AnyIcon name="calendar" />
              <span>
                <strong>{t('event.when')}</strong>
                <time dateTime={event.start} ref={start}>
                  {longDate(event.start)}
                </time>
                , {hours}
                <br />
                <a className="link" href={`/_/event/${event.id}.ics`} download>
                  {t('event.toCalendar')}
                </a>
              </span>
            </li>
            {event.place || start ? (
              <li>
                <AnyIcon name="pin" />
                <span>
                  <strong>{t('event.where')}</strong>
                  <RootText of="page" f="place" as="span">
                    {event.place}
                  </RootText>
                  <br />
                  <a className="link" href={mapLink(event.place)} target="_blank" rel="noopener noreferrer">
                    {t('event.map')}
                  </a>
                </span>
              </li>
            ) : null}
          </ul>
          {event.seat ? <Seat seat={event.seat} /> : null}
          <div className="prose" lang={event.lang} ref={body}>
            <RichText doc={event.body} embed={productEmbed(event.products)} />
          </div>
        </div>
      </div>
    </article>
  );
}
