import { adminMiddleware } from '#site/admin/ground/frame/admin-language.server.ts';
import { recordsFile } from '#site/admin/record/file/records-out.server.ts';
import { named } from '#site/kit/guards/named-middleware.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { isStaff } from '#site/session/is-staff.server.ts';
import type { Route } from './+types/records-out';

export const middleware = named(adminMiddleware, 'ownWords');

/** Declared records as a file; the platform says who may have which. */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext);
  if (!(await isStaff(site))) throw notFound();
  return recordsFile(site, params, url.searchParams);
}
