import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { FailureScreen } from '../result/failure-screen.tsx';
import { loadResult } from '../result/load-result.server.ts';
import type { Route } from './+types/checkout-failure';

export { meta } from '#site/seo/meta.ts';

export const handle = { layout: 'checkout' };

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const view = await loadResult(request, url, context.get(siteContext));
  return { ...loadPlainScreen(context, 'checkoutFailure', 'core.notifications.checkoutFailureTitle'), view };
}

export default function CheckoutFailure({ loaderData }: Route.ComponentProps) {
  return <FailureScreen view={loaderData.view} />;
}
