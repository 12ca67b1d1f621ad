import { readForm, textField } from '#site/kit/forms/read-form.server.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { pressWish } from '../press-wish.server.ts';
import type { Route } from './+types/wish';

/** Only a form wishes. */
export function loader(): never {
  throw notFound();
}

/** Puts a product on the wishlist, or takes it off when it is there (ACCT-017, ACCT-018). */
export async function action({ context, request }: Route.ActionArgs) {
  return pressWish(context.get(siteContext), request, textField(await readForm(request), 'product_id'));
}
