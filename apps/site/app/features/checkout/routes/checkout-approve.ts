import { CallError } from '@izlog/contract/client';
import { paymentSucceeded } from '@izlog/contract/ecommerce/orders/order-create';
import { clearCartSession } from '#site/features/cart/door/cart-session.server.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import type { Route } from './+types/checkout-approve';

export function loader(): never {
  throw notFound();
}

/** The buyer approved at PayPal: the platform asks PayPal, the cart is done, and only the path leads on (ORDER-010). */
export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const site = context.get(siteContext);
  try {
    const details = await request.json();
    const { url } = await site.call(paymentSucceeded, {
      id: params.id ?? '',
      details,
      internalRedirect: true,
    });
    clearCartSession(site);
    const { pathname, search } = new URL(url, site.visitedOrigin);
    return Response.json({ path: pathname + search });
  } catch (error) {
    if (error instanceof SyntaxError) return new Response(null, { status: 400 });
    if (error instanceof CallError && error.status < 500)
      return new Response(null, { status: error.status || 503 });
    throw error;
  }
}
