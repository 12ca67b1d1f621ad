import type { customerResource } from '@izlog/contract/user/customer-resource';
import type { StaffListedCustomer } from '@izlog/contract/user/customer-staff';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { ListView, LookOf } from '#site/admin/record/list-view.ts';
import { ResourceList } from '#site/admin/record/resource-list.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { buysKeys, kindKeys } from './customer-words.ts';

const look = {
  record: 'customer',
  route: 'adminCustomers',
  fields: { name: 'shopOrders.buyer', orders: 'orders.title', segment: 'segment.one' },
  choices: { kind: kindKeys, buys: buysKeys },
  every: { segment: 'coupons.everySegment' },
  form: 'adminCustomer',
  cells: { name: Name, city: City },
} satisfies LookOf<typeof customerResource>;

/** The customers of the shop, the newest first: who they are, where from, how often and for how much they bought. */
export function CustomersScreen({
  title,
  view,
  mayTakeFiles,
}: {
  title: string;
  view: ListView<StaffListedCustomer>;
  /** Whether the reader may take customers in from files, and out into them. */
  mayTakeFiles: boolean;
}) {
  const { t } = useStaffText();
  const address = useAddress();
  const action = mayTakeFiles ? (
    <ButtonLink tone="quiet" to={address('adminPeople')}>
      {t('people.asFiles')}
    </ButtonLink>
  ) : undefined;
  return <ResourceList title={title} view={view} look={look} action={action} />;
}

function Name({ row: { name, email } }: { row: StaffListedCustomer }) {
  if (name === '') return email;
  return (
    <span>
      <bdi>{name}</bdi>
      <small className="soft customers__email">{email}</small>
    </span>
  );
}

function City({ row: { city, country } }: { row: StaffListedCustomer }) {
  return [city, country === 'HR' ? '' : country].filter(Boolean).join(', ');
}
