import '#site/admin/record/resource.css';
import '../stock.css';
import { filterStock } from '@izlog/contract/product/stock-desk/stock-levels';
import { stockResource } from '@izlog/contract/product/stock-desk/stock-resource';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { StockScreen } from '../stock-screen.tsx';
import type { Route } from './+types/stock';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'stock.edit');
  const [view, { sums }] = await Promise.all([
    loadList(site, url, stockResource),
    site.call(filterStock, { limit: 1 }),
  ]);
  return { ...loadPlainScreen(context, 'adminStock', 'stock.title'), view, sums };
}

export default function AdminStock({ loaderData: { seo, view, sums } }: Route.ComponentProps) {
  return <StockScreen title={seo.title} view={view} sums={sums} />;
}
