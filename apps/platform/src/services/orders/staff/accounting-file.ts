import { countryName } from '@izlog/contract/countries';
import { shopDay } from '@izlog/contract/ecommerce/taxes/tax-rule';
import type { Ctx } from '#platform/kernel/context.ts';
import type { SheetColumn, SheetWords } from '#platform/kernel/files/sheet.ts';
import type { OrderRow } from '../order.queries.ts';
import { listOrdersAfter, type OrderFilters } from './staff-orders.queries.ts';

const batch = 500;

/** What an order owes by one rate. */
interface Line {
  row: OrderRow;
  part: OrderRow['taxes'][number];
  language: string;
}

/**
 * Orders for anyone who makes out the invoices: a line for each tax rate of an order. Base and tax of its lines add up to the
 * order.
 */
export async function* accountingRows(ctx: Ctx, filters: OrderFilters): AsyncGenerator<Line[]> {
  const { language } = ctx;
  let rows: OrderRow[] = [];
  do {
    rows = await listOrdersAfter(ctx, filters, rows.at(-1)?.id ?? 0, batch);
    yield rows.flatMap((row) => {
      // An order of nothing has no rate, and a line all the same.
      const taxes = row.taxes.length > 0 ? row.taxes : [{ rate: 0, base: 0, tax: 0 }];
      return taxes.map((part) => ({ row, part, language }));
    });
  } while (rows.length === batch);
}

const money = (cents: number) => (cents / 100).toFixed(2);
const dayOf = (at: Date | null) => (at ? shopDay(at) : '');

type Name = keyof SheetWords['accounting'];
const column = (
  name: Name,
  cell: (line: Line) => string,
  rest: Partial<SheetColumn<Line>> = {},
): SheetColumn<Line> => ({ name, heading: ({ accounting }) => accounting[name], cell, ...rest });
const day = (name: Name, of: (row: OrderRow) => Date | null) =>
  column(name, ({ row }) => dayOf(of(row)), { kind: 'day' });
const amount = (name: Name, of: (line: Line) => number) =>
  column(name, (line) => money(of(line)), { kind: 'number' });

export const accountingColumns: readonly SheetColumn<Line>[] = [
  column('order', ({ row }) => row.slug),
  day('createdAt', (row) => row.createdAt),
  column('state', ({ row }) => row.state, { says: ({ orderStates }) => orderStates }),
  day('paidAt', (row) => row.paidAt),
  column('payment', ({ row }) => row.paymentMethodName),
  column('invoice', ({ row }) => row.invoiceNumber ?? ''),
  day('invoicedAt', (row) => row.invoicedAt),
  column(
    'buyer',
    ({ row: { company, billingAddress: by } }) =>
      company?.companyName ?? `${by.firstName} ${by.lastName}`.trim(),
  ),
  column('oib', ({ row }) => row.company?.oib ?? ''),
  column(
    'address',
    ({ row: { billingAddress: by } }) => `${by.street} ${by.houseNumber}, ${by.zipCode} ${by.city}`,
  ),
  column('country', ({ row, language }) => countryName(row.billingAddress.country, language)),
  column('email', ({ row }) => row.email),
  column('taxCountry', ({ row }) => row.taxCountry ?? ''),
  column('rate', ({ part }) => String(part.rate / 100), { kind: 'number' }),
  amount('base', ({ part }) => part.base),
  amount('tax', ({ part }) => part.tax),
  amount('gross', ({ part }) => part.base + part.tax),
  amount('total', ({ row }) => row.orderTotal),
  amount('paid', ({ row }) => row.paidTotal),
  amount('refunded', ({ row }) => row.refundedTotal),
  column('currency', ({ row }) => row.currency),
];
