import { countryName } from '@izlog/contract/countries';
import type { TaxPart } from '@izlog/contract/ecommerce/cart/tax-part';
import { mostArchived } from '@izlog/contract/ecommerce/orders/archive-limits';
import { shopDay } from '@izlog/contract/ecommerce/taxes/tax-rule';
import type { Ctx } from '#platform/kernel/context.ts';
import { type SheetColumn, type SheetWords, sheetWordsOf } from '#platform/kernel/files/sheet.ts';
import { slugFromName } from '#platform/kernel/slug-from-name.ts';
import { documentWords } from '../documents/document-words.ts';
import { openPaperOf } from '../documents/papers-of-order.ts';
import type { OrderRow } from '../order.queries.ts';
import { readSeller } from '../placing/seller.ts';
import { type Days, listIssuedIn, listOutsideIn, listUninvoicedAfter } from './papers-of-period.queries.ts';

/** Orders that are looked through at once for those that have a confirmation. */
const batch = 500;

/** A document of a period as its list has it, and where its PDF comes from. */
export interface PeriodPaper {
  kind: 'invoice' | 'credit' | 'confirmation';
  number: string;
  /** `2026-11-28` */
  day: string;
  buyer: string;
  oib: string;
  country: string;
  taxes: readonly TaxPart[];
  /** In minor units; null where only the paper itself knows it. */
  total: number | null;
  currency: string;
  payment: string;
  order: string;
  /** Its name in the archive; empty where nobody put the PDF in. */
  file: string;
  source: { issued: number } | { stored: string } | { order: string };
}

/** 2 comes before 10. */
const byNumber = new Intl.Collator('en', { numeric: true });

/**
 * The documents of a period in the order of their days, with the bytes of those that lie in the storage. Of more than an archive
 * takes it finds some, so that anyone who counts sees that there are too many.
 */
export async function papersOfPeriod(
  ctx: Ctx,
  days: Days,
): Promise<{ papers: PeriodPaper[]; storedBytes: number }> {
  const most = mostArchived + 1;
  const [issued, outside] = [await listIssuedIn(ctx, days, most), await listOutsideIn(ctx, days, most)];
  const words = sheetWordsOf(ctx.language);
  const papers: PeriodPaper[] = [
    ...issued.map((row) => issuedPaper(row, ctx.language, words)),
    ...outside.map((row) => outsidePaper(row, ctx.language, words)),
  ];
  for await (const order of confirmedOrders(ctx, days)) {
    if (papers.length >= most) break;
    papers.push(confirmation(order, ctx.language, words));
  }
  const place = ({ day, kind, file, number }: PeriodPaper) => `${day} ${kind} ${file} ${number}`;
  papers.sort((one, other) => byNumber.compare(place(one), place(other)));
  return { papers, storedBytes: outside.reduce((sum, { fileSize }) => sum + (fileSize ?? 0), 0) };
}

async function* confirmedOrders(ctx: Ctx, days: Days): AsyncGenerator<OrderRow> {
  const seller = await readSeller(ctx);
  let rows: OrderRow[] = [];
  do {
    rows = await listUninvoicedAfter(ctx, days, rows.at(-1)?.id ?? 0, batch);
    for (const row of rows) if (openPaperOf(row, seller) === 'confirmation') yield row;
  } while (rows.length === batch);
}

type Issued = Awaited<ReturnType<typeof listIssuedIn>>[number];
type Outside = Awaited<ReturnType<typeof listOutsideIn>>[number];
type OfOrder = Pick<Issued, 'slug' | 'payment' | 'billingAddress' | 'company'>;

/** What is issued says itself whom it is for; the order may have been forgotten since. */
function issuedPaper(
  { id, kind, number, at, total, taxes, currency, buyer, language: written, companyNumber, ...order }: Issued,
  language: string,
  words: SheetWords,
): PeriodPaper {
  const lines = buyer.split('\n');
  const oib = `${documentWords(written).oib}: `;
  const day = shopDay(at);
  return {
    ...ofOrder(order, language),
    ...{ kind, number, day, taxes, total, currency },
    buyer: lines[0] ?? '',
    oib: companyNumber ?? lines.find((line) => line.startsWith(oib))?.slice(oib.length) ?? '',
    file: fileName({ kind, number, day }, words),
    source: { issued: id },
  };
}

