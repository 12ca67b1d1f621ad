import { notFiscalised } from '@izlog/contract/ecommerce/duties/invoicing';
import type { getPacking, PackingOrder } from '@izlog/contract/ecommerce/orders/order-packing';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { PrintButton } from '#site/admin/ground/frame/print-button.tsx';
import { RecordHead } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';

type PackingView = {
  what: 'slips' | 'picking';
  orders: readonly PackingOrder[];
  /** Only the slip of the parcel with this number. */
  parcel: number | null;
  countries: Readonly<Record<string, string>>;
  seller: EndpointAnswer<typeof getPacking>['seller'];
  /** Whether the list of orders is the reader's, or only that of what is to be packed. */
  mayRead: boolean;
};

/** Papers for those who pack: a slip for each order, or one list of everything to fetch. Printed without the frame. */
export function PackingScreen({ title, view }: { title: string; view: PackingView }) {
  const { t } = useStaffText();
  const address = useAddress();
  const { what, orders, parcel, countries, seller, mayRead } = view;
  const other = what === 'slips' ? 'picking' : 'slips';
  return (
    <>
      <RecordHead
        title={title}
        back={
          mayRead
            ? { to: address('adminOrders'), name: t('orders.title') }
            : { to: address('adminPacking'), name: t('shopOrders.toPack') }
        }
      >
        <ButtonLink
          to={`${address('adminOrderPrint')}?what=${other}&ids=${orders.map(({ id }) => id).join()}`}
        >
          {t(`packing.${other}`)}
        </ButtonLink>
        <PrintButton />
      </RecordHead>
      {what === 'picking' ? <PickingList orders={orders} /> : null}
      {what === 'slips'
        ? orders.flatMap((order) =>
            papersOf(order)
              .filter(({ number }) => parcel === null || number === parcel)
              .map((paper) => (
                <PackingPaper key={`${order.id} ${paper.number}`} {...{ order, paper, countries, seller }} />
              )),
          )
        : null}
    </>
  );
}

type ParcelPaper = { number: number | null; label: string; lines: readonly Line[] };

/** A slip for each parcel, and one for what is not packed yet; where nothing is packed one for the whole order. */
function papersOf({ parcels, unpacked, lines }: PackingOrder): ParcelPaper[] {
  if (parcels.length === 0) return [{ number: null, label: '', lines }];
  const linesIn = (parts: readonly { itemId: number; quantity: number }[]) =>
    parts.flatMap(({ itemId, quantity }) => {
      const line = lines.find((one) => one.itemId === itemId);
      return line ? [{ ...line, quantity }] : [];
    });
  const papers: ParcelPaper[] = parcels.map(({ number, carrier, trackingNumber, lines: parts }) => ({
    number,
    label: [carrier, trackingNumber].filter(Boolean).join(' '),
    lines: linesIn(parts),
  }));
  return unpacked.length === 0 ? papers : [...papers, { number: null, label: '', lines: linesIn(unpacked) }];
}

type PaperProps = { order: PackingOrder; paper: ParcelPaper } & Pick<PackingView, 'countries' | 'seller'>;

function PackingPaper({ order, paper, countries, seller }: PaperProps) {
  const { t, longDate } = useStaffText();
  const { slug, createdAt, deliveryAddress: to, delivery, orderMessage, giftMessage } = order;
  const { lines } = paper;
  return (
    <article className="slip" aria-label={paper.number === null ? slug : `${slug} ${paper.number}`}>
      <h2 className="num">
        {t('packing.slip')} {slug}
        {paper.number === null ? '' : `, ${t('parcels.parcel', { number: paper.number })}`}
      </h2>
      <p className="small">
        {[seller.name, seller.street, seller.town, seller.phone, seller.email].filter(Boolean).join(', ')}
        {seller.oib ? `, OIB ${seller.oib}` : ''}
      </p>
      <div className="slip__head">
        <address>
          {to.firstName} {to.lastName}
          <br />
          {to.street} {to.houseNumber}
          <br />
          {to.zipCode} {to.city}, {countries[to.country] ?? to.country}
          <br />
          {to.contactPhone}
        </address>
        <p>
          {longDate(createdAt)}
          <br />
          {delivery}
          {paper.label ? (
            <>
              <br />
              {paper.label}
            </>
          ) : null}
          {order.isCashOnDelivery ? (
            <>
              <br />
              <strong>{t('shopOrders.kind.cashOnDelivery')}</strong>
            </>
          ) : null}
        </p>
      </div>
      {order.notFiscalised ? (
        <p lang="hr">
          <strong>{notFiscalised}</strong>
        </p>
      ) : null}
      <ul className="plain slip__lines">
        {lines
          .filter(({ isDigital }) => !isDigital)
          .map((line) => (
            <li key={line.itemId}>
              <span className="slip__box" aria-hidden="true" />
              <strong className="num">{line.quantity} ×</strong>
              <LineWords line={line} />
            </li>
          ))}
      </ul>
      {orderMessage ? (
        <p className="keep-lines">
          {t('orders.message')}: {orderMessage}
        </p>
      ) : null}
      {giftMessage ? (
        <p className="keep-lines">
          {t('orders.gift')}: {giftMessage}
        </p>
      ) : null}
    </article>
  );
}

type Line = PackingOrder['lines'][number];

function LineWords({ line: { name, sku, details } }: { line: Line }) {
  return (
    <span>
      {name} {sku ? <span className="soft">{sku}</span> : null}
      {details.map((detail) => (
        <small key={detail} className="soft slip__detail">
          {detail}
        </small>
      ))}
    </span>
  );
}

/** Everything that some orders still lack in their parcels, each thing once, by its number; beside it the orders it goes to. */
function PickingList({ orders }: Pick<PackingView, 'orders'>) {
  const { t } = useStaffText();
  const all = orders.flatMap(({ slug, lines, unpacked }) =>
    unpacked.flatMap(({ itemId, quantity }) => {
      const line = lines.find((one) => one.itemId === itemId);
      return line ? [{ ...line, quantity, slug }] : [];
    }),
  );
  const same = Map.groupBy(all, ({ name, sku, details }) => [sku, name, ...details].join('\n'));
  const rows = [...same].sort(([a], [b]) => a.localeCompare(b));
  return (
    <article className="slip">
      <h2>{t('packing.pickingOf', { count: orders.length })}</h2>
      {rows.length === 0 ? <p>{t('packing.nothingToPick')}</p> : null}
      <ul className="plain slip__lines">
        {rows.map(([key, lines]) => {
          const [first] = lines;
          return first ? (
            <li key={key}>
              <span className="slip__box" aria-hidden="true" />
              <strong className="num">{lines.reduce((sum, { quantity }) => sum + quantity, 0)} ×</strong>
              <span>
                <LineWords line={first} />
                <small className="soft slip__detail">
                  {lines.map(({ slug, quantity }) => `${slug} (${quantity})`).join(', ')}
                </small>
              </span>
            </li>
          ) : null;
        })}
      </ul>
    </article>
  );
}
