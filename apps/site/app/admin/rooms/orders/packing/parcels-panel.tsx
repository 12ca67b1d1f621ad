import type { OrderToPack } from '@izlog/contract/ecommerce/orders/order-packing';
import type { OrderParcel, ParcelState } from '@izlog/contract/ecommerce/orders/order-parcels';
import { type ParcelPlace, parcelPlaces } from '@izlog/contract/ecommerce/orders/parcel-places';
import { Link } from 'react-router';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Icon } from '#site/ui/icons/icon.tsx';
import { ItemPicture } from '#site/ui/pictures/item-picture.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { packRules, quantityField } from '../order-rules.ts';

/** What has become of a parcel, in a word. */
export const parcelStateKeys: Readonly<Record<ParcelState, StaffKey>> = {
  ready: 'parcels.ready',
  sent: 'parcels.sent',
  delivered: 'parcels.delivered',
  returned: 'parcels.returned',
};

const tones = { ready: 'offer', sent: 'info', delivered: 'success', returned: 'danger' } as const;

/** What of an order is packed: the same for those who read orders and for those who only pack them. */
export type Packable = Pick<OrderToPack, 'id' | 'state' | 'fulfilments' | 'unpacked' | 'deliveryMethod'> & {
  items: readonly Pick<OrderToPack['items'][number], 'itemId' | 'name' | 'media'>[];
};

/** The parcels of an order with what is in them, and one more for what is not packed yet. */
export function ParcelsPanel({ order, mayShip }: { order: Packable; mayShip: boolean }) {
  const { t } = useStaffText();
  const isToPack = mayShip && mayPack(order);
  if (order.fulfilments.length === 0 && !isToPack) return null;
  const places = parcelPlaces(order.fulfilments, order.unpacked.length > 0);
  return (
    <section className="panel stack" aria-labelledby="h-paketi">
      <h2 id="h-paketi">{t('parcels.title')}</h2>
      {order.fulfilments.map((parcel) => (
        <Parcel
          key={`${parcel.id} ${parcel.state}`}
          parcel={parcel}
          place={places.get(parcel.id)}
          order={order}
          mayShip={mayShip}
        />
      ))}
      {isToPack ? <NewParcel key={order.fulfilments.length} order={order} /> : null}
    </section>
  );
}

/** Whether something of an order is not packed, and may be. */
export const mayPack = (order: Packable): boolean =>
  order.unpacked.length > 0 && ['created', 'paid', 'processing', 'sent'].includes(order.state);

/** Where the packing slip of an order is, or that of one of its parcels. */
export const packingAddress = (
  address: ReturnType<typeof useAddress>,
  { id }: Pick<Packable, 'id'>,
  parcel?: number,
): string =>
  `${address('adminOrderPrint')}?what=slips&ids=${id}${parcel === undefined ? '' : `&parcel=${parcel}`}`;

type ParcelProps = {
  parcel: OrderParcel;
  place: ParcelPlace | undefined;
  order: Packable;
  mayShip: boolean;
};

function Parcel({ parcel, place, order, mayShip }: ParcelProps) {
  const { t, shortDate, time } = useStaffText();
  const address = useAddress();
  const { number, state, carrier, trackingNumber, url, lines, sentAt } = parcel;
  const title = t('parcels.parcel', { number });
  const isPickup = order.deliveryMethod?.isPickup ?? false;
  const isFetched = isPickup && state === 'sent';
  return (
    <article className="parcel" id={`paket-${parcel.id}`} aria-label={title}>
      <header>
        <strong>{title}</strong>
        {/* What the buyer's mail calls it. */}
        {place && place.total > 1 ? <span className="soft">{t('parcels.placeOf', { ...place })}</span> : null}
        <Badge tone={tones[state]}>{t(isFetched ? 'parcels.readyForPickup' : parcelStateKeys[state])}</Badge>
        <span className="soft">
          {carrier}{' '}
          {url ? (
            <a className="link num" href={url} rel="noopener">
              {trackingNumber || t('orders.track')}
            </a>
          ) : (
            trackingNumber
          )}
        </span>
        {state === 'returned' ? null : (
          <Link className="button parcel__slip" to={packingAddress(address, order, number)}>
            {t('packing.slip')} <span className="vh">{title}</span>
          </Link>
        )}
      </header>
      <ul className="plain">
        {lines.map(({ itemId, quantity }) => {
          const item = order.items.find((one) => one.itemId === itemId);
          return (
            <li key={itemId}>
              <ItemPicture picture={item?.media[0]} name={item?.name ?? ''} />
              <span>{item?.name}</span>
              <span className="num">{t('shopOrders.pieces', { count: quantity })}</span>
            </li>
          );
        })}
      </ul>
      {sentAt ? (
        <p className="small soft">{t('parcels.sentAt', { date: shortDate(sentAt), time: time(sentAt) })}</p>
      ) : null}
      {mayShip ? <ParcelActs parcel={parcel} isPickup={isPickup} /> : null}
    </article>
  );
}

