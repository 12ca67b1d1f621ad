import { filterOrders } from '@izlog/contract/ecommerce/orders/order-staff';
import { type OrderRecord, orderRecords } from '#platform/services/orders/index.ts';
import type { Asked, DialectCall } from '../door/dialect-call.ts';
import { invalidParams, noSuch } from '../door/dialect-error.ts';
import { listOf, readListQuery, sayPages, wholeOf } from '../door/list-query.ts';
import { addWcNote, listOrderNotes } from './order-notes.ts';
import { statesOf, wcStatuses } from './order-status.ts';
import { presentWcOrder, presentWcRefunds } from './present-order.ts';
import { addTracking, presentTrackings, removeTracking } from './shipment-trackings.ts';
import { batchOrders, changeWcOrder } from './write-order.ts';

/** What an order may be changed by holds the PDF of its invoice, as text: a third more than its bytes. */
const largestChange = 15 * 1024 * 1024;

/** Orders of the dialect, their refunds and their parcels. */
export const orderCalls: readonly DialectCall[] = [
  { method: 'GET', path: '/orders', as: filterOrders, answer: listWcOrders },
  {
    method: 'GET',
    path: '/orders/:id',
    as: filterOrders,
    answer: async (asked) => presentWcOrder(await mustFind(asked)),
  },
  ...(['PUT', 'POST', 'PATCH'] as const).map(
    (method): DialectCall => ({
      method,
      path: '/orders/:id',
      as: filterOrders,
      bodyLimit: largestChange,
      answer: async (asked) => {
        await changeWcOrder(asked, await mustFind(asked), asked.body);
        return presentWcOrder(await mustFind(asked));
      },
    }),
  ),
  { method: 'POST', path: '/orders/batch', as: filterOrders, bodyLimit: largestChange, answer: batchOrders },
  {
    method: 'GET',
    path: '/orders/:id/refunds',
    as: filterOrders,
    answer: async (asked) => {
      const refunds = presentWcRefunds(await mustFind(asked));
      sayPages(asked.request, asked.reply, { page: 1, perPage: 100 }, refunds.length);
      return refunds;
    },
  },
  {
    method: 'GET',
    path: '/orders/:id/refunds/:refundId',
    as: filterOrders,
    answer: async (asked) => {
      const found = presentWcRefunds(await mustFind(asked)).find(({ id }) => id === asked.ids.refundId);
      if (!found) throw noSuch('shop_order_refund');
      return found;
    },
  },
  {
    method: 'GET',
    path: '/orders/:id/notes',
    as: filterOrders,
    answer: async (asked) => listOrderNotes(asked, await mustFind(asked)),
  },
  {
    method: 'POST',
    path: '/orders/:id/notes',
    as: filterOrders,
    status: 201,
    answer: async (asked) => addWcNote(asked, await mustFind(asked)),
  },
  {
    method: 'GET',
    path: '/orders/:id/shipment-trackings',
    as: filterOrders,
    answer: async (asked) => presentTrackings(await mustFind(asked)),
  },
  {
    method: 'POST',
    path: '/orders/:id/shipment-trackings',
    as: filterOrders,
    status: 201,
    answer: async (asked) => addTracking(asked, await mustFind(asked)),
  },
  {
    method: 'DELETE',
    path: '/orders/:id/shipment-trackings/:trackingId',
    as: filterOrders,
    answer: async (asked) => removeTracking(asked, await mustFind(asked)),
  },
];

const columns = { date: 'createdAt', id: 'id', modified: 'updatedAt' } as const;
const orderbys = Object.keys(columns) as [keyof typeof columns, ...(keyof typeof columns)[]];

async function listWcOrders({ ctx, request, reply }: Asked) {
  const query = request.query as Record<string, unknown>;
  const asked = readListQuery(request, { orderby: orderbys });
  const { total, records } = await orderRecords.list(ctx, {
    ...(asked.include && { ids: asked.include }),
    notIds: asked.exclude,
    ...statusFilter(query),
    search: asked.search,
    customer: wholeOf(query, 'customer', 0, 2_147_483_647),
    product: wholeOf(query, 'product', 1, 2_147_483_647),
    createdFrom: asked.after,
    createdBefore: asked.before,
    changedFrom: asked.modifiedAfter,
    changedBefore: asked.modifiedBefore,
    by: columns[asked.orderby as keyof typeof columns],
    isAscending: asked.isAscending,
    offset: asked.offset,
    limit: asked.perPage,
  });
  sayPages(request, reply, asked, total);
  return records.map(presentWcOrder);
}

function statusFilter(query: Record<string, unknown>) {
  const wanted = listOf(query, 'status')?.map((one) => one.replace(/^wc-/, ''));
  if (!wanted || wanted.length === 0 || wanted.includes('any')) return {};
  // Known there and never here: such a list is empty, not wrong.
  const known = [...wcStatuses, 'trash', 'auto-draft', 'checkout-draft'];
  const wrong = wanted.filter((one) => !known.includes(one));
  if (wrong.length > 0) throw invalidParams({ status: `status[0] is not one of any, ${known.join(', ')}.` });
  return { states: statesOf(wanted) };
}

async function mustFind({ ctx, ids }: Asked): Promise<OrderRecord> {
  const [record] = await orderRecords.read(ctx, [ids.id ?? 0]);
  if (!record) throw noSuch('shop_order');
  return record;
}
