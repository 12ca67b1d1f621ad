import { deliveryWords } from '@izlog/contract/ecommerce/delivery-words';
import type { Order } from '@izlog/contract/ecommerce/orders/order';
import { mapLink } from '@izlog/contract/map-link';
import { TaxLine } from '#site/features/cart/door/tax-line.tsx';
import { formatMoney } from '#site/i18n/formats.ts';
import type { MessageKey } from '#site/i18n/messages.ts';
import { useText } from '#site/i18n/use-text.tsx';

export type Amounts = { order: Order; money: (amount: number) => string };

/** Writes amounts in the currency of an order, which may be another one than that of the page. */
export const orderMoney =
  ({ currency: { iso, symbol } }: Pick<Order, 'currency'>, locale: string) =>
  (amount: number): string =>
    formatMoney(amount, { id: 0, label: symbol, iso }, locale);

type SumsProps = Amounts & {
  /** What came in so far: staff see it, with what they can still give back. */
  paidTotal?: number;
};

/** What an order cost, what of it goes back, and what is left: each column adds up. */
export function OrderSums({ order, money, paidTotal }: SumsProps) {
  const { t } = useText();
  const { prices } = order;
  const rates = prices.taxes.map(({ rate, tax }) => ({ rate, amount: tax }));
  const rows: [string, number][] = [
    ...prices.promotions.map(({ name, discount }): [string, number] => [name, -discount]),
    [t('orders.coupon'), -prices.coupon],
    [t('orders.delivery'), prices.delivery],
  ];
  const came = paidTotal ?? prices.orderTotal;
  const after: [string, number][] = [
    [t('orders.paidTotal'), paidTotal ?? 0],
    [t('orders.refunded'), -prices.handedBackTotal],
    [t('orders.toBeRefunded'), prices.handedBackTotal - prices.refundedTotal],
  ];
  return (
    <section className="panel stack" aria-labelledby="h-iznosi">
      <h2 id="h-iznosi">{t('orders.sums')}</h2>
      <dl className="sums">
        <SumRow label={t('orders.itemsTotal')} amount={money(prices.itemsTotal)} />
        <SumRows rows={rows} money={money} />
        <TaxLine tax={prices.tax} rates={rates} isIncluded={prices.isTaxIncluded} money={money} />
        <Total label={t('orders.total')} amount={money(prices.orderTotal)} />
        <SumRows rows={after} money={money} />
        {prices.refundedTotal > 0 ? (
          <Total label={t('orders.left')} amount={money(came - prices.refundedTotal)} />
        ) : null}
      </dl>
      {prices.loyalty > 0 ? (
        <p className="small soft">{t('cart.loyaltySaved', { amount: money(prices.loyalty) })}</p>
      ) : null}
    </section>
  );
}

type SumRowsProps = Pick<Amounts, 'money'> & { rows: [string, number][] };

/** Rows of sums, without those that are nothing. */
function SumRows({ rows, money }: SumRowsProps) {
  return rows
    .filter(([, amount]) => amount !== 0)
    .map(([label, amount]) => <SumRow key={label} label={label} amount={money(amount)} />);
}

function SumRow({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="between">
      <dt>{label}</dt>
      <dd className="num">{amount}</dd>
    </div>
  );
}

function Total({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="between">
      <dt>
        <strong>{label}</strong>
      </dt>
      <dd className="num">
        <strong>{amount}</strong>
      </dd>
    </div>
  );
}

/** The papers of an order: offer or confirmation before there is an invoice, then the invoice and its credit notes. */
export function OrderDocuments({ order: { documents, pdfUrl, paper: open } }: Pick<Placed, 'order'>) {
  const { t } = useText();
  const papers = documents.length > 0 ? documents : [{ kind: open, number: '', pdfUrl }];
  return papers.map((paper) =>
    paper.pdfUrl === null ? (
      <span key={`${paper.kind} ${paper.number}`}>
        {t(paper.kind === 'credit' ? 'orders.creditNumber' : 'orders.invoiceNumber', {
          number: paper.number,
        })}
      </span>
    ) : (
      <a key={paper.pdfUrl} className="link" href={paper.pdfUrl}>
        {t(documentKeys[paper.kind], { number: paper.number })}
      </a>
    ),
  );
}

