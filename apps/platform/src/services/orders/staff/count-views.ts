import { orderListFilter } from '@izlog/contract/ecommerce/orders/order-filters';
import { orderResource } from '@izlog/contract/ecommerce/orders/order-resource';
import { type countOrderViews, ownViews } from '@izlog/contract/ecommerce/orders/order-views';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { Ctx } from '../../../kernel/context.ts';
import { countEach } from './list-orders.queries.ts';

/** How many orders the usual choices of the list have: what each lists is what is counted. */
export function countViews(
  ctx: Ctx,
  { today, mine }: EndpointParsed<typeof countOrderViews>,
): Promise<EndpointReturn<typeof countOrderViews>> {
  const views = [...(orderResource.views ?? []), ...ownViews({ today, mine: mine?.toString() })];
  return countEach(ctx, [
    ['', {}],
    ...views.map(({ key, filter }) => [key, orderListFilter.parse(filter)] as const),
  ]);
}
