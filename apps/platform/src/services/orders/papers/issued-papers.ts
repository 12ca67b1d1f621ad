import type { filterIssuedPapers as endpoint } from '@izlog/contract/ecommerce/orders/issued-papers';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { toDecimal } from '@izlog/contract/money';
import { paginate } from '@izlog/contract/pagination';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { pdfPath } from '../mails/order-urls.ts';
import { listIssuedPapers } from './issued-papers.queries.ts';

/** Everything that the site issued, a page of it, each with its order and its PDF. */
export async function filterIssued(
  kernel: Kernel,
  ctx: Ctx,
  asked: EndpointParsed<typeof endpoint>,
): Promise<EndpointReturn<typeof endpoint>> {
  const { rows, total } = await listIssuedPapers(ctx, asked);
  return {
    records: rows.map(({ order, issuedAt, ...row }) => ({
      ...row,
      issuedAt: issuedAt.toISOString(),
      total: toDecimal(row.total),
      orderSlug: order.slug,
      currency: { iso: order.currency, symbol: order.currencySymbol },
      pdfUrl: pdfPath(kernel, order, row.id),
    })),
    pagination: paginate(asked.page, asked.limit, total),
  };
}
