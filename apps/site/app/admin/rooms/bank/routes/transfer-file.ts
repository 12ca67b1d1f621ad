import { getTransferFile } from '@izlog/contract/ecommerce/bank/bank-refunds';
import { data } from 'react-router';
import { adminMiddleware } from '#site/admin/ground/frame/admin-language.server.ts';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { recordIdOf } from '#site/admin/ground/frame/record-id.server.ts';
import { named } from '#site/kit/guards/named-middleware.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import type { Route } from './+types/transfer-file';

export const middleware = named(adminMiddleware, 'ownWords');

/** A file of refunds for the bank, as the platform writes it. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext);
  await mustHold(site, 'orders.refund');
  const { status, headers, text } = await site.ask(getTransferFile, { id: recordIdOf(params.id) });
  if (status === 404) throw notFound();
  if (status !== 200) throw data(null, { status: status >= 400 ? status : 503 });
  return new Response(text, {
    headers: {
      'content-type': headers['content-type'] ?? 'application/xml',
      'content-disposition': headers['content-disposition'] ?? 'attachment',
      'cache-control': 'private, no-store',
    },
  });
}
