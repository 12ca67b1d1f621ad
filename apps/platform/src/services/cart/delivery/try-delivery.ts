import { carriedWeights } from '@izlog/contract/ecommerce/delivery-gaps';
import type { tryDelivery as endpoint } from '@izlog/contract/ecommerce/delivery-method-staff';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { toCents, toDecimal } from '@izlog/contract/money';
import type { Ctx } from '#platform/kernel/context.ts';
import { readCheckoutSettings } from '#platform/services/settings/index.ts';
import { listMethodRows } from './delivery-method.queries.ts';
import { deliveryRateOf, isDeliverableTo, whyNoRate } from './delivery-rate.ts';

type Answer = EndpointReturn<typeof endpoint>;
type Asked = EndpointParsed<typeof endpoint>;

/** What each way would ask for a parcel, by the rule of the cart; promotions are the cart's business. */
export async function tryDelivery(ctx: Ctx, { country, weight, total }: Asked): Promise<Answer> {
  const [rows, settings] = [await listMethodRows(ctx), await readCheckoutSettings(ctx.db, ctx.site.id)];
  const parcel = { country, weight, total: toCents(total) };
  const isDeliverable = isDeliverableTo(settings?.allowedCountries ?? null, country);
  const methods = rows.map(({ code, words, isActive, branchProvider, branches, rates }) => {
    const rate = deliveryRateOf({ rates }, parcel);
    const isWithoutBranches = branchProvider !== null && branches === 0;
    const why = whyNoRate({ rates }, parcel) ?? (isWithoutBranches ? ('branches' as const) : null);
    return {
      code,
      words,
      isActive,
      price: rate && why === null ? toDecimal(rate.price) : null,
      why,
      weights: carriedWeights(rates, { country, total: parcel.total }),
    };
  });
  return { isDeliverable, methods };
}
