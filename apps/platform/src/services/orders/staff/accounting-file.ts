import { countryName } from '@izlog/contract/countries';
import { platformTexts } from '@izlog/contract/texts/platform-texts';
import { ownLanguageOf } from '@izlog/contract/texts/reader-language';
import { toSpreadsheetCell } from 'catalogue-io/spreadsheet-cell';
import { stringify } from 'csv-stringify/sync';
import type { Ctx } from '../../../kernel/context.ts';
import type { OrderRow } from '../order.queries.ts';
import { listOrdersAfter, type OrderFilters } from './staff-orders.queries.ts';

const batch = 500;

/** The day in Zagreb as a bookkeeper's spreadsheet reads it: 28.11.2026. */
const day = new Intl.DateTimeFormat('hr-HR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Zagreb',
});
const dayOf = (at: Date | null): string => (at ? day.format(at).replaceAll(' ', '').replace(/\.$/, '') : '');

/**
 * Orders for whoever makes out the invoices: a line for each tax rate of an order, in the words of the reader, with semicolons
 * and the decimal sign of the reader's spreadsheet. Base and tax of its lines add up to the order.
 */
export async function* accountingLines(ctx: Ctx, filters: OrderFilters): AsyncGenerator<string> {
  const language = ownLanguageOf(ctx.language);
  const words = platformTexts[language].documents.accounting;
  const comma = language === 'en' ? '.' : ',';
  const csv = (rows: string[][]) =>
    stringify(
      rows.map((cells) => cells.map(toSpreadsheetCell)),
      { delimiter: ';' },
    );
  let head = csv([Object.values(words.columns)]);
  let rows: OrderRow[] = [];
  do {
    rows = await listOrdersAfter(ctx, filters, rows.at(-1)?.id ?? 0, batch);
    yield head + csv(rows.flatMap((row) => linesOf(row, ctx.language, comma)));
    head = '';
  } while (rows.length === batch);
}

function linesOf(row: OrderRow, language: string, comma: string): string[][] {
  const money = (cents: number) => (cents / 100).toFixed(2).replace('.', comma);
  const { billingAddress: by, company } = row;
  const first = [
    row.slug,
    dayOf(row.createdAt),
    row.state,
    dayOf(row.paidAt),
    row.paymentMethodName,
    row.invoiceNumber ?? '',
    dayOf(row.invoicedAt),
    company?.companyName ?? `${by.firstName} ${by.lastName}`.trim(),
    company?.oib ?? '',
    `${by.street} ${by.houseNumber}, ${by.zipCode} ${by.city}`,
    countryName(by.country, language),
    row.email,
    row.taxCountry ?? '',
  ];
  const end = [money(row.orderTotal), money(row.paidTotal), money(row.refundedTotal), row.currency];
  // An order of nothing has no rate, and a line all the same.
  const taxes = row.taxes.length > 0 ? row.taxes : [{ rate: 0, base: 0, tax: 0 }];
  return taxes.map(({ rate, base, tax }) => [
    ...first,
    String(rate / 100).replace('.', comma),
    money(base),
    money(tax),
    money(base + tax),
    ...end,
  ]);
}