/** The sums of an invoice are those of its order; what a credit note gives back stands on it alone. */
function outsidePaper(
  { id: _id, kind, number, day, storageKey, fileSize: _size, total, taxes, currency, ...order }: Outside,
  language: string,
  words: SheetWords,
): PeriodPaper {
  const isInvoice = kind === 'invoice';
  return {
    ...ofOrder(order, language),
    ...{ kind, number, day, currency },
    taxes: isInvoice ? taxes : [],
    total: isInvoice ? total : null,
    // Two programs may count alike.
    file: storageKey === null ? '' : fileName({ kind, number: `${number}-${order.slug}`, day }, words),
    source: { stored: storageKey ?? '' },
  };
}

function confirmation(row: OrderRow, language: string, words: SheetWords): PeriodPaper {
  const { slug, createdAt, taxes, orderTotal, currency, paymentMethodName } = row;
  const [kind, day] = ['confirmation' as const, shopDay(createdAt)];
  return {
    ...ofOrder({ ...row, payment: paymentMethodName }, language),
    ...{ kind, number: slug, day, taxes, total: orderTotal, currency },
    file: fileName({ kind, number: slug, day }, words),
    source: { order: slug },
  };
}

function ofOrder({ slug, payment, billingAddress: by, company }: OfOrder, language: string) {
  return {
    order: slug,
    payment,
    buyer: company?.companyName ?? `${by.firstName} ${by.lastName}`.trim(),
    oib: company?.oib ?? '',
    country: countryName(by.country, language),
  };
}

/** `racun/2026-11-28-125-WEB1-1.pdf`: of each only one. */
function fileName(
  { kind, number, day }: Pick<PeriodPaper, 'kind' | 'number' | 'day'>,
  words: SheetWords,
): string {
  return `${slugFromName(words.paperKinds[kind], kind)}/${day}-${number.replaceAll(/[^\p{L}\p{N}_-]+/gu, '-')}.pdf`;
}

/** A document by one rate; one without any stands there all the same. */
export interface PaperLine {
  paper: PeriodPaper;
  part: TaxPart | undefined;
}

export const linesOf = (paper: PeriodPaper): PaperLine[] =>
  paper.taxes.length > 0 ? paper.taxes.map((part) => ({ paper, part })) : [{ paper, part: undefined }];

const money = (cents: number | null | undefined) => (cents == null ? '' : (cents / 100).toFixed(2));

const column = (
  name: keyof SheetWords['papers'],
  cell: (line: PaperLine) => string,
  rest: Partial<SheetColumn<PaperLine>> = {},
): SheetColumn<PaperLine> => ({ name, heading: ({ papers }) => papers[name], cell, ...rest });
const number = { kind: 'number' } as const;

/** The columns of the list; `total` is that of the whole document, in each of its lines. */
export const paperColumns: readonly SheetColumn<PaperLine>[] = [
  column('number', ({ paper }) => paper.number),
  column('date', ({ paper }) => paper.day, { kind: 'day' }),
  column('kind', ({ paper }) => paper.kind, { says: ({ paperKinds }) => paperKinds }),
  column('buyer', ({ paper }) => paper.buyer),
  column('oib', ({ paper }) => paper.oib),
  column('country', ({ paper }) => paper.country),
  column('rate', ({ part }) => (part ? String(part.rate / 100) : ''), number),
  column('base', ({ part }) => money(part?.base), number),
  column('tax', ({ part }) => money(part?.tax), number),
  column('gross', ({ part }) => money(part && part.base + part.tax), number),
  column('total', ({ paper }) => money(paper.total), number),
  column('currency', ({ paper }) => paper.currency),
  column('payment', ({ paper }) => paper.payment),
  column('order', ({ paper }) => paper.order),
  column('file', ({ paper }) => paper.file),
];
