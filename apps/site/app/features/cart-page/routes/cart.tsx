import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { CartScreen } from '../cart-screen.tsx';
import { loadCartPage } from '../load-cart-page.server.ts';
import type { Route } from './+types/cart';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = await loadCartPage(request, context.get(siteContext));
  return { ...loadPlainScreen(context, 'cart', 'cart.title'), ...page };
}

export default function Cart({ loaderData }: Route.ComponentProps) {
  return <CartScreen page={loaderData} />;
}
