// biome-ignore-all lint/a11y/noRedundantRoles: phones draw the rows as cards, and a table laid out so is none any more for some screen readers
import type { filterEInvoices, ListedEInvoice } from '@izlog/contract/ecommerce/e-invoices/e-invoices';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { Link } from 'react-router';
import { AdminPages } from '#site/admin/ground/frame/admin-pages.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { RecordHead } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Note } from '#site/ui/note.tsx';
import { EInvoiceBadge, EInvoiceReasons } from './door/e-invoice-words.tsx';
import { EInvoiceTabs } from './e-invoice-tabs.tsx';

type View = EndpointAnswer<typeof filterEInvoices>;

interface EInvoicesProps {
  title: string;
  view: View;
  isWaiting: boolean;
  mayEdit: boolean;
}

/** E-invoices to companies, with where each is and what is to be done. Works without scripts. */
export function EInvoicesScreen({ title, view, isWaiting, mayEdit }: EInvoicesProps) {
  const { t } = useStaffText();
  const address = useAddress();
  const { page, lastPage } = view.pagination;
  const path = address('adminEInvoices');
  const href = (query: string) => `${path}${query}`;
  return (
    <>
      <RecordHead
        title={title}
        lead={t('eInvoices.lead')}
        back={{ to: address('adminOrders'), name: t('orders.title') }}
      />
      <EInvoiceTabs of="adminEInvoices" />
      <div className="stack">
        {view.point === 'off' ? <NoPoint /> : null}
        <p className="row">
          <Link className="link" to={href('')} aria-current={isWaiting ? undefined : 'true'}>
            {t('eInvoices.all')}
          </Link>
          <Link className="link" to={href('?view=waiting')} aria-current={isWaiting ? 'true' : undefined}>
            {t('eInvoices.waiting')}
          </Link>
        </p>
        {view.records.length === 0 ? (
          <p className="soft">{t(isWaiting ? 'eInvoices.noneWaiting' : 'eInvoices.none')}</p>
        ) : (
          <EInvoiceTable records={view.records} mayEdit={mayEdit} />
        )}
        <AdminPages
          page={page}
          lastPage={lastPage}
          href={(number) => href(`?${isWaiting ? 'view=waiting&' : ''}page=${number}`)}
        />
      </div>
    </>
  );
}

/** Nobody carries e-invoices of the shop: so companies are not offered what asks for one. */
function NoPoint() {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <Note tone="offer" title={t('eInvoices.noPoint')}>
      <p>
        {t('eInvoices.noPointLead')}{' '}
        <Link className="link" to={address('adminSettings', { group: 'eracuni' })}>
          {t('eInvoices.toSettings')}
        </Link>
      </p>
    </Note>
  );
}

function EInvoiceTable({ records, mayEdit }: { records: readonly ListedEInvoice[]; mayEdit: boolean }) {
  const { t } = useStaffText();
  return (
    <table className="grid-table records" role="table" aria-label={t('eInvoices.sent')}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {t('eInvoices.number')}
          </th>
          <th role="columnheader" scope="col">
            {t('eInvoices.buyer')}
          </th>
          <th role="columnheader" scope="col">
            {t('eInvoices.where')}
          </th>
          <th role="columnheader" scope="col" data-place="figure">
            {t('eInvoices.total')}
          </th>
          <th role="columnheader" scope="col">
            {t('eInvoices.acts')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {records.map((one) => (
          <Row key={one.id} of={one} mayEdit={mayEdit} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ of, mayEdit }: { of: ListedEInvoice; mayEdit: boolean }) {
  const { t, shortDate, locale } = useStaffText();
  const address = useAddress();
  const { number, kind, slug, buyer, issuedAt, total, currency } = of;
  const order = (
    <Link className="link num" to={address('adminOrder', { slug })}>
      {slug}
    </Link>
  );
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <span className="num">{number ?? t('eInvoices.noNumber')}</span>
        {kind === 'credit' ? <small className="e-invoices__under soft">{t('eInvoices.credit')}</small> : null}
        <small className="e-invoices__under soft">
          {t('eInvoices.order')} {order}
        </small>
      </th>
      <td role="cell">
        {buyer}
        {issuedAt ? <small className="e-invoices__under soft">{shortDate(issuedAt)}</small> : null}
      </td>
      <td role="cell">
        <EInvoiceBadge of={of} />
        <div className="small">
          <EInvoiceReasons of={of} />
        </div>
      </td>
      <td role="cell" data-place="figure">
        <span className="records__label">{t('eInvoices.total')}: </span>
        {total === null || currency === null
          ? '—'
          : total.toLocaleString(locale, { style: 'currency', currency })}
      </td>
      <td role="cell">
        <EInvoiceActs of={of} mayEdit={mayEdit} />
      </td>
    </tr>
  );
}

function EInvoiceActs({
  of: { id, number, state, point, slug },
  mayEdit,
}: {
  of: ListedEInvoice;
  mayEdit: boolean;
}) {
  const { t } = useStaffText();
  const address = useAddress();
  if (number === null)
    return (
      <Link className="link" to={`${address('adminOrder', { slug })}#h-isprave`}>
        {t('eInvoices.mend')}
      </Link>
    );
  return (
    <div className="e-invoices__acts">
      <a className="link" href={`/_/e-invoice/${id}`} download>
        UBL <span className="vh">{number}</span>
      </a>
      {mayEdit && state === 'waiting' && point === 'hand' ? (
        <ActForm name={`hand-${id}`} number={number} words={t('eInvoices.handOver')} />
      ) : null}
      {mayEdit && (state === 'refused' || (state === 'waiting' && point !== 'hand')) ? (
        <ActForm name={`again-${id}`} number={number} words={t('eInvoices.sendAgain')} />
      ) : null}
    </div>
  );
}

function ActForm({ name, number, words }: { name: string; number: string; words: string }) {
  const form = useSentForm({ name });
  return (
    <FormFrame form={form} label={`${words}: ${number}`}>
      <SendButton form={form}>
        {words}
        <span className="vh"> {number}</span>
      </SendButton>
    </FormFrame>
  );
}
