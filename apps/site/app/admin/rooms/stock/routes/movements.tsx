import '#site/admin/record/resource.css';
import '../stock.css';
import { movementResource } from '@izlog/contract/product/stock-desk/stock-resource';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { MovementsScreen } from '../movements-list.tsx';
import type { Route } from './+types/movements';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'stock.edit');
  const view = await loadList(site, url, movementResource);
  // One product of an address is called by its name.
  const one = view.filter.product ? view.rows[0] : undefined;
  const options: typeof view.options = one
    ? { product: [{ value: String(one.product), label: one.name }] }
    : {};
  return {
    ...loadPlainScreen(context, 'adminMovements', 'stock.movements'),
    view: { ...view, options, filters: view.filters.filter(({ name }) => name !== 'product' || one) },
  };
}

export default function AdminMovements({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <MovementsScreen title={seo.title} view={view} />;
}
