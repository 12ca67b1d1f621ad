import { getEInvoiceFile } from '@izlog/contract/ecommerce/e-invoices/e-invoices';
import { adminMiddleware } from '#site/admin/ground/frame/admin-language.server.ts';
import { sendFile } from '#site/admin/rooms/e-invoices/send-file.server.ts';
import { named } from '#site/kit/guards/named-middleware.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import type { Route } from './+types/e-invoice-file';

export const middleware = named(adminMiddleware, 'ownWords');

/** An e-invoice of the shop as it is sent. */
export const loader = ({ context, params }: Route.LoaderArgs): Promise<Response> =>
  sendFile(context.get(siteContext), getEInvoiceFile, params.id);
