import { deliveryWords } from '@izlog/contract/ecommerce/delivery-words';
import { toSpreadsheetCell } from 'catalogue-io/spreadsheet-cell';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import type { Ctx } from '../../../kernel/context.ts';
import { sendCsv } from '../../../kernel/http/send-csv.ts';
import { listItems, type OrderItemRow, type OrderRow } from '../order.queries.ts';
import { listParcelsOf, type ParcelRow } from '../parcels/parcel.queries.ts';
import { accountingLines } from './accounting-file.ts';
import { listOrdersAfter, type OrderFilters } from './staff-orders.queries.ts';

/** Orders read at once; a file of any length takes the memory of one such batch. */
const batch = 500;

const columns = [
  'number',
  'createdAt',
  'state',
  'paidAt',
  'invoiceNumber',
  'email',
  'buyer',
  'company',
  'oib',
  'phone',
  'address',
  'country',
  'delivery',
  'payment',
  'items',
  'currency',
  'itemsTotal',
  'promotion',
  'coupon',
  'deliveryPrice',
  'orderTotal',
  'tax',
  'refunded',
  'attention',
  'tags',
  'carrier',
  'trackingNumber',
  'trackingUrl',
] as const;

/** Sends the orders that match as CSV, the oldest first: for programs, or for the bookkeeper. */
export function exportOrders(
  ctx: Ctx,
  { reader, ...filters }: OrderFilters & { reader: 'program' | 'accountant' },
  reply: FastifyReply,
): Promise<unknown> {
  if (reader === 'accountant') return sendCsv(reply, 'orders-accounting.csv', accountingLines(ctx, filters));
  return sendCsv(reply, 'orders.csv', linesOf(ctx, filters));
}

async function* linesOf(ctx: Ctx, filters: OrderFilters): AsyncGenerator<string> {
  let head = stringify([[...columns]]);
  let rows: OrderRow[] = [];
  do {
    rows = await listOrdersAfter(ctx, filters, rows.at(-1)?.id ?? 0, batch);
    const items = await listItems(
      ctx,
      rows.map(({ id }) => id),
    );
    const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);
    const parcels = await listParcelsOf(
      ctx,
      rows.map(({ id }) => id),
    );
    const parcelsOf = Map.groupBy(
      parcels.filter(({ state }) => state !== 'returned'),
      ({ orderId }) => orderId,
    );
    const lines = rows.map((row) => cellsOf(row, itemsOf.get(row.id) ?? [], parcelsOf.get(row.id) ?? []));
    yield head + stringify(lines.map((cells) => cells.map(toSpreadsheetCell)));
    head = '';
  } while (rows.length === batch);
}

function cellsOf(row: OrderRow, items: readonly OrderItemRow[], parcels: readonly ParcelRow[]): string[] {
  const { billingAddress: by } = row;
  const money = (cents: number) => (cents / 100).toFixed(2);
  const cells: Record<(typeof columns)[number], string> = {
    number: row.slug,
    createdAt: row.createdAt.toISOString(),
    state: row.state,
    paidAt: row.paidAt?.toISOString() ?? '',
    invoiceNumber: row.invoiceNumber ?? '',
    email: row.email,
    buyer: `${by.firstName} ${by.lastName}`,
    company: row.company?.companyName ?? '',
    oib: row.company?.oib ?? '',
    phone: by.contactPhone,
    address: `${by.street} ${by.houseNumber}, ${by.zipCode} ${by.city}`,
    country: by.country,
    delivery: row.deliveryMethod ? deliveryWords(row.deliveryMethod) : '',
    payment: row.paymentMethodName,
    items: items
      .map(({ quantity, name, sku }) => `${quantity} x ${name}${sku ? ` (${sku})` : ''}`)
      .join('; '),
    currency: row.currency,
    itemsTotal: money(row.itemsTotal),
    promotion: money(row.promotion),
    coupon: money(row.coupon),
    deliveryPrice: money(row.delivery),
    orderTotal: money(row.orderTotal),
    tax: money(row.tax),
    refunded: money(row.refundedTotal),
    attention: row.attention ?? '',
    // What follows comes back in by the same words (take-orders).
    tags: row.tags.join(', '),
    carrier: joined(parcels.map(({ carrier }) => carrier)),
    trackingNumber: joined(parcels.map(({ trackingNumber }) => trackingNumber)),
    trackingUrl: joined(parcels.map(({ url }) => url ?? '')),
  };
  return columns.map((column) => cells[column]);
}

/** One of each parcel, in their order; nothing where none says anything. */
const joined = (parts: readonly string[]): string => (parts.some(Boolean) ? parts.join('; ') : '');
