import type { Ctx } from '../../../kernel/context.ts';
import { readOptions } from '../../cms/index.ts';
import { consentGivenAt } from '../../gdpr/index.ts';
import type { OrderContent } from './order-from-cart.ts';

/** The consent is to one contract (ms): that of an earlier purchase says nothing about this one. */
const freshFor = 24 * 60 * 60 * 1000;

/**
 * When the buyer of digital content agreed to its delivery at once, by the consent that option DigitalConsent names; null
 * where nothing is digital or nobody agreed: the right of withdrawal then stays (Directive 2011/83/EU, Article 16 m).
 */
export async function digitalConsent(
  ctx: Ctx,
  { values, items }: Pick<OrderContent, 'values' | 'items'>,
): Promise<Date | null> {
  if (!items.some((item) => item.withdrawalClass === 'digital')) return null;
  const name = (await readOptions(ctx, ['DigitalConsent'])).get('DigitalConsent');
  if (!name) return null;
  const emails = [values.deliveryAddress.contactEmail, values.email];
  const at = await consentGivenAt(ctx, { userId: values.userId ?? null, emails }, name);
  return at && ctx.now.getTime() - at.getTime() < freshFor ? at : null;
}
