import { outcomeOf } from '@izlog/contract/client';
import { acceptOffer, type Offer } from '@izlog/contract/ecommerce/drafts/offer';
import { gdprConsentLogCreate } from '@izlog/contract/gdpr/consent-log-create';
import { redirect, redirectDocument } from 'react-router';
import { isCustomer } from '#site/features/cart/door/cart-view-of.server.ts';
import { acceptedConsents, missesConsent } from '#site/features/consent/door/accepted-consents.ts';
import { pathTo } from '#site/i18n/path-to.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { consentsOfOrder } from '../payment/checkout-consents.server.ts';
import { findOffer, offerPages } from './load-offer.server.ts';

const name = 'offer';

/** Orders what was offered: the consents are in the log before, as in the checkout, and then the order is made. */
export async function takeOffer(context: SiteContext, token: string, form: FormData) {
  const offer = await findOffer(context, token);
  if (!offer) return redirect(pathTo('offer', { token }, context.language), { status: 303 });
  const read = reader(form);
  const paymentMethodId = Number(read('paymentMethodId'));
  const isOffered = offer.payment.some(({ id }) => id === paymentMethodId);
  if (!isOffered) return wrongForm(name, form, { paymentMethodId: { key: 'error.paymentMethodUndefined' } });
  const asked = await consentsOfOrder(context, {
    isDigital: offer.items.some(({ isDownload }) => isDownload),
    isService: offer.items.some(({ isService }) => isService),
  });
  if (asked.errored) return refusedForm(context, name, form, asked.error);
  const consents = acceptedConsents(form, asked.data);
  if (missesConsent(asked.data, consents))
    return wrongForm(name, form, { consents: { key: 'core.notifications.consentRequired' } });
  const logged = await logConsents(context, offer, consents);
  if (logged.errored) return refusedForm(context, name, form, logged.error);
  const attempt = read('attempt');
  const accepting = context.call(acceptOffer, {
    token,
    paymentMethodId,
    attempt: attempt.length >= 8 && attempt.length <= 100 ? attempt : null,
    ...offerPages(context, token),
  });
  const placed = await outcomeOf(accepting);
  if (placed.errored) return refusedForm(context, name, form, placed.error);
  const { html, form: toProvider, orderSlug, orderKey } = placed.data;
  if (toProvider !== null || typeof html !== 'string') {
    // A document of its own, because its policy lets a form go to this provider and to nobody else.
    const path = pathTo('offer', { token }, context.language);
    return redirectDocument(`${path}?${new URLSearchParams({ pay: attempt })}`, { status: 303 });
  }
  const query = new URLSearchParams({ orderSlug, orderKey });
  return redirect(`${pathTo('checkoutSuccess', {}, context.language)}?${query}`, { status: 303 });
}

async function logConsents(context: SiteContext, { email }: Offer, consents: readonly string[]) {
  if (consents.length === 0) return { errored: false as const };
  return outcomeOf(
    context.call(gdprConsentLogCreate, {
      sourceType: 'checkoutForm',
      consents: [...consents],
      user: { userType: isCustomer(context) ? 'user' : 'guest', email },
    }),
  );
}
