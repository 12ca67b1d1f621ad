import { Group } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { needKeys } from '#site/admin/rooms/orders/door/draft-words.ts';
import { Icon } from '#site/ui/icons/icon.tsx';
import type { DraftView } from './draft-view.ts';
import { EditDifference } from './edit-parts.tsx';

/** What it comes to, what it lacks, and what happened to it. */
export function DraftSide({ view, money }: { view: DraftView; money: (amount: number) => string }) {
  const { t, number, time, longDate } = useStaffText();
  const { prices, promotions, needs, heldUntil, items, events, delivery, deliveryMethodId, state } =
    view.draft;
  const way = delivery.find(({ id }) => id === deliveryMethodId);
  const count = items.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <aside className="record__side" aria-label={t('drafts.beside')}>
      {view.draft.edits ? <EditDifference draft={view.draft} edits={view.draft.edits} money={money} /> : null}
      <Group title={t('orders.sums')}>
        <dl className="sums">
          <Row words={t('drafts.goods', { count })} amount={money(prices.itemsTotal)} />
          {promotions.map(({ name, discount }) => (
            <Row key={name} words={name} amount={money(-discount)} />
          ))}
          {way || prices.delivery > 0 ? (
            <Row words={way?.name ?? t('drafts.delivery')} amount={money(prices.delivery)} />
          ) : null}
          {prices.taxes.map(({ rate, base, tax }) => (
            <Row
              key={rate}
              words={t('shopOrders.taxOf', { rate: number(rate), base: money(base) })}
              amount={money(tax)}
            />
          ))}
          <div className="is-total">
            <dt>{t('orders.total')}</dt>
            <dd>{money(prices.orderTotal)}</dd>
          </div>
        </dl>
      </Group>
      {state === 'open' ? (
        <Group title={t('drafts.check')}>
          <ul className="plain checks">
            {heldUntil ? (
              <li>
                <Icon name="ok" /> {t('drafts.heldUntil', { time: time(heldUntil) })}
              </li>
            ) : null}
            {needs.map((need) => (
              <li key={need}>
                <Icon name="warn" /> {t('drafts.lacks')} {t(needKeys[need])}
              </li>
            ))}
            {needs.length === 0 ? (
              <li>
                <Icon name="ok" /> {t('drafts.complete')}
              </li>
            ) : null}
          </ul>
        </Group>
      ) : null}
      <Group title={t('drafts.history')}>
        <ol className="plain trail">
          {events.toReversed().map(({ kind, note, at, by }) => (
            <li key={`${at} ${kind} ${note}`}>
              <span>
                {t(`drafts.event.${kind}`)}
                {note ? ` ${kind === 'price' ? inMoney(note, money) : note}` : ''}
              </span>
              <small className="soft">
                {longDate(at)}, {time(at)}
                {by ? ` · ${by}` : ''}
              </small>
            </li>
          ))}
        </ol>
      </Group>
    </aside>
  );
}

/** The prices before and after, as they are shown everywhere; what follows is the reason as it was typed. */
const inMoney = (note: string, money: (amount: number) => string): string =>
  note.replace(/^(\S+) → ([^\s:]+)/, (pair) => pair.replaceAll(/\d+\.\d\d/g, (sum) => money(Number(sum))));

function Row({ words, amount }: { words: string; amount: string }) {
  return (
    <div>
      <dt>{words}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
