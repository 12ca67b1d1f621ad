import type { filterDrafts as endpoint } from '@izlog/contract/ecommerce/drafts/draft-staff';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { toDecimal } from '@izlog/contract/money';
import { paginate } from '@izlog/contract/pagination';
import type { Ctx } from '#platform/kernel/context.ts';
import { pricedCart } from '#platform/services/cart/index.ts';
import { currencySymbol } from '#platform/services/pricing/index.ts';
import { findOrderById } from '../order.queries.ts';
import { namesOf } from '../staff/staff-orders.queries.ts';
import { listDrafts } from './draft.queries.ts';
import { inLanguageOf, readDraftRow } from './draft-cart.ts';
import { stateOf } from './present-draft.ts';

/** Drafts of the site for staff, the one changed last first; an offer says what it offered, others what they come to now. */
export async function filterDrafts(
  outer: Ctx,
  asked: EndpointParsed<typeof endpoint>,
): Promise<EndpointReturn<typeof endpoint>> {
  const { rows, total } = await listDrafts(outer, asked);
  const names = await namesOf(outer, [...new Set(rows.flatMap(({ createdBy }) => createdBy ?? []))]);
  const { code: iso } = outer.site.mainCurrency;
  const records = [];
  for (const { id, createdBy } of rows) {
    const { row, cart } = await readDraftRow(outer, id);
    const offered = row.offer?.content;
    const priced = offered ? undefined : await pricedCart(inLanguageOf(outer, row), cart);
    const lines = offered
      ? offered.items
      : (priced?.items ?? []).map((item) => ({
          name: item.resolved.product.name,
          quantity: item.row.quantity,
        }));
    const order = row.orderId === null ? undefined : await findOrderById(outer, row.orderId);
    const { firstName, lastName, contactEmail, contactPhone } = row.address;
    records.push({
      id,
      state: stateOf(row, outer.now),
      buyer: cart.company?.companyName || `${firstName} ${lastName}`.trim() || contactEmail || contactPhone,
      names: lines.slice(0, 3).map(({ name }) => name),
      quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      orderTotal: toDecimal(order?.orderTotal ?? offered?.values.orderTotal ?? priced?.base.orderTotal ?? 0),
      currency: { iso, symbol: currencySymbol(iso) },
      by: (createdBy !== null && names.get(createdBy)) || '',
      validUntil: row.validUntil?.toISOString() ?? null,
      orderSlug: order?.slug ?? null,
      updatedAt: row.updatedAt.toISOString(),
    });
  }
  return { records, pagination: paginate(asked.page, asked.limit, total) };
}
