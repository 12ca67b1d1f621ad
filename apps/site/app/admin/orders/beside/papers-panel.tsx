import type { StaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAddress } from '../../../links/staff-addresses.ts';
import { useStaffText } from '../../frame/staff-text.tsx';
import { packingAddress } from '../packing/parcels-panel.tsx';

type PapersProps = { order: StaffOrder; money: (amount: number) => string; mayEdit: boolean };

/** The papers of an order by kind: number, day and sum of what was issued, the offer until then, a slip for each parcel. */
export function PapersPanel({ order, money, mayEdit }: PapersProps) {
  const { t, shortDate } = useStaffText();
  const address = useAddress();
  const { documents, pdfUrl, fulfilments, unpacked } = order;
  const parcels = fulfilments.filter(({ state }) => state !== 'returned');
  const isInvoiced = documents.some(({ kind }) => kind === 'invoice');
  return (
    <section className="panel stack" aria-labelledby="h-isprave">
      <h2 id="h-isprave">{t('shopOrders.papers')}</h2>
      <dl className="facts-list">
        {isInvoiced ? null : (
          <Paper name={t(order.paper === 'offer' ? 'shopOrders.offer' : 'shopOrders.confirmation')}>
            <a className="link" href={pdfUrl}>
              PDF
            </a>
          </Paper>
        )}
        {documents.map(({ kind, number, issuedAt, total, pdfUrl: url }) => (
          <Paper key={url} name={t(kind === 'invoice' ? 'shopOrders.bill' : 'shopOrders.credit')}>
            <a className="link num" href={url}>
              {number} <span className="vh">(PDF)</span>
            </a>
            <small className="papers__when soft">
              {shortDate(issuedAt)}, {money(total)}
            </small>
          </Paper>
        ))}
        {isInvoiced && documents.every(({ kind }) => kind === 'invoice') ? (
          <Paper name={t('shopOrders.credit')}>{t('shopOrders.noPaper')}</Paper>
        ) : null}
        {parcels.map(({ id, number }) => (
          <Paper key={id} name={t('packing.slip')}>
            <Link className="link num" to={packingAddress(address, order, number)}>
              {order.slug}/{number}
            </Link>
          </Paper>
        ))}
        {parcels.length === 0 && unpacked.length > 0 ? (
          <Paper name={t('packing.slip')}>
            <Link className="link num" to={packingAddress(address, order)}>
              {order.slug}
            </Link>
          </Paper>
        ) : null}
      </dl>
      {mayEdit ? (
        <p>
          <a className="link" href="#h-poruke-kupcu">
            {t('shopOrders.sendAgain')}
          </a>
        </p>
      ) : null}
    </section>
  );
}

function Paper({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
