// biome-ignore-all lint/a11y/noRedundantRoles: phones draw the rows as cards, and a table laid out so is none any more for some screen readers
import type { WebhookDelivery } from '@izlog/contract/events/webhook';
import { Link } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Badge } from '#site/ui/tag.tsx';
import { useEventWords } from './use-event-words.ts';

/** Deliveries as lines of the log; of one webhook its name is not said again. */
export function DeliveryTable({
  label,
  records,
  isOfOne = false,
}: {
  label: string;
  records: readonly WebhookDelivery[];
  isOfOne?: boolean;
}) {
  const { t } = useStaffText();
  return (
    <table className="grid-table records" role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {(['webhooks.event', 'webhooks.answer', 'webhooks.when', 'webhooks.took'] as const).map((key) => (
            <th key={key} role="columnheader" scope="col">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {records.map((one) => (
          <DeliveryRow key={one.id} delivery={one} isOfOne={isOfOne} />
        ))}
      </tbody>
    </table>
  );
}

function DeliveryRow({ delivery, isOfOne }: { delivery: WebhookDelivery; isOfOne: boolean }) {
  const { t } = useStaffText();
  const address = useAddress();
  const { event, at, seconds } = useEventWords();
  const { id, object, webhookName, lastAt, ms } = delivery;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <Link className="link" to={address('adminWebhookDelivery', { id: String(id) })}>
          {event(delivery.event)}
        </Link>
        <br />
        <span className="small soft">{isOfOne ? object.name : `${object.name} · ${webhookName}`}</span>
      </th>
      <td role="cell" data-label={t('webhooks.answer')}>
        <DeliveryState delivery={delivery} />
      </td>
      <td role="cell" className="num" data-label={t('webhooks.when')}>
        {at(lastAt ?? delivery.at)}
      </td>
      <td role="cell" className="num" data-label={t('webhooks.took')}>
        {ms === null ? '' : seconds(ms)}
      </td>
    </tr>
  );
}

/** How a delivery stands: the last answer, which try it was, and whether it is over. */
export function DeliveryState({
  delivery: { state, status, fault, attempts },
}: {
  delivery: Pick<WebhookDelivery, 'state' | 'status' | 'fault' | 'attempts'>;
}) {
  const { t, number } = useStaffText();
  const last = status === null ? (fault ? t(`webhooks.fault.${fault}`) : '') : String(status);
  const which = attempts > 1 ? t('webhooks.tryNo', { no: number(attempts) }) : '';
  const words = [last, which].filter(Boolean).join(', ');
  if (state === 'delivered') return <Badge tone="success">{words}</Badge>;
  if (state === 'skipped') return <Badge tone="info">{t('webhooks.skipped')}</Badge>;
  if (state === 'failed') return <Badge tone="danger">{`${t('webhooks.gaveUp')}, ${words}`}</Badge>;
  return <Badge tone={attempts > 0 ? 'offer' : 'info'}>{words === '' ? t('webhooks.waiting') : words}</Badge>;
}
