// biome-ignore-all lint/a11y/noRedundantRoles: phones draw the rows as cards, and a table laid out so is none any more for some screen readers
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { EventName } from '@izlog/contract/events/shop-events';
import type { filterDeliveries, Webhook } from '@izlog/contract/events/webhook';
import { Form, Link } from 'react-router';
import { AdminPages } from '#site/admin/ground/frame/admin-pages.tsx';
import { Group, RecordHead } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { Select } from '#site/ui/controls/text-input.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { Note } from '#site/ui/note.tsx';
import { DeliveryTable } from './delivery-table.tsx';
import { useEventWords } from './use-event-words.ts';
import { WaitsWords, WebhookBadge } from './webhook-state.tsx';

/** What of the log is shown. */
export interface LogFilter {
  webhook: string;
  event: string;
  state: string;
}

interface WebhooksProps {
  title: string;
  webhooks: readonly Webhook[];
  log: EndpointAnswer<typeof filterDeliveries>;
  filter: LogFilter;
}

/** Programs that are told of events, those that take none first, and the log of what was sent. Works without scripts. */
export function WebhooksScreen({ title, webhooks, log, filter }: WebhooksProps) {
  const { t } = useStaffText();
  const address = useAddress();
  const isEmpty = webhooks.length === 0;
  const create = (
    <ButtonLink to={address('adminWebhookNew')} tone="primary">
      {t('webhooks.new')}
    </ButtonLink>
  );
  return (
    <>
      <RecordHead
        title={title}
        lead={isEmpty ? undefined : t('webhooks.lead')}
        back={{ to: address('adminSettings'), name: t('settings.title') }}
      >
        {isEmpty ? null : create}
      </RecordHead>
      {isEmpty ? (
        <EmptyState title={t('webhooks.none')} actions={create}>
          <p>{t('webhooks.noneLead')}</p>
        </EmptyState>
      ) : (
        <div className="stack stack--lg">
          {webhooks
            .filter(({ state }) => state === 'off')
            .map((one) => (
              <OffNote key={one.id} webhook={one} />
            ))}
          <WebhookTable webhooks={webhooks} />
          <Log webhooks={webhooks} log={log} filter={filter} />
        </div>
      )}
    </>
  );
}

/** Why one is off, and where it is brought back. */
export function OffNote({ webhook: { id, name, stateAt, offReason, waiting } }: { webhook: Webhook }) {
  const { t, number } = useStaffText();
  const address = useAddress();
  const { at } = useEventWords();
  const words = offReason === 'rights' ? 'webhooks.offRights' : 'webhooks.offFailing';
  return (
    <Note tone="danger" title={`${name}: ${t(words, { at: at(stateAt) })}`}>
      <p>{t('webhooks.offLead', { count: number(waiting) })}</p>
      <p>
        <Link className="link" to={address('adminWebhook', { id: String(id) })}>
          {name}
        </Link>
      </p>
    </Note>
  );
}

function WebhookTable({ webhooks }: { webhooks: readonly Webhook[] }) {
  const { t } = useStaffText();
  return (
    <table className="grid-table records" role="table" aria-label={t('webhooks.title')}>
      <thead role="rowgroup">
        <tr role="row">
          {(
            [
              'webhooks.address',
              'webhooks.tells',
              'webhooks.state',
              'webhooks.lastDelivered',
              'webhooks.week',
            ] as const
          ).map((key) => (
            <th key={key} role="columnheader" scope="col">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {webhooks.map((one) => (
          <WebhookRow key={one.id} webhook={one} />
        ))}
      </tbody>
    </table>
  );
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { t, number } = useStaffText();
  const address = useAddress();
  const { at, event } = useEventWords();
  const { id, name, url, events, lastDeliveredAt, delivered, undelivered } = webhook;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <Link className="link" to={address('adminWebhook', { id: String(id) })}>
          {name}
        </Link>
        <br />
        <span className="small soft webhooks__url">{url}</span>
      </th>
      <td role="cell" data-label={t('webhooks.tells')}>
        {events.slice(0, 4).map(event).join(', ')}
        {events.length > 4 ? ` +${number(events.length - 4)}` : ''}
      </td>
      <td role="cell" data-label={t('webhooks.state')}>
        <WebhookBadge webhook={webhook} />
        <br />
        <WaitsWords webhook={webhook} />
      </td>
      <td role="cell" className="num" data-label={t('webhooks.lastDelivered')}>
        {lastDeliveredAt ? at(lastDeliveredAt) : t('webhooks.never')}
      </td>
      <td role="cell" className="num" data-label={t('webhooks.week')}>
        {t('webhooks.weekOf', { count: number(delivered), total: number(delivered + undelivered) })}
      </td>
    </tr>
  );
}

function Log({ webhooks, log, filter }: Pick<WebhooksProps, 'webhooks' | 'log' | 'filter'>) {
  const { t } = useStaffText();
  const address = useAddress();
  const { event } = useEventWords();
  const { page, lastPage } = log.pagination;
  const subscribed = [...new Set(webhooks.flatMap(({ events }) => events))] as EventName[];
  const asked = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  return (
    <Group title={t('webhooks.log')}>
      <Form method="get" className="admin__filters" key={asked.toString()}>
        <Field label={t('webhooks.address')}>
          {(control) => (
            <Select {...control} name="webhook" defaultValue={filter.webhook}>
              <option value="">{t('webhooks.logAll')}</option>
              {webhooks.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('webhooks.event')}>
          {(control) => (
            <Select {...control} name="event" defaultValue={filter.event}>
              <option value="">{t('webhooks.logAllEvents')}</option>
              {subscribed.map((name) => (
                <option key={name} value={name}>
                  {event(name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('webhooks.state')}>
          {(control) => (
            <Select {...control} name="state" defaultValue={filter.state}>
              <option value="">{t('webhooks.logAll')}</option>
              <option value="undelivered">{t('webhooks.logUndelivered')}</option>
            </Select>
          )}
        </Field>
        <p className="row">
          <Button type="submit">{t('webhooks.logShow')}</Button>
        </p>
      </Form>
      {log.records.length === 0 ? (
        <p className="soft">{t('webhooks.logNone')}</p>
      ) : (
        <DeliveryTable label={t('webhooks.log')} records={log.records} />
      )}
      <AdminPages
        page={page}
        lastPage={lastPage}
        href={(number) => {
          const search = new URLSearchParams(asked);
          search.set('page', String(number));
          return `${address('adminWebhooks')}?${search}`;
        }}
      />
    </Group>
  );
}
