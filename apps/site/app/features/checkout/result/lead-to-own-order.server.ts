import { outcomeOf } from '@izlog/contract/client';
import { readCartSession } from '#site/features/cart/door/cart-session.server.ts';
import { cartKeyOf } from '#site/features/cart/door/read-cart.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { readDraft } from '../checkout-draft.server.ts';
import { leadToOrder, sendOrder } from '../payment/place-order.server.ts';

/**
 * For a cart that became an order: throws the way to that order when it was made by an attempt of this visitor, `attempt`
 * or one of the payment steps shown lately. The line broke, or the page was loaded again, before the answer came: without
 * this nobody would tell them that they have ordered (ORDER-006, ORDER-017). The platform answers a known attempt with the
 * same order and makes no other.
 */
export async function leadToOwnOrder(
  request: Request,
  context: SiteContext,
  attempt: string | undefined,
): Promise<void> {
  const session = readCartSession(request);
  const draft = session && readDraft(request, session.cartId);
  if (!draft) return;
  const checkout = { context, key: cartKeyOf(session, context), draft };
  for (const one of new Set([attempt, draft.attempt, ...(draft.shown ?? [])])) {
    const placed = one ? await outcomeOf(sendOrder(checkout, { attempt: one })) : undefined;
    if (placed && !placed.errored) throw leadToOrder(context, placed.data);
  }
}
