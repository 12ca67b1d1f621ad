import { countryName } from '@izlog/contract/countries';
import { deliveryWords } from '@izlog/contract/ecommerce/delivery-words';
import type { FileReader } from '@izlog/contract/resource/file-reader';
import type { FastifyReply } from 'fastify';
import type { Ctx } from '#platform/kernel/context.ts';
import { type SheetColumn, type SheetWords, sendSheet } from '#platform/kernel/files/sheet.ts';
import { listItems, type OrderItemRow, type OrderRow } from '../order.queries.ts';
import { listParcelsOf, type ParcelRow } from '../parcels/parcel.queries.ts';
import { accountingColumns, accountingRows } from './accounting-file.ts';
import { listOrdersAfter, type OrderFilters } from './staff-orders.queries.ts';

/** Orders read at once; a file of any length takes the memory of one such batch. */
const batch = 500;

/** An order with what is in it and how it travels. */
interface Line {
  row: OrderRow;
  items: readonly OrderItemRow[];
  parcels: readonly ParcelRow[];
}

const money = (cents: number) => (cents / 100).toFixed(2);
const iso = (at: Date | null) => at?.toISOString() ?? '';

type Name = keyof SheetWords['orders'];
const column = (
  name: Name,
  cell: (line: Line) => string,
  rest: Partial<SheetColumn<Line>> = {},
): SheetColumn<Line> => ({ name, heading: ({ orders }) => orders[name], cell, ...rest });
const amount = (name: Name, of: (row: OrderRow) => number) =>
  column(name, ({ row }) => money(of(row)), { kind: 'number' });
const instant = (name: Name, of: (row: OrderRow) => Date | null) =>
  column(name, ({ row }) => iso(of(row)), { kind: 'moment' });

const columns = (ctx: Ctx, reader: FileReader): SheetColumn<Line>[] => [
  column('number', ({ row }) => row.slug),
  instant('createdAt', (row) => row.createdAt),
  column('state', ({ row }) => row.state, { says: ({ orderStates }) => orderStates }),
  instant('paidAt', (row) => row.paidAt),
  column('invoiceNumber', ({ row }) => row.invoiceNumber ?? ''),
  column('email', ({ row }) => row.email),
  column('buyer', ({ row: { billingAddress: by } }) => `${by.firstName} ${by.lastName}`),
  column('company', ({ row }) => row.company?.companyName ?? ''),
  column('oib', ({ row }) => row.company?.oib ?? ''),
  column('phone', ({ row }) => row.billingAddress.contactPhone),
  column(
    'address',
    ({ row: { billingAddress: by } }) => `${by.street} ${by.houseNumber}, ${by.zipCode} ${by.city}`,
  ),
  column('country', ({ row: { billingAddress: by } }) =>
    reader === 'person' ? countryName(by.country, ctx.language) : by.country,
  ),
  column('delivery', ({ row }) => (row.deliveryMethod ? deliveryWords(row.deliveryMethod) : '')),
  column('payment', ({ row }) => row.paymentMethodName),
  column('items', ({ items }) =>
    items.map(({ quantity, name, sku }) => `${quantity} x ${name}${sku ? ` (${sku})` : ''}`).join('; '),
  ),
  column('currency', ({ row }) => row.currency),
  amount('itemsTotal', (row) => row.itemsTotal),
  amount('promotion', (row) => row.promotion),
  amount('coupon', (row) => row.coupon),
  amount('deliveryPrice', (row) => row.delivery),
  amount('orderTotal', (row) => row.orderTotal),
  amount('tax', (row) => row.tax),
  amount('refunded', (row) => row.refundedTotal),
  column('attention', ({ row }) => row.attention ?? ''),
  // What follows comes back in by the same words (take-orders).
  column('tags', ({ row }) => row.tags.join(', ')),
  column('carrier', ({ parcels }) => joined(parcels.map(({ carrier }) => carrier))),
  column('trackingNumber', ({ parcels }) => joined(parcels.map(({ trackingNumber }) => trackingNumber))),
  column('trackingUrl', ({ parcels }) => joined(parcels.map(({ url }) => url ?? ''))),
];

/** Sends the orders that match as CSV, the oldest first: for programs, for people, or for the bookkeeper. */
export function exportOrders(
  ctx: Ctx,
  { reader, ...filters }: OrderFilters & { reader: FileReader | 'accountant' },
  reply: FastifyReply,
): Promise<unknown> {
  const { language } = ctx;
  if (reader === 'accountant') {
    const person = { reader: 'person', language } as const;
    const rows = accountingRows(ctx, filters);
    return sendSheet(reply, 'orders-accounting.csv', accountingColumns, rows, person);
  }
  return sendSheet(reply, 'orders.csv', columns(ctx, reader), linesOf(ctx, filters), { reader, language });
}

async function* linesOf(ctx: Ctx, filters: OrderFilters): AsyncGenerator<Line[]> {
  let rows: OrderRow[] = [];
  do {
    rows = await listOrdersAfter(ctx, filters, rows.at(-1)?.id ?? 0, batch);
    const ids = rows.map(({ id }) => id);
    const itemsOf = Map.groupBy(await listItems(ctx, ids), ({ orderId }) => orderId);
    const parcelsOf = Map.groupBy(
      (await listParcelsOf(ctx, ids)).filter(({ state }) => state !== 'returned'),
      ({ orderId }) => orderId,
    );
    yield rows.map((row) => ({
      row,
      items: itemsOf.get(row.id) ?? [],
      parcels: parcelsOf.get(row.id) ?? [],
    }));
  } while (rows.length === batch);
}

/** One of each parcel, in their order; nothing where none says anything. */
const joined = (parts: readonly string[]): string => (parts.some(Boolean) ? parts.join('; ') : '');
