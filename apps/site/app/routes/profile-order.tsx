import '../features/account/account.css';
import { getOrder } from '@izlog/contract/ecommerce/order-web';
import { data, redirect } from 'react-router';
import { OrderScreen } from '../features/account/order-screen.tsx';
import { loadPlainScreen } from '../features/plain/load-plain-screen.server.ts';
import { pathTo } from '../i18n/path-to.ts';
import { orNotFound } from '../platform-client/not-found.ts';
import { siteContext } from '../platform-client/site-context.ts';
import type { Route } from './+types/profile-order';

export { meta } from '../seo/meta.ts';

/** One order of the history, for whoever placed it; others are sent to the login (ROUTE-062, API-020). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { slug = '' } = params;
  const from = pathTo('profileOrder', { slug }, site.language);
  if (!site.session) throw redirect(`${pathTo('login', {}, site.language)}?${new URLSearchParams({ from })}`);
  const order = await orNotFound(site.call(getOrder, { slug }));
  return data(
    { ...loadPlainScreen(context, 'profileOrder', 'orders.order', { slug }), order },
    { headers: { 'cache-control': 'private, no-store' } },
  );
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function ProfileOrder({ loaderData: { seo, order } }: Route.ComponentProps) {
  return <OrderScreen title={seo.title} order={order} />;
}
