import type { StaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { Link } from 'react-router';
import { AdminIcon } from '#site/admin/ground/frame/admin-icon.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { mayCancel } from './cancel-panel.tsx';
import { uneditableKeys } from './door/order-words.ts';
import type { StaffOrderView } from './orders-view.ts';
import { mayPack, packingAddress } from './packing/parcels-panel.tsx';
import { mayTakeBack } from './refund-panel.tsx';

/**
 * What is mostly done with an order, in its head: each leads to its form on the same page, which a browser opens by itself
 * when a link names what is in it; no script is asked for.
 */
export function OrderActs({ view: { order, mayEdit, mayShip, mayRefund } }: { view: StaffOrderView }) {
  const { t } = useStaffText();
  const address = useAddress();
  const parcel = mayShip ? nextParcel(order) : null;
  const mayGiveBack = mayRefund && order.paidTotal - order.prices.refundedTotal > 0.005;
  const why = order.uneditable;
  const parcels = order.fulfilments.filter(({ state }) => state !== 'returned');
  return (
    <>
      {mayGiveBack ? (
        <a className="button" href="#povrat">
          <AdminIcon name="withdrawal" /> {t('shopOrders.refundOpen')}
        </a>
      ) : null}
      {parcel ? (
        <a className="button button--primary" href={parcel}>
          {t('parcels.send')}
        </a>
      ) : null}
      <details className="site-menu">
        <summary className="button button--quiet">{t('shopOrders.moreActs')}</summary>
        <div className="site-menu__list">
          <Link to={packingAddress(address, order)}>
            {t(parcels.length > 1 ? 'packing.slips' : 'packing.slip')}
          </Link>
          {parcels.length > 1
            ? parcels.map(({ id, number }) => (
                <Link key={id} to={packingAddress(address, order, number)}>
                  {t('packing.slipOf', { number })}
                </Link>
              ))
            : null}
          {order.documents.map(({ kind, number, pdfUrl }) =>
            pdfUrl === null ? null : (
              <a key={pdfUrl} href={pdfUrl}>
                {t(kind === 'invoice' ? 'orders.invoicePdf' : 'orders.creditPdf', { number })}
              </a>
            ),
          )}
          {mayEdit ? (
            <>
              <a href="#h-poruke-kupcu">{t('shopOrders.mails')}</a>
              <a href="#h-izmjena">
                {t('edits.begin')}
                {why === null ? null : <small className="soft">{t(uneditableKeys[why])}</small>}
              </a>
              <a href="#h-stanje">{t('shopOrders.move')}</a>
              {mayRefund && mayTakeBack(order) ? <a href="#povrat">{t('shopOrders.takeBackOpen')}</a> : null}
            </>
          ) : null}
          <CancelAct order={order} mayEdit={mayEdit} mayGiveBack={mayGiveBack} />
        </div>
      </details>
    </>
  );
}

/** The way out of an order: while nobody paid it is cancelled, after that the money is given back. */
function CancelAct({
  order,
  mayEdit,
  mayGiveBack,
}: {
  order: StaffOrder;
  mayEdit: boolean;
  mayGiveBack: boolean;
}) {
  const { t } = useStaffText();
  const isCancellable = mayEdit && mayCancel(order);
  if (!isCancellable && !mayGiveBack) return null;
  return (
    <>
      <hr />
      <a href={isCancellable ? '#otkazivanje' : '#povrat'}>
        {t('shopOrders.cancel')}
        {isCancellable ? null : <small className="soft">{t('shopOrders.cancelPaid')}</small>}
      </a>
    </>
  );
}

/** Where a parcel is sent from: one that lies ready, else what is not packed yet; null where nothing is to be sent. */
function nextParcel(order: StaffOrder): string | null {
  const ready = order.fulfilments.find(({ state }) => state === 'ready');
  if (ready) return `#paket-${ready.id}`;
  return mayPack(order) ? '#novi-paket' : null;
}
