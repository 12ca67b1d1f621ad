import type { CallError } from '@izlog/contract/client';
import { refusals } from '@izlog/contract/refusals';
import { formatMoney } from '#site/i18n/formats.ts';
import { refusalWords } from '#site/kit/forms/refusal-words.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { wordsOf } from './door/words-of.server.ts';

/** What the platform says along with a refusal of the cart. */
interface Details {
  /** Pieces there are for this cart in all, and those that are in it already. */
  left?: number;
  inCart?: number;
  /** Rule of the quantity. */
  min?: number;
  max?: number | null;
  step?: number;
  /** Least sum of a coupon, in whole units of the main currency. */
  minimum?: number;
}

/**
 * Why the cart refused, with what would do instead where the platform says so: how many pieces there are (CART-067), in
 * which quantities a product is sold, from which sum a coupon counts (CART-060).
 */
export function cartRefusalWords(context: SiteContext, error: CallError): string | undefined {
  return detailedWords(context, error) ?? refusalWords(context, error);
}

function detailedWords(context: SiteContext, { code, payload }: CallError): string | undefined {
  const t = wordsOf(context);
  const { left, inCart = 0, min, max, step, minimum } = (payload ?? {}) as Details;
  switch (code) {
    case refusals.outOfStock.code:
      if (!left) return undefined;
      return inCart > 0
        ? t('cart.stockAndCart', { count: left, inCart })
        : t('cart.stockLeft', { count: left });
    case refusals.dayFull.code:
      return left ? t('cart.dayLeft', { count: left }) : undefined;
    case refusals.quantityNotAllowed.code:
      if (step && step > 1) return t('product.stepHint', { step });
      if (min && min > 1) return t('product.tooFew', { min });
      return max ? t('product.tooMany', { max }) : undefined;
    case refusals.couponMinimum.code:
      if (minimum === undefined) return undefined;
      return t('cart.couponMinimum', {
        amount: formatMoney(minimum, context.site.currency, context.language.code2),
      });
    default:
      return undefined;
  }
}
