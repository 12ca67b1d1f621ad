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
 * whichever program sends it, the consents stand in the log before. Those to digital content and services count where there
 * is some.
 */
export async function mustHaveConsented(ctx: Ctx, ordered: Ordered): Promise<void> {
  const since = new Date(ctx.now.getTime() - freshFor);
  const missing = await consents.listMissing(ctx, 'checkoutForm', { ...ordererOf(ctx, ordered), since });
  if (missing.length === 0) return;
  const others = await namesOf(
    ctx,
    kinds.filter((kind) => !isAskedFor(kind, ordered)),
  );
  const lacking = missing.filter((name) => !others.includes(name));
  if (lacking.length > 0) throw new Refusal('consentRequired', { consents: lacking });
}

/** Consents that are asked for where the order holds what they are about, by the options that name them. */
const consentOptions = { digital: 'DigitalConsent', service: 'ServiceConsent' } as const;
type Kind = keyof typeof consentOptions;
const kinds = Object.keys(consentOptions) as Kind[];

/**
 * When the buyer of digital content agreed to its delivery at once, or the buyer of a service asked for its beginning, by the
 * consent that an option names; null where there is none of it or nobody agreed: the right of withdrawal then stays
 * (Directive 2011/83/EU, Article 16 a and m).
 */
export async function consentTo(ctx: Ctx, kind: Kind, ordered: Ordered): Promise<Date | null> {
  if (!isAskedFor(kind, ordered)) return null;
  const [name] = await namesOf(ctx, [kind]);
  const at = name ? await consents.ofOrder(ctx, ordererOf(ctx, ordered), name) : null;
  return at && ctx.now.getTime() - at.getTime() < freshFor ? at : null;
}

const isAskedFor = (kind: Kind, { items }: Ordered): boolean =>
  items.some((item) => item.withdrawalClass === kind);

async function namesOf(ctx: Ctx, some: readonly Kind[]): Promise<string[]> {
  const options = some.map((kind) => consentOptions[kind]);
  const read = await readOptions(ctx, options);
  return options.flatMap((option) => read.get(option) ?? []);
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
