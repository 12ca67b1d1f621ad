import { Link } from 'react-router';
import { Facts, Group, RecordHead } from '#site/admin/ground/frame/record-parts.tsx';
import { StaffNotes } from '#site/admin/ground/frame/staff-notes.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { CustomerCard } from '#site/admin/rooms/member-cards/door/customer-card.tsx';
import { NewDraft } from '#site/admin/rooms/orders/door/new-draft.tsx';
import { OrderRows } from '#site/admin/rooms/orders/door/order-rows.tsx';
import { orderMoney } from '#site/features/orders/door/order-parts.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Badge } from '#site/ui/tag.tsx';
import { CustomerComments, CustomerConsents } from './customer-parts.tsx';
import type { CustomerView } from './customer-view.ts';
import { kindKeys } from './customer-words.ts';
import { DataOnRequest } from './data-on-request.tsx';

/** One customer for staff: orders, data, notes; beside them what was bought and agreed to; at the end data on request. */
export function CustomerScreen({ view }: { view: CustomerView }) {
  const { t, locale, longDate, number, shortDate } = useStaffText();
  const address = useAddress();
  const { customer, countries, language, mayErase, mayOrder } = view;
  const money = orderMoney(customer, locale);
  const { id, name, email, kind, city, country, orders, spent, refunded, lastAt, createdAt, phone } =
    customer;
  const place = [city, country === 'HR' ? '' : (countries[country] ?? country)].filter(Boolean).join(', ');
  return (
    <>
      <RecordHead
        title={name || email}
        badges={
          <>
            <Badge plain>{t(kindKeys[kind])}</Badge>
            {customer.isActive ? null : <Badge tone="danger">{t('customers.locked')}</Badge>}
          </>
        }
        lead={[place, language].filter(Boolean).join(', ')}
        back={{
          to: address('adminCustomers'),
          name: t('customer.list.title'),
          place: t('customers.customerSince', { date: longDate(createdAt) }),
        }}
      >
        {mayOrder ? <NewDraft buyer={{ id, email }} /> : null}
      </RecordHead>
      <div className="record">
        <div>
          <Group title={t('orders.title')}>
            {customer.newest.length > 0 ? (
              <OrderRows title={t('customers.ordersOf')} orders={customer.newest} />
            ) : (
              <p className="soft">{t('customers.noOrders')}</p>
            )}
          </Group>
          <Group title={t('customers.data')}>
            <Facts
              rows={[
                [t('customers.name'), `${customer.firstName} ${customer.lastName}`.trim()],
                [
                  t('customers.email'),
                  <a key="email" className="link" href={`mailto:${email}`}>
                    {email}
                  </a>,
                ],
                [
                  t('customers.phone'),
                  phone ? (
                    <a key="phone" className="link" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
                      {phone}
                    </a>
                  ) : null,
                ],
                [
                  t('customers.company'),
                  customer.company ? `${customer.company.name}, ${customer.company.address}` : null,
                ],
              ]}
            />
            {customer.addresses.map((one) => (
              <address key={`${one.type} ${one.street} ${one.place}`} className="small">
                {one.name}
                <br />
                {one.street}
                <br />
                {one.place}, {countries[one.country] ?? one.country}
              </address>
            ))}
          </Group>
          <StaffNotes notes={customer.notes} hint={t('customers.noteHint')} />
          <CustomerComments comments={customer.comments} />
          {mayErase ? <DataOnRequest customer={customer} /> : null}
        </div>
        <aside className="record__side" aria-label={t('customers.overview')}>
          <Group title={t('customers.bought')}>
            <Facts
              rows={[
                [t('orders.title'), number(orders)],
                [t('customer.spent'), money(spent)],
                [t('customers.average'), orders > 0 ? money(spent / orders) : null],
                [t('orders.refunded'), refunded > 0 ? money(refunded) : null],
                [t('customer.lastAt'), lastAt ? shortDate(lastAt) : null],
                [t('customers.memberCard'), customer.memberCard],
              ]}
            />
          </Group>
          {customer.segments.length > 0 ? (
            <Group title={t('segment.list.title')}>
              <ul className="plain">
                {customer.segments.map(({ id: segmentId, name: segment }) => (
                  <li key={segmentId}>
                    <Link className="link" to={`${address('adminCustomers')}?segment=${segmentId}`}>
                      {segment}
                    </Link>
                  </li>
                ))}
              </ul>
            </Group>
          ) : null}
          {mayErase ? <CustomerCard barcode={customer.memberCard} /> : null}
          <CustomerConsents customer={customer} />
        </aside>
      </div>
    </>
  );
}
