import { bulkRefusedFile } from '@izlog/contract/product/record/product-bulk';
import { adminMiddleware } from '#site/admin/ground/frame/admin-language.server.ts';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { personFile } from '#site/admin/record/file/person-file.server.ts';
import { named } from '#site/kit/guards/named-middleware.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import type { Route } from './+types/bulk-csv';

export const middleware = named(adminMiddleware, 'ownWords');

/** The products that a change leaves alone, as a file for a spreadsheet. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  if (!/^[1-9]\d{0,14}$/.test(params.id)) throw notFound();
  return personFile(site, bulkRefusedFile, { id: Number(params.id) });
}