const documentKeys = {
  offer: 'orders.offerPdf',
  confirmation: 'orders.confirmationPdf',
  invoice: 'orders.invoicePdf',
  credit: 'orders.creditPdf',
} as const satisfies Record<string, MessageKey>;

type Placed = {
  order: Order;
  /** Names of the countries of its addresses, by ISO code. */
  countries: Readonly<Record<string, string>>;
};

/** How and where it goes. */
export function OrderDelivery({ order, countries }: Placed) {
  const { t } = useText();
  const { deliveryMethod: method, deliveryAddress } = order;
  return (
    <section className="panel stack" aria-labelledby="h-dostava">
      <h2 id="h-dostava">{t('orders.delivery')}</h2>
      {method ? <p>{deliveryWords(method)}</p> : null}
      {method ? <WhereToFetch method={method} /> : null}
      <Place place={deliveryAddress} countries={countries} />
    </section>
  );
}

/** The place where it is fetched: its address on a map, and whom to call. */
export function WhereToFetch({ method }: { method: NonNullable<Order['deliveryMethod']> }) {
  const { t } = useText();
  const { branch, phone } = method;
  if (!(branch?.address || phone)) return null;
  return (
    <p className="small">
      {branch?.address ? (
        <a className="link" href={mapLink(branch.address)} rel="noopener noreferrer" target="_blank">
          {branch.address} ({t('orders.map')})
        </a>
      ) : null}
      {branch?.address && phone ? <br /> : null}
      {phone ? (
        <a className="link" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
          {phone}
        </a>
      ) : null}
    </p>
  );
}

/** How it is paid, and by whom. */
export function OrderBilling({ order, countries }: Placed) {
  const { t } = useText();
  const { companyData, billingAddress, paymentMethod } = order;
  return (
    <section className="panel stack" aria-labelledby="h-naplata">
      <h2 id="h-naplata">{t('orders.payment')}</h2>
      <p>{paymentMethod.name}</p>
      {companyData ? (
        <p className="small">
          <strong>{companyData.companyName}</strong>
          <br />
          {t('orders.oib', { oib: companyData.oib })}
        </p>
      ) : null}
      <Place place={billingAddress} countries={countries} />
    </section>
  );
}

function Place({ place, countries }: { place: Order['deliveryAddress']; countries: Placed['countries'] }) {
  return (
    <address className="small">
      {place.firstName} {place.lastName}
      <br />
      {place.street} {place.houseNumber}
      <br />
      {place.zipCode} {place.city}, {countries[place.country] ?? place.country}
    </address>
  );
}

/** What the buyer wrote to the shop, and to whom a gift goes. */
export function OrderMessages({ order: { messages } }: Pick<Placed, 'order'>) {
  const { t } = useText();
  const { orderMessage, giftMessage, to, from } = messages;
  if (![orderMessage, giftMessage, to, from].some(Boolean)) return null;
  const rows: [MessageKey, string][] = [
    ['orders.message', orderMessage],
    ['orders.giftTo', to],
    ['orders.giftFrom', from],
    ['orders.gift', giftMessage],
  ];
  return (
    <section className="panel stack" aria-labelledby="h-poruke">
      <h2 id="h-poruke">{t('orders.messages')}</h2>
      <dl className="stack small">
        {rows
          .filter(([, text]) => text !== '')
          .map(([key, text]) => (
            <div key={key}>
              <dt className="soft">{t(key)}</dt>
              <dd className="keep-lines">{text}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

/** The parcels with which it is on its way; nothing before. */
export function OrderParcels({ order: { parcels } }: Pick<Placed, 'order'>) {
  const { t } = useText();
  return parcels.map(({ carrier, number, url, place, total }) => (
    <p key={`${place} ${number}`} className="small">
      {[total > 1 ? t('orders.parcelOf', { place, total }) : '', carrier].filter(Boolean).join(' · ')}
      {number === '' ? null : ': '}
      {url ? (
        <a className="link" href={url} rel="noopener">
          {number}
        </a>
      ) : (
        number
      )}
    </p>
  ));
}
