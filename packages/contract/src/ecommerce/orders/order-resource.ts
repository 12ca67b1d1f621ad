import { kinds } from '../../resource/kinds.ts';
import { resourceOver } from '../../resource.ts';
import { paymentKinds } from '../payment.ts';
import { issuedKinds } from './order-filters.ts';
import { filterOrders, getStaffOrder } from './order-staff.ts';
import { orderStates } from './order-states.ts';

/** Orders as the back office lists them; one order is a screen of its own (ORDER-018). */
export const orderResource = resourceOver(
  { filter: filterOrders, get: getStaffOrder },
  {
    name: 'order',
    search: { asks: 'search', max: 100 },
    fields: {
      slug: kinds.text(40, { list: 'name' }),
      createdAt: kinds.instant({ list: true, filter: 'rare', asks: ['from', 'to'] }),
      buyer: kinds.text(200, { list: true }),
      email: kinds.email({ list: 'more' }),
      names: kinds.text(200, { list: true }),
      state: kinds.state(orderStates, { list: true, filter: true }),
      orderTotal: kinds.money({ list: 'sum', of: 'currency' }),
      attention: kinds.yesNo({ filter: true }),
      tag: kinds.text(40, { filter: 'rare' }),
      assignee: kinds.reference({ filter: true, list: 'more' }),
      tags: kinds.entries(40, { list: 'more' }),
      sold: kinds.yesNo({ filter: 'rare' }),
      unsent: kinds.yesNo({ filter: 'rare' }),
      overdue: kinds.yesNo({ filter: 'rare' }),
      product: kinds.reference({ filter: 'rare' }),
      category: kinds.reference({ filter: 'rare' }),
      refunded: kinds.yesNo({ filter: 'rare' }),
      country: kinds.text(2, { filter: 'rare' }),
      issued: kinds.choice(issuedKinds, { filter: 'rare' }),
      taxedIn: kinds.text(2, { filter: 'rare' }),
      taxRate: kinds.text(6, { filter: 'rare' }),
      oss: kinds.yesNo({ filter: 'rare' }),
      iso: kinds.text(3, { filter: 'rare' }),
      kind: kinds.choice(paymentKinds, { filter: 'rare' }),
    },
    views: [
      { key: 'attention', filter: { attention: 'true' } },
      { key: 'unsent', filter: { unsent: 'true' } },
      { key: 'awaitingPayment', filter: { state: 'awaitingPayment' } },
    ],
  },
);
