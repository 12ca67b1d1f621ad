import '#site/admin/record/resource.css';
import '#site/kit/forms/forms.css';
import '../door/products.css';
import '../grid/grid.css';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { loadGrid, takeGridForm } from '../grid/grid.server.ts';
import { GridScreen } from '../grid/grid-screen.tsx';
import type { Route } from './+types/product-grid';

export { meta } from '#site/seo/meta.ts';

/** Products as in a spreadsheet, narrowed as the address of their list is. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const view = await loadGrid(site, url);
  return { ...loadPlainScreen(context, 'adminProductGrid', 'products.grid'), view };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  return takeGridForm(site, await readStaffForm(site, request, 500_000), url);
}

export const clientAction = sayWhenOffline;

export default function AdminProductGrid({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <GridScreen key={`${view.query} ${view.rows[0]?.id}`} title={seo.title} view={view} />;
}