const actKeys: Readonly<Record<ParcelState, StaffKey>> = {
  ready: 'parcels.ready',
  sent: 'parcels.send',
  delivered: 'parcels.deliver',
  returned: 'parcels.return',
};

function ParcelActs({ parcel, isPickup }: Pick<ParcelProps, 'parcel'> & { isPickup: boolean }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: `parcel-${parcel.id}` });
  if (parcel.moves.length === 0) return null;
  return (
    <FormFrame form={form} label={t('parcels.parcel', { number: parcel.number })}>
      <input type="hidden" name="parcelId" value={parcel.id} />
      {parcel.state === 'ready' ? <LabelFields form={form} parcel={parcel} /> : null}
      <div className="row">
        {parcel.moves.map((state) => (
          <SendButton
            key={state}
            form={form}
            tone={state === 'sent' ? 'primary' : undefined}
            name="act"
            value={state}
          >
            {t(isPickup && state === 'sent' ? 'parcels.callForPickup' : actKeys[state])}
          </SendButton>
        ))}
        {parcel.state === 'ready' ? (
          <SendButton form={form} tone="quiet" name="act" value="cancel">
            {t('parcels.cancel')}
          </SendButton>
        ) : null}
      </div>
    </FormFrame>
  );
}

type LabelProps = { form: ReturnType<typeof useSentForm>; parcel?: OrderParcel };

function LabelFields({ form, parcel }: LabelProps) {
  const { t } = useStaffText();
  return (
    <div className="parcel__label">
      <TextField
        form={form}
        name="carrier"
        label={t('shopOrders.carrier')}
        hint={t('parcels.carrierHint')}
        data-most={60}
        defaultValue={parcel?.carrier}
        isOptional
      />
      <TextField
        form={form}
        name="parcel"
        label={t('shopOrders.parcelNumber')}
        data-most={60}
        defaultValue={parcel?.trackingNumber}
        isOptional
      />
      <TextField
        form={form}
        name="url"
        type="url"
        label={t('shopOrders.parcelUrl')}
        data-most={500}
        defaultValue={parcel?.url ?? ''}
        isOptional
      />
    </div>
  );
}

function NewParcel({ order: { items, unpacked, fulfilments } }: { order: Packable }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'pack', rules: packRules });
  const nameOf = (itemId: number) => items.find((one) => one.itemId === itemId)?.name ?? '';
  const labels = {
    ...Object.fromEntries(unpacked.map(({ itemId }) => [quantityField(itemId), nameOf(itemId)])),
    carrier: t('shopOrders.carrier'),
    parcel: t('shopOrders.parcelNumber'),
    url: t('shopOrders.parcelUrl'),
  };
  return (
    <details open={form.answer !== undefined || fulfilments.length > 0}>
      <summary className="button">
        <Icon name="plus" />
        {t('parcels.new')}
      </summary>
      <FormFrame form={form} label={t('parcels.new')} labels={labels}>
        <span id="novi-paket" />
        {unpacked.map(({ itemId, quantity }) => (
          <TextField
            key={itemId}
            form={form}
            name={quantityField(itemId)}
            label={nameOf(itemId)}
            hint={t('parcels.atMost', { count: quantity })}
            type="number"
            inputMode="numeric"
            min={0}
            max={quantity}
            defaultValue={String(quantity)}
            isOptional
          />
        ))}
        <LabelFields form={form} />
        <CheckField form={form} name="isQuiet" label={t('shopOrders.quiet')} />
        <div className="row">
          <SendButton form={form} tone="primary" name="act" value="send">
            {t('parcels.packAndSend')}
          </SendButton>
          <SendButton form={form} name="act" value="pack">
            {t('parcels.pack')}
          </SendButton>
        </div>
      </FormFrame>
    </details>
  );
}
