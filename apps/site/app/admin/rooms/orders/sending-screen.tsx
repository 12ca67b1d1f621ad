import type { sendOrders, unsendableReasons } from '@izlog/contract/ecommerce/orders/order-parcels';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { Form, Link } from 'react-router';
import { PlainActKey } from '#site/admin/ground/frame/once/act-key.tsx';
import { Group, RecordHead } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { orderStateKeys } from '#site/features/orders/door/order-words.ts';
import type { StaffKey } from '#site/i18n/messages.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextArea, TextInput } from '#site/ui/controls/text-input.tsx';
import { Note } from '#site/ui/note.tsx';

type Sent = EndpointAnswer<typeof sendOrders>['records'];

const reasonKeys: Readonly<Record<(typeof unsendableReasons)[number], StaffKey>> = {
  state: 'sending.state',
  attention: 'sending.attention',
  missing: 'sending.missing',
  nothing: 'sending.nothing',
  parcels: 'orderFile.whyParcels',
};

type SendingProps = {
  title: string;
  records: Sent;
  /** What was done is reported; what would be done is asked about. */
  isDone: boolean;
  /** Whether the list of orders is the reader's, or only that of what is to be packed. */
  mayRead: boolean;
  /** What was typed and could not be taken. */
  typed?: { carrier: string; numbers: string; isQuiet: boolean };
};

/** Marks many orders as sent: first what would happen to each, then what happened. */
export function SendingScreen({ title, records, isDone, mayRead, typed }: SendingProps) {
  const { t } = useStaffText();
  const address = useAddress();
  const list = address(mayRead ? 'adminOrders' : 'adminPacking');
  const back = t(mayRead ? 'sending.back' : 'packing.back');
  const good = records.filter(({ refused }) => refused === null);
  const refused = records.filter((one) => one.refused !== null);
  return (
    <>
      <RecordHead
        title={title}
        back={{ to: list, name: t(mayRead ? 'orders.title' : 'shopOrders.toPack') }}
      />
      {isDone ? (
        <Note tone={refused.length > 0 ? 'offer' : 'success'} role="status">
          {t('sending.done', { count: good.length })}
        </Note>
      ) : null}
      {good.length > 0 ? (
        <Group title={t(isDone ? 'sending.were' : 'sending.would', { count: good.length })}>
          <Rows records={good} mayRead={mayRead} />
        </Group>
      ) : null}
      {refused.length > 0 ? (
        <Group title={t('sending.refused', { count: refused.length })}>
          <Rows records={refused} mayRead={mayRead} />
        </Group>
      ) : null}
      {isDone || good.length === 0 ? null : (
        <Form method="post" className="stack">
          <PlainActKey name="sending" />
          {good.map(({ id }) => (
            <input key={id} type="hidden" name="ids" value={id} />
          ))}
          <div className="stack admin__form">
            <Field label={t('shopOrders.carrier')} optional={t('form.optional')}>
              {(control) => (
                <TextInput
                  {...control}
                  name="carrier"
                  data-most={60}
                  defaultValue={typed?.carrier}
                  aria-invalid={typed ? true : undefined}
                />
              )}
            </Field>
            <Field label={t('sending.numbers')} hint={t('sending.numbersHint')} optional={t('form.optional')}>
              {(control) => (
                <TextArea
                  {...control}
                  name="numbers"
                  rows={4}
                  data-most={7000}
                  defaultValue={typed?.numbers}
                />
              )}
            </Field>
            {typed ? (
              <Note tone="danger" role="alert">
                {t('orderFile.whyCarrier')}
              </Note>
            ) : null}
          </div>
          <Checkbox name="isQuiet" value="true" label={t('sending.quiet')} defaultChecked={typed?.isQuiet} />
          <div className="row">
            <Button type="submit" tone="primary">
              {t('sending.send', { count: good.length })}
            </Button>
            <ButtonLink to={list}>{back}</ButtonLink>
          </div>
        </Form>
      )}
      {!isDone && good.length === 0 ? (
        <p>
          <ButtonLink to={list}>{back}</ButtonLink>
        </p>
      ) : null}
    </>
  );
}

function Rows({ records, mayRead }: { records: Sent; mayRead: boolean }) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <ul className="plain sending">
      {records.map(({ id, slug, buyer, state, quantity, refused }) => (
        <li key={id}>
          {slug ? (
            <Link className="link num" to={address(mayRead ? 'adminOrder' : 'adminPackingOrder', { slug })}>
              {slug}
            </Link>
          ) : (
            <span className="num">{id}</span>
          )}
          <span>{buyer}</span>
          <span className="soft">
            {refused
              ? [t(reasonKeys[refused]), state ? t(orderStateKeys[state]) : ''].filter(Boolean).join(' ')
              : t('shopOrders.pieces', { count: quantity })}
          </span>
        </li>
      ))}
    </ul>
  );
}
