import { shortenedIp } from '#platform/kernel/access/shortened-ip.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { consents } from '#platform/services/people/index.ts';
import { readOptions } from '#platform/services/settings/index.ts';
import type { OrderContent } from './placing/order-from-cart.ts';

/** The consent is to one contract (ms): that of an earlier purchase says nothing about this one. */
const freshFor = 24 * 60 * 60 * 1000;

type Ordered = Pick<OrderContent, 'values' | 'items'>;

/**
 * Refuses an order whose buyer has not agreed to what the checkout requires (`checkoutForm`, CHECKOUT-054, ORDER-027):
 * whichever program sends it, the consents stand in the log before. The one to digital content counts where there is some.
 */
export async function mustHaveConsented(ctx: Ctx, ordered: Ordered): Promise<void> {
  const since = new Date(ctx.now.getTime() - freshFor);
  const missing = await consents.listMissing(ctx, 'checkoutForm', { ...ordererOf(ctx, ordered), since });
  if (missing.length === 0) return;
  const digital = isDigital(ordered) ? undefined : await digitalConsentName(ctx);
  const lacking = missing.filter((name) => name !== digital);
  if (lacking.length > 0) throw new Refusal('consentRequired', { consents: lacking });
}

/**
 * When the buyer of digital content agreed to its delivery at once, by the consent that option DigitalConsent names; null
 * where nothing is digital or nobody agreed: the right of withdrawal then stays (Directive 2011/83/EU, Article 16 m).
 */
export async function digitalConsent(ctx: Ctx, ordered: Ordered): Promise<Date | null> {
  if (!isDigital(ordered)) return null;
  const name = await digitalConsentName(ctx);
  const at = name ? await consents.ofOrder(ctx, ordererOf(ctx, ordered), name) : null;
  return at && ctx.now.getTime() - at.getTime() < freshFor ? at : null;
}

const isDigital = ({ items }: Ordered) => items.some((item) => item.withdrawalClass === 'digital');

async function digitalConsentName(ctx: Ctx): Promise<string | undefined> {
  return (await readOptions(ctx, ['DigitalConsent'])).get('DigitalConsent') ?? undefined;
}

/** Where staff order for somebody, nobody's network is that of the buyer. */
function ordererOf(ctx: Ctx, { values }: Ordered) {
  const emails = [values.deliveryAddress.contactEmail, values.email];
  return {
    userId: values.userId ?? null,
    emails: [...new Set(emails.map((email) => email.toLowerCase()))],
    network: shortenedIp(ctx.ip),
  };
}
