import { filterCustomers } from '@izlog/contract/user/customer-staff';
import type { Asked, DialectCall } from '../door/dialect-call.ts';
import { noSuch } from '../door/dialect-error.ts';
import { readListQuery, sayPages, textOf } from '../door/list-query.ts';
import { findCustomers, readCustomers } from './customer.queries.ts';
import { presentCustomer } from './present-customer.ts';

/** Customers with an account; who buys as a guest stands in the order alone, as in WooCommerce. */
export const customerCalls: readonly DialectCall[] = [
  { method: 'GET', path: '/customers', as: filterCustomers, answer: listCustomers },
  {
    method: 'GET',
    path: '/customers/:id',
    as: filterCustomers,
    answer: async ({ ctx, ids }) => {
      const [found] = await readCustomers(ctx, [ids.id ?? 0]);
      if (!found) throw noSuch('customer');
      return presentCustomer(found);
    },
  },
];

async function listCustomers({ ctx, request, reply }: Asked) {
  const query = request.query as Record<string, unknown>;
  const asked = readListQuery(request, { orderby: ['name', 'id', 'registered_date'], isAscending: true });
  const email = textOf(query, 'email');
  const role = textOf(query, 'role');
  const { ids, total } =
    role !== undefined && role !== 'all' && role !== 'customer'
      ? { ids: [], total: 0 }
      : await findCustomers(ctx, { ...asked, email });
  sayPages(request, reply, asked, total);
  return (await readCustomers(ctx, ids)).map(presentCustomer);
}
