import type { getBooksReport } from '@izlog/contract/ecommerce/reports/books';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { toDecimal } from '@izlog/contract/money';
import type { Ctx } from '#platform/kernel/context.ts';
import { type Counted, sumDocuments } from './books.queries.ts';
import { sumMoney } from './money.queries.ts';
import { periodOf } from './period.ts';
import { presentPeriod } from './reports.ts';

/** What a bookkeeper compares: documents of a period, and the money that came and went in it (TAX-01). */
export async function readBooks(
  ctx: Ctx,
  asked: EndpointParsed<typeof getBooksReport>,
): Promise<EndpointReturn<typeof getBooksReport>> {
  const period = periodOf(asked);
  const { iso: currency = ctx.site.mainCurrency.code } = asked;
  const { invoices, credits, unpaid } = await sumDocuments(ctx, period, currency);
  const money = await sumMoney(ctx, period, currency);
  const issued = invoices.total + credits.total;
  const received = money.reduce((sum, one) => sum + one.received.total, 0);
  const givenBack = money.reduce((sum, one) => sum + one.givenBack.total, 0);
  const sumOf = (name: 'fees' | 'feesComputed' | 'feesUnknown') =>
    money.reduce((sum, one) => sum + one[name], 0);
  return {
    ...(await presentPeriod(ctx, period, currency)),
    documents: {
      invoices: shown(invoices),
      credits: shown(credits),
      total: toDecimal(issued),
      unpaid: shown(unpaid),
    },
    payments: money.map((one) => ({
      provider: one.provider,
      received: shown(one.received),
      givenBack: shown(one.givenBack),
      kept: toDecimal(one.received.total - one.givenBack.total),
      ...feesIn(one, one.received.total - one.givenBack.total),
    })),
    received: toDecimal(received),
    givenBack: toDecimal(givenBack),
    kept: toDecimal(received - givenBack),
    ...feesIn(
      { fees: sumOf('fees'), feesComputed: sumOf('feesComputed'), feesUnknown: sumOf('feesUnknown') },
      received - givenBack,
    ),
    difference: toDecimal(issued - (received - givenBack)),
  };
}

const shown = ({ count, total }: Counted) => ({ count, total: toDecimal(total) });

const feesIn = (
  { fees, feesComputed, feesUnknown }: { fees: number; feesComputed: number; feesUnknown: number },
  kept: number,
) => ({
  fees: toDecimal(fees),
  feesComputed: toDecimal(feesComputed),
  feesUnknown,
  payout: toDecimal(kept - fees),
});
