import type { abandonedResource } from '@izlog/contract/ecommerce/cart/cart-abandoned';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { ListView, LookOf, RowOf } from '#site/admin/record/list-view.ts';
import { RecordList } from '#site/admin/record/resource-list.tsx';

const look = {
  route: 'adminCarts',
  words: {
    filter: 'carts.filter',
    count: 'carts.count',
    nothing: 'carts.nothing',
    nothingLead: 'carts.nothingLead',
    nothingFoundLead: 'subscribers.nothingFoundLead',
  },
  fields: {
    leftAt: 'carts.leftAt',
    customer: 'shopOrders.buyer',
    names: 'products.title',
    quantity: 'carts.quantity',
    remindedAt: 'carts.remindedAt',
    reminder: 'carts.reminder',
  },
  choices: {
    reminder: {
      reminded: 'carts.state.reminded',
      mayGet: 'carts.state.mayGet',
      noConsent: 'carts.state.noConsent',
      unknown: 'carts.state.unknown',
    },
  },
  tones: { reminder: { reminded: 'success', mayGet: 'info', noConsent: 'offer', unknown: 'offer' } },
  every: { reminder: 'coupons.everyState' },
  to: ({ customerId }) =>
    customerId === null ? null : { route: 'adminCustomer', params: { id: String(customerId) } },
} satisfies LookOf<typeof abandonedResource>;

/** Carts that were left, the newest first, and whether their customers may be or were reminded. */
export function CartsScreen({
  title,
  view,
}: {
  title: string;
  view: ListView<RowOf<typeof abandonedResource>>;
}) {
  const { t } = useStaffText();
  return (
    <AdminScreen title={title}>
      <div className="records-desk">
        <p className="soft">{t('carts.lead')}</p>
        <RecordList title={title} view={view} look={look} />
      </div>
    </AdminScreen>
  );
}
