import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { readForm, textField } from '#site/kit/forms/read-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { stepAddress } from '../checkout.server.ts';
import { CheckoutScreen } from '../checkout-screen.tsx';
import { loadCheckout, openCheckout } from '../load-checkout.server.ts';
import { saveCheckoutStep } from '../save-checkout.server.ts';
import type { Route } from './+types/checkout';

export { meta } from '#site/seo/meta.ts';

export const handle = { layout: 'checkout' };

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const checkout = await openCheckout(request, url, context.get(siteContext));
  const view = await loadCheckout(checkout);
  return { ...loadPlainScreen(context, 'checkout', 'checkout.title'), view };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const checkout = await openCheckout(request, url, context.get(siteContext), textField(form, 'attempt'));
  return saveCheckoutStep(checkout, form, stepAddress('address', checkout.context));
}

/**
 * A refused step shows the cart and the ways as they are now, which the router would not ask for by itself: what was
 * refused because something changed could never be ordered. What nobody answered is sent again as it was.
 */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isRefused = actionStatus !== undefined && actionStatus >= 400 && actionStatus < 500;
  return isRefused || defaultShouldRevalidate;
}

export const clientAction = sayWhenOffline;

export default function Checkout({ loaderData }: Route.ComponentProps) {
  return <CheckoutScreen view={loaderData.view} />;
}
