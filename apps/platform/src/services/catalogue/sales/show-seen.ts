import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { sameCurrency } from '@izlog/contract/money';
import type { listSeenPrices as endpoint } from '@izlog/contract/product/sales/price-seen';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { listSeenPrices, presentPrice } from '#platform/services/pricing/index.ts';
import { findFullNames } from '../products/sku-owners.queries.ts';
import { findRecords, listVariantIds } from './sale-items.queries.ts';

/** Steps that one answer has. */
const mostSteps = 200;

type Answer = EndpointReturn<typeof endpoint>;

/** What visitors saw of the price of a product or variant, step by step, and at an instant that is asked about (notFound). */
export async function showSeen(ctx: Ctx, { id, at }: EndpointParsed<typeof endpoint>): Promise<Answer> {
  const variants = await listVariantIds(ctx, id);
  const [records, names] = [
    await findRecords(ctx, [id, ...variants]),
    await findFullNames(ctx, [id, ...variants]),
  ];
  const record = records.get(id);
  if (!record) throw new Refusal('notFound');
  const steps = stepsOf(await listSeenPrices(ctx, id));
  const asked = at === undefined ? undefined : Date.parse(at);
  return {
    id,
    ...record,
    name: names.get(id) ?? '',
    variants: variants.map((one) => ({
      id: one,
      name: names.get(one) ?? '',
      sku: records.get(one)?.sku ?? null,
    })),
    asked: (asked !== undefined && steps.find(({ from }) => Date.parse(from) <= asked)) || null,
    steps: steps.slice(0, mostSteps),
  };
}

/** The newest first, each until the next one began. */
const stepsOf = (seen: Awaited<ReturnType<typeof listSeenPrices>>): Answer['steps'] =>
  seen
    .map(({ at, shown }, place) => {
      const next = seen[place + 1];
      return {
        from: new Date(at).toISOString(),
        to: next ? new Date(next.at).toISOString() : null,
        shown: shown && presentPrice({ ...shown, isPriceFrom: false }, sameCurrency),
      };
    })
    .reverse();
