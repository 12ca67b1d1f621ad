import { isCustomer } from '#site/features/cart/door/cart-view-of.server.ts';
import type { Checkout } from './checkout.server.ts';

/** The login that checkout was begun with has ended, and nobody asked for that (AUTH-016). */
export const isLoginOver = (checkout: Checkout): boolean =>
  !isCustomer(checkout.context) && (checkout.draft?.isLoginOver === true || wasLost(checkout));

/** The same, and what is sent now must not go on as a visitor's before one has said so. */
export const wasLost = ({ context, draft }: Checkout, form?: FormData): boolean =>
  !isCustomer(context) &&
  (context.isLoginLost === true ||
    // The cookies of the login may be gone altogether; the form was a customer's.
    form?.has('asCustomer') === true ||
    (draft?.userId !== undefined && draft.guestKey === undefined));
