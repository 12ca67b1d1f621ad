import { mustHold } from '../../../admin/frame/must-hold.server.ts';
import { refusedFile } from '../../../admin/products/bulk/refused-file.server.ts';
import { siteContext } from '../../../platform-client/site-context.ts';
import type { Route } from './+types/bulk-csv';

/** The products that a change leaves alone, as a file for a spreadsheet. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  return refusedFile(site, params.id);
}
