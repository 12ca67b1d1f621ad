import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { loadResult } from '../result/load-result.server.ts';
import { SuccessScreen } from '../result/success-screen.tsx';
import type { Route } from './+types/checkout-success';

export { meta } from '#site/seo/meta.ts';

export const handle = { layout: 'checkout' };

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const view = await loadResult(request, url, context.get(siteContext));
  return { ...loadPlainScreen(context, 'checkoutSuccess', 'checkout.success'), view };
}

export default function CheckoutSuccess({ loaderData }: Route.ComponentProps) {
  return <SuccessScreen view={loaderData.view} />;
}
