import '#site/features/account/door/account.css';
import '#site/features/checkout/door/checkout.css';
import { randomUUID } from 'node:crypto';
import { outcomeOf } from '@izlog/contract/client';
import { cancelOwnOrder, getOrder } from '@izlog/contract/ecommerce/orders/order-web';
import { data, redirect } from 'react-router';
import { OrderScreen } from '#site/features/account/door/order-screen.tsx';
import { orderAgain } from '#site/features/cart/door/order-again.server.ts';
import { countryNames } from '#site/i18n/country-codes.server.ts';
import { pathTo } from '#site/i18n/path-to.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { readForm, textField } from '#site/kit/forms/read-form.server.ts';
import { refusedForm } from '#site/kit/forms/refused-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { orNotFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import type { Route } from './+types/profile-order';

export { meta } from '#site/seo/meta.ts';

/** One order of the history, for anyone who placed it; others are sent to the login (ROUTE-062, API-020). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { slug = '' } = params;
  const from = pathTo('profileOrder', { slug }, site.language);
  if (!site.session) throw redirect(`${pathTo('login', {}, site.language)}?${new URLSearchParams({ from })}`);
  const order = await orNotFound(site.call(getOrder, { slug }));
  const { deliveryAddress, billingAddress } = order;
  const countries = countryNames(site.language.code, [deliveryAddress.country, billingAddress.country]);
  return data(
    {
      ...loadPlainScreen(context, 'profileOrder', 'orders.order', { slug }),
      order,
      countries,
      againKey: randomUUID(),
    },
    { headers: { 'cache-control': 'private, no-store' } },
  );
}

/** Puts the items of the order into the cart once more, or takes an unpaid order back. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const form = await readForm(request);
  if (textField(form, 'form') === 'again') {
    const order = await orNotFound(site.call(getOrder, { slug: params.slug ?? '' }));
    await orderAgain(order, textField(form, 'key'), request, site);
    return redirect(pathTo('cart', {}, site.language), { status: 303 });
  }
  const outcome = await outcomeOf(site.call(cancelOwnOrder, { slug: params.slug ?? '' }));
  if (outcome.errored) return refusedForm(site, 'cancel', form, outcome.error);
  return data<FormAnswer>({ form: 'cancel', done: ['orderCancelled'] });
}

export const clientAction = sayWhenOffline;

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function ProfileOrder({
  loaderData: { seo, order, countries, againKey },
}: Route.ComponentProps) {
  return <OrderScreen title={seo.title} order={order} countries={countries} againKey={againKey} />;
}
