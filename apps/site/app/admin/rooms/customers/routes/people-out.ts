import { peopleFile, peopleKinds } from '@izlog/contract/user/people-files';
import { adminMiddleware } from '#site/admin/ground/frame/admin-language.server.ts';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { personFile } from '#site/admin/record/file/person-file.server.ts';
import { named } from '#site/kit/guards/named-middleware.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import type { Route } from './+types/people-out';

export const middleware = named(adminMiddleware, 'ownWords');

/** Customers or subscribers as a file; a look at them is not enough to take all of them away. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext);
  await mustHold(site, 'users.edit');
  const what = peopleKinds.find((one) => one === params.what);
  if (!what) throw notFound();
  return personFile(site, peopleFile, { what });
}
