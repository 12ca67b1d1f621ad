import { peopleFile } from '../../../admin/customers/people-out.server.ts';
import { mustHold } from '../../../admin/frame/must-hold.server.ts';
import { siteContext } from '../../../platform-client/site-context.ts';
import type { Route } from './+types/people-out';

/** Customers or subscribers as a file; a look at them is not enough to take all of them away. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext);
  await mustHold(site, 'users.edit');
  return peopleFile(site, params.what);
}
