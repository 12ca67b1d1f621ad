import '../../../admin/record/resource.css';
import '../../../admin/rooms/stock/stock.css';
import { filterStock } from '@izlog/contract/product/stock-desk/stock-levels';
import { stockResource } from '@izlog/contract/product/stock-desk/stock-resource';
import { mustHold } from '../../../admin/ground/frame/must-hold.server.ts';
import { loadList } from '../../../admin/record/load-list.server.ts';
import { StockScreen } from '../../../admin/rooms/stock/stock-screen.tsx';
import { loadPlainScreen } from '../../../kit/frame/load-plain-screen.server.ts';
import { siteContext } from '../../../platform-client/site-context.ts';
import type { Route } from './+types/stock';

export { meta } from '../../../seo/meta.ts';

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
