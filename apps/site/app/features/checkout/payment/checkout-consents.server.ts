import type { Outcome } from '@izlog/contract/client';
import type { FormConsent } from '#site/features/consent/door/form-consent.ts';
import { loadFormConsents } from '#site/features/consent/door/load-form-consents.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import type { Checkout } from '../checkout.server.ts';

/** What of an order asks for consents of its own. */
interface Held {
  isDigital: boolean;
  isService: boolean;
}

/**
 * The consents of form type checkoutForm. The one that option DigitalConsent names, to the delivery of digital content at
 * once, is asked for where the cart holds some, and is then required: without it nothing may be delivered before the time
 * of withdrawal is over. That of ServiceConsent, to a service that begins before that, is asked for where the cart holds a
 * service with that right, and required as the shop says. Anyone who buys a mug is asked for neither.
 */
export function loadCheckoutConsents({ context, cart }: Checkout): Promise<Outcome<FormConsent[]>> {
  return consentsOfOrder(context, {
    isDigital: cart.items.some(({ productData }) => productData.format === 'e-product'),
    isService: cart.items.some(({ productData }) => productData.type === 'service' && productData.returnable),
  });
}

/** The same for an order that is no cart of this visitor. */
export async function consentsOfOrder(
  context: SiteContext,
  { isDigital, isService }: Held,
): Promise<Outcome<FormConsent[]>> {
  const asked = await loadFormConsents(context, 'checkoutForm');
  if (asked.errored) return asked;
  const { DigitalConsent: digital, ServiceConsent: service } = context.site.options;
  const consents = asked.data
    .filter(({ uniqueNumber }) => uniqueNumber !== digital || isDigital)
    .filter(({ uniqueNumber }) => uniqueNumber !== service || isService)
    .map((one) => (one.uniqueNumber === digital ? { ...one, isRequired: true } : one));
  return { ...asked, data: consents };
}
