import { adminMiddleware } from '#site/admin/ground/frame/admin-language.server.ts';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { named } from '#site/kit/guards/named-middleware.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { refusedRowsFile } from '../files/files.server.ts';
import type { Route } from './+types/file-refused';

export const middleware = named(adminMiddleware, 'ownWords');

/** The refused rows of a product file, to be put right and imported again. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  return refusedRowsFile(site, params.id);
}
