import { adminMiddleware } from '#site/admin/ground/frame/admin-language.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { named } from '#site/kit/guards/named-middleware.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { loadMoreRows, takeCells } from '../grid/grid.server.ts';
import type { Route } from './+types/product-grid-rows';

export const middleware = named(adminMiddleware, 'ownWords');

/** Most bytes of the cells of one save. */
const mostBytes = 2_000_000;

/** More rows for the grid. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  return loadMoreRows(context.get(siteContext), url);
}

/** Saves cells of the grid. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const site = context.get(siteContext);
  return takeCells(site, await readStaffForm(site, request, mostBytes));
}
