import type { getEInvoiceFile } from '@izlog/contract/ecommerce/e-invoices/e-invoices';
import type { getIncomingInvoiceFile } from '@izlog/contract/ecommerce/e-invoices/incoming-invoices';
import { data } from 'react-router';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { recordIdOf } from '#site/admin/ground/frame/record-id.server.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';

/** An e-invoice, one of the shop's or one that came, as the platform keeps it. */
export async function sendFile(
  site: SiteContext,
  endpoint: typeof getEInvoiceFile | typeof getIncomingInvoiceFile,
  id: string | undefined,
): Promise<Response> {
  await mustHold(site, 'orders.read');
  const { status, headers, text } = await site.ask(endpoint, { id: recordIdOf(id) });
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
