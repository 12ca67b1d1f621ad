import { exportCustomer } from '@izlog/contract/user/customer-staff';
import { data } from 'react-router';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { recordIdOf } from '#site/admin/ground/frame/record-id.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import type { Route } from './+types/customer-data';

/** Everything the shop knows about a customer, as a file for anyone who asked for it. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext);
  await mustHold(site, 'users.edit');
  const id = recordIdOf(params.id);
  const { status, text } = await site.ask(exportCustomer, { id });
  if (status !== 200) throw data(null, { status: status === 404 ? 404 : 502 });
  return new Response(text, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="podaci-${id}.json"`,
      'cache-control': 'private, no-store',
    },
  });
}
