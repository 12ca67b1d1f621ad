import { loadResult } from '#site/features/checkout/result/load-result.server.ts';
import { SuccessScreen } from '#site/features/checkout/result/success-screen.tsx';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
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
