import { orderListFilter } from '@izlog/contract/ecommerce/orders/order-filters';
import { orderResource } from '@izlog/contract/ecommerce/orders/order-resource';
import { countedFilters, type countOrderViews, ownViews } from '@izlog/contract/ecommerce/orders/order-views';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { savedViewKey } from '@izlog/contract/settings/saved-view-key';
import type { Ctx } from '#platform/kernel/context.ts';
import { countEach } from './list-orders.queries.ts';

/** How many orders the usual choices of the list have: what each lists is what is counted. */
export function countViews(
  ctx: Ctx,
  { today, mine, saved = '' }: EndpointParsed<typeof countOrderViews>,
): Promise<EndpointReturn<typeof countOrderViews>> {
  const views = [...(orderResource.views ?? []), ...ownViews({ today, mine: mine?.toString() })];
  return countEach(ctx, [
    ['', {}],
    ...views.map(({ key, filter }) => [key, orderListFilter.parse(filter)] as const),
    ...savedViews(saved),
  ]);
}

/** Most saved views that are counted for one look at the list. */
const mostSaved = 20;

/** Those of the saved views that are counted at once, by their keys. */
function savedViews(lines: string) {
  return lines.split('\n', mostSaved).flatMap((line) => {
    const [, id, query = ''] = /^(\d{1,9}) (.*)$/.exec(line) ?? [];
    const asked = Object.fromEntries(new URLSearchParams(query));
    const read = orderListFilter.safeParse(asked);
    const isCounted = Object.keys(asked).every((name) => countedFilters.some((one) => one === name));
    return id && read.success && isCounted ? [[savedViewKey(Number(id)), read.data] as const] : [];
  });
}
