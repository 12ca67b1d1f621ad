import { kinds } from '../resource/kinds.ts';
import { resourceOver } from '../resource.ts';
import { customerBuys, customerKinds, filterCustomers, getStaffCustomer } from './customer-staff.ts';

/** Customers as the back office lists them; one customer is a screen of its own. */
export const customerResource = resourceOver(
  { filter: filterCustomers, get: getStaffCustomer },
  {
    name: 'customer',
    search: { asks: 'search', max: 100 },
    fields: {
      name: kinds.text(200, { list: 'name' }),
      city: kinds.text(100, { list: true }),
      kind: kinds.choice(customerKinds, { list: true, filter: true }),
      buys: kinds.choice(customerBuys, { filter: true }),
      orders: kinds.whole({ list: true }),
      lastAt: kinds.instant({ list: true, sort: true }),
      segment: kinds.reference({ filter: true }),
      newsletter: kinds.yesNo({ filter: true }),
      hasNewsletter: kinds.yesNo({ list: true }),
      createdAt: kinds.instant({ list: 'more', filter: 'rare', sort: true, asks: ['from', 'to'] }),
      spent: kinds.money({ list: 'sum', sort: true, of: 'currency' }),
    },
    views: [
      { key: 'loyal', filter: { buys: 'loyal' } },
      { key: 'company', filter: { kind: 'company' } },
      { key: 'never', filter: { buys: 'never' } },
    ],
  },
);
