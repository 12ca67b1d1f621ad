import { listPriceLists } from '@izlog/contract/ecommerce/law/price-lists';
import { siteContext } from '#site/platform-client/site-context.ts';
import type { Route } from './+types/price-list-archive';

/** The price lists that are published, the newest first, each with its address: for programs that read them. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { call, origin } = context.get(siteContext);
  const lists = await call(listPriceLists, {});
  return Response.json(
    lists.map((list) => ({ ...list, url: `${origin}/cjenik/${list.day}.csv` })),
    { headers: { 'cache-control': 'private, max-age=300' } },
  );
}
