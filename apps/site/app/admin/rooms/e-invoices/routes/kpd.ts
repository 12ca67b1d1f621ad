import { searchKpd } from '@izlog/contract/ecommerce/e-invoices/e-invoice-settings';
import { data } from 'react-router';
import { adminMiddleware } from '#site/admin/ground/frame/admin-language.server.ts';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { named } from '#site/kit/guards/named-middleware.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import type { Route } from './+types/kpd';

export const middleware = named(adminMiddleware, 'ownWords');

/** Items of KPD for words that are typed, with their names in the language of the shop's books. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'orders.edit', 'catalogue.edit');
  const search = (new URL(request.url).searchParams.get('search') ?? '').slice(0, 100);
  const { records } = await site.call(searchKpd, { search });
  return data(
    { records: records.map(({ code, croatian }) => ({ code, name: croatian })) },
    { headers: { 'cache-control': 'private, no-store' } },
  );
}
