import { outcomeOf } from '@izlog/contract/client';
import { applyMemberCard } from '@izlog/contract/ecommerce/cart/cart-member-card';
import { cookieNames, limits } from '@izlog/contract/limits';
import { refusals } from '@izlog/contract/refusals';
import { validateMembersBarcode } from '@izlog/contract/user/member-card';
import { getCustomerProfile } from '@izlog/contract/user/profile';
import { updateCustomer } from '@izlog/contract/user/update-customer';
import { textField } from '#site/kit/forms/read-form.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { writeCookie } from '#site/session/cookies.ts';
import { askCart } from './door/ask-cart.server.ts';
import type { CartSession } from './door/cart-session.server.ts';
import type { CartAnswer } from './door/cart-view.ts';
import { isCustomer } from './door/cart-view-of.server.ts';
import { cartKeyOf } from './door/read-cart.server.ts';
import { wordsOf } from './door/words-of.server.ts';

/**
 * Checks a member card and applies it to the cart of a customer (ACCT-027 to ACCT-035). The first card of a customer
 * becomes theirs (ACCT-032). Words tell a wrong card from a check that failed.
 */
export async function applyCard(
  form: FormData,
  context: SiteContext,
  session: CartSession,
): Promise<CartAnswer> {
  const { call, cookies, isSecure } = context;
  const t = wordsOf(context);
  const barcode = textField(form, 'memberCardBarcode').trim();
  if (!isCustomer(context)) return { refusal: t('cart.cardLogin') };
  if (barcode === '') return { refusal: t('core.notifications.membershipCardBarcodeEmpty') };
  const check = await outcomeOf(call(validateMembersBarcode, { barcode }));
  if (check.errored) {
    const isWrong = check.error.status === 400;
    return { refusal: t(isWrong ? invalid : 'core.notifications.membershipCardBarcodeError') };
  }
  if (!check.data.isValid) return { refusal: t(invalid), code: refusals.memberCardInvalid.code };
  const answer = await askCart(context, call(applyMemberCard, { ...cartKeyOf(session, context), barcode }));
  if (answer.refusal !== undefined || answer.end) return answer;
  cookies.push(
    writeCookie(cookieNames.memberCardBarcode, barcode, {
      maxAgeSeconds: limits.cookieSeconds,
      secure: isSecure,
    }),
  );
  return { ...answer, ...((await saveFirstCard(barcode, context)) && { isCardSaved: true }) };
}

const invalid = 'core.notifications.membershipCardBarcodeInvalid';

/**
 * Whether the profile has the card from now on: one that has a card keeps it (ACCT-033). The cart has its card already, so
 * a profile that cannot be written now is no reason to refuse it.
 */
async function saveFirstCard(barcode: string, { call, requestId }: SiteContext): Promise<boolean> {
  const profile = await outcomeOf(call(getCustomerProfile, {}));
  if (profile.errored || profile.data.memberCardBarcode) return false;
  const saved = await outcomeOf(call(updateCustomer, { memberCardBarcode: barcode }));
  if (saved.errored) console.error(requestId, saved.error);
  return !saved.errored;
}
