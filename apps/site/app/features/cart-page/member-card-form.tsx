import { cookieNames } from '@izlog/contract/limits';
import { type SubmitEvent, useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useCartAddress } from '#site/features/cart/door/cart-address.ts';
import type { CartFlash } from '#site/features/cart/door/cart-flash.server.ts';
import type { CartView } from '#site/features/cart/door/cart-view.ts';
import { sendCart } from '#site/features/cart/door/send-cart.ts';
import { useCartEnd } from '#site/features/cart/door/use-cart-end.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { tell } from '#site/kit/toasts/events.ts';
import { useAddress } from '#site/links/addresses.ts';
import { readCookies } from '#site/session/cookies.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { useToasts } from '#site/ui/overlays/toasts.tsx';

/**
 * The barcode of the member card (CART-004). Only who is logged in can use one (ACCT-027); the one in use already sends
 * nothing (ACCT-028), neither does an empty box (ACCT-029).
 */
export function MemberCardForm({ cart, flash }: { cart: CartView; flash?: CartFlash }) {
  const { t, money } = useText();
  const { show } = useToasts();
  const address = useAddress();
  const cartAddress = useCartAddress();
  const endWith = useCartEnd();
  const { revalidate } = useRevalidator();
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const barcode = String(new FormData(event.currentTarget).get('memberCardBarcode') ?? '').trim();
    if (isSending.current) return;
    if (!cart.isCustomer) return setRefusal(t('cart.cardLogin'));
    if (barcode === '') {
      tell('empty-barcode');
      return setRefusal(t('core.notifications.membershipCardBarcodeEmpty'));
    }
    if (
      readCookies(document.cookie).get(cookieNames.memberCardBarcode) === barcode &&
      cart.memberCard === barcode
    )
      return;
    isSending.current = true;
    setBusy(true);
    const answer = await sendCart(cartAddress('card'), { memberCardBarcode: barcode });
    isSending.current = false;
    setBusy(false);
    endWith(answer?.end);
    const words = answer ? answer.refusal : t('core.notifications.membershipCardBarcodeError');
    setRefusal(words);
    if (words === undefined) {
      show(t('core.notifications.memebrshipCardBarcodeApplied'), { tone: 'success' });
      if (answer?.isCardSaved) void revalidate();
      return;
    }
    if (words === t('core.notifications.membershipCardBarcodeInvalid')) tell('incorrectMemberCardBarcode');
    show(words, { tone: 'danger' });
  };

  const words = refusal ?? (flash?.act === 'card' && !flash.isGood ? flash.text : undefined);
  const saving =
    cart.memberSaving > 0 ? t('cart.cardSaving', { amount: money(cart.memberSaving) }) : undefined;
  const hint = cart.isCustomer ? (
    saving
  ) : (
    <>
      {saving}{' '}
      <Link className="link" to={`${address('login')}?from=${encodeURIComponent(address('cart'))}`}>
        {t('cart.cardLogin')}
      </Link>
    </>
  );
  return (
    <form method="post" action={cartAddress('card')} aria-label={t('cart.cardForm')} onSubmit={submit}>
      <Field label={t('cart.card')} error={words && <span role="alert">{words}</span>} hint={hint}>
        {(control) => (
          <div className="inline-form">
            <TextInput
              {...control}
              key={cart.memberCard}
              name="memberCardBarcode"
              defaultValue={cart.memberCard ?? ''}
              autoComplete="off"
              inputMode="numeric"
              maxLength={48}
            />
            <Button type="submit" busy={isBusy}>
              {t('cart.apply')}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
