import type { Outcome } from '@izlog/contract/client';
import type { FormConsent } from '#site/features/consent/door/form-consent.ts';
import { loadFormConsents } from '#site/features/consent/door/load-form-consents.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import type { Checkout } from '../checkout.server.ts';

/**
 * The consents of form type checkoutForm. The one that option DigitalConsent names, to the delivery of digital content at
 * once, is asked for where the cart holds some, and is then required: without it nothing may be delivered before the time
 * of withdrawal is over. Anyone who buys a mug is not asked.
 */
export function loadCheckoutConsents({ context, cart }: Checkout): Promise<Outcome<FormConsent[]>> {
  return consentsOfOrder(
    context,
    cart.items.some(({ productData }) => productData.format === 'e-product'),
  );
}

/** The same for an order that is no cart of this visitor. */
export async function consentsOfOrder(
  context: SiteContext,
  isDigital: boolean,
): Promise<Outcome<FormConsent[]>> {
  const asked = await loadFormConsents(context, 'checkoutForm');
  if (asked.errored) return asked;
  const digital = context.site.options.DigitalConsent;
  const consents = asked.data
    .filter(({ uniqueNumber }) => uniqueNumber !== digital || isDigital)
    .map((one) => (one.uniqueNumber === digital ? { ...one, isRequired: true } : one));
  return { ...asked, data: consents };
}
