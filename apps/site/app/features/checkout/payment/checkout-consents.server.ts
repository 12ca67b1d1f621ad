import type { Outcome } from '@izlog/contract/client';
import type { FormConsent } from '../../consent/door/form-consent.ts';
import { loadFormConsents } from '../../consent/door/load-form-consents.server.ts';
import type { Checkout } from '../load-checkout.server.ts';

/**
 * The consents of form type checkoutForm. The one that option DigitalConsent names, to the delivery of digital content at
 * once, is asked for where the cart holds some, and is then required: without it nothing may be delivered before the time
 * of withdrawal is over. Whoever buys a mug is not asked.
 */
export async function loadCheckoutConsents({ context, cart }: Checkout): Promise<Outcome<FormConsent[]>> {
  const asked = await loadFormConsents(context, 'checkoutForm');
  if (asked.errored) return asked;
  const digital = context.site.options.DigitalConsent;
  const isDigital = cart.items.some(({ productData }) => productData.format === 'e-product');
  const consents = asked.data
    .filter(({ uniqueNumber }) => uniqueNumber !== digital || isDigital)
    .map((one) => (one.uniqueNumber === digital ? { ...one, isRequired: true } : one));
  return { ...asked, data: consents };
}
