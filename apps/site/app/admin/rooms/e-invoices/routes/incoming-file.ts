import { getIncomingInvoiceFile } from '@izlog/contract/ecommerce/e-invoices/incoming-invoices';
import { adminMiddleware } from '#site/admin/ground/frame/admin-language.server.ts';
import { sendFile } from '#site/admin/rooms/e-invoices/send-file.server.ts';
import { named } from '#site/kit/guards/named-middleware.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import type { Route } from './+types/incoming-file';

export const middleware = named(adminMiddleware, 'ownWords');

/** An e-invoice that came, as it came. */
export const loader = ({ context, params }: Route.LoaderArgs): Promise<Response> =>
  sendFile(context.get(siteContext), getIncomingInvoiceFile, params.id);
