import '#site/admin/record/resource.css';
import { abandonedResource } from '@izlog/contract/ecommerce/cart/cart-abandoned';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { CartsScreen } from '../carts-screen.tsx';
import type { Route } from './+types/carts';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'orders.read');
  const view = await loadList(site, url, abandonedResource);
  return { ...loadPlainScreen(context, 'adminCarts', 'carts.title'), view };
}

export default function AdminCarts({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <CartsScreen title={seo.title} view={view} />;
}
