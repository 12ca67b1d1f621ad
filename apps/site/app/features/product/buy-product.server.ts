import { data, redirect } from 'react-router';
import { changeCart } from '#site/features/cart/door/change-cart.server.ts';
import { pathTo } from '#site/i18n/path-to.ts';
import { readForm, textField } from '#site/kit/forms/read-form.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { loadProduct } from './load-product.server.ts';
import { readMemberChoice, readProductFields } from './product-fields.ts';
import type { SentPurchase } from './product-view.ts';
import { type Purchase, purchaseOf } from './purchase-of.ts';

/**
 * Adds what the form of a product page says when it is sent without scripts, and leads to the cart. What is wrong comes
 * back to the page with everything that was entered.
 */
export async function buyProduct(context: SiteContext, slug: string | undefined, request: Request) {
  const form = await readForm(request);
  const product = await loadProduct(context, slug, new URL(request.url).searchParams, request);
  const fields = readProductFields(form);
  const { purchase, faults } = purchaseOf(product, fields, (id) => readMemberChoice(form, id));
  const back = (sent: Omit<SentPurchase, 'fields'>) =>
    data<SentPurchase>({ fields, ...sent }, { status: 400 });
  if (!purchase) return back({ faults });
  const itemId = textField(form, 'itemId');
  const answer = await changeCart(itemId ? 'update' : 'add', toSend(purchase, itemId), request, context);
  if (answer.refusal !== undefined) return back({ faults: {}, refusal: answer.refusal });
  return redirect(pathTo('cart', {}, context.language), 303);
}

function toSend({ productId, qty, options }: Purchase, itemId: string): FormData {
  const form = new FormData();
  form.set('productId', String(productId));
  form.set('qty', String(qty));
  form.set('options', JSON.stringify(options));
  if (itemId) form.set('itemId', itemId);
  return form;
}
