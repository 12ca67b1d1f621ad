import { adminMiddleware } from '../../../admin/frame/admin-language.server.ts';
import { mustHold } from '../../../admin/frame/must-hold.server.ts';
import { refusedFile } from '../../../admin/products/bulk/refused-file.server.ts';
import { named } from '../../../kit/guards/named-middleware.ts';
import { siteContext } from '../../../platform-client/site-context.ts';
import type { Route } from './+types/bulk-csv';

export const middleware = named(adminMiddleware, 'ownWords');

/** The products that a change leaves alone, as a file for a spreadsheet. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  return refusedFile(site, params.id);
}
