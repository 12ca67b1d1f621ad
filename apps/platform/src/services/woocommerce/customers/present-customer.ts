import { countryCodes } from '@izlog/contract/countries';
import { dates } from '../door/site-time.ts';
import type { CustomerAddress, CustomerRow } from './customer.queries.ts';

/** An account in the dialect: the first address that is for the bill, and the first that is for the delivery. */
export function presentCustomer({ addresses, ...row }: CustomerRow) {
  const of = (type: string) => addresses.find((one) => one.type === type) ?? addresses[0];
  const company = row.company?.name ?? '';
  return {
    id: row.id,
    ...dates('date_created', new Date(row.createdAt)),
    ...dates('date_modified', new Date(row.updatedAt)),
    email: row.email,
    first_name: row.firstName,
    last_name: row.lastName,
    role: 'customer',
    username: row.username ?? row.email,
    billing: { ...presentAddress(of('billing')), company, email: row.email },
    shipping: { ...presentAddress(of('shipping')), company: '' },
    is_paying_customer: row.hasPaid,
    avatar_url: '',
    meta_data: [],
  };
}

const presentAddress = (address: CustomerAddress | undefined) => ({
  first_name: address?.firstName ?? '',
  last_name: address?.lastName ?? '',
  address_1: address ? `${address.street} ${address.houseNumber}`.trim() : '',
  address_2: '',
  city: address?.city ?? '',
  state: '',
  postcode: address?.zipCode ?? '',
  country: countryCodes.find(({ id }) => id === address?.country)?.iso ?? '',
  phone: address?.contactPhone ?? '',
});
