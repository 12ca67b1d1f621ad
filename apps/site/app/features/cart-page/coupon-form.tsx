import { type SubmitEvent, useRef, useState } from 'react';
import { useCartAddress } from '#site/features/cart/door/cart-address.ts';
import type { CartFlash } from '#site/features/cart/door/cart-flash.server.ts';
import type { CartView } from '#site/features/cart/door/cart-view.ts';
import { sendCart } from '#site/features/cart/door/send-cart.ts';
import { useCartEnd } from '#site/features/cart/door/use-cart-end.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { tell } from '#site/kit/toasts/events.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { useToasts } from '#site/ui/overlays/toasts.tsx';

/**
 * One form for both: it applies the typed code, or, while a coupon is active, takes it off (CART-058). The box is
 * disabled while a coupon is active (CART-057).
 */
export function CouponForm({ coupon, flash }: Pick<CartView, 'coupon'> & { flash?: CartFlash }) {
  const { t } = useText();
  const { show } = useToasts();
  const cartAddress = useCartAddress();
  const endWith = useCartEnd();
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string>();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const wanted = coupon ? '' : code.trim();
    if (!coupon && wanted === '') {
      setRefusal(t('validation.required'));
      return;
    }
    isSending.current = true;
    setBusy(true);
    const answer = await sendCart(cartAddress('coupon'), { coupon: wanted });
    isSending.current = false;
    setBusy(false);
    endWith(answer?.end);
    if (coupon) {
      setCode('');
      setRefusal(answer ? answer.refusal : t('error.somethingWentWrong'));
    } else if (answer?.cart?.coupon && answer.refusal === undefined) {
      setCode('');
      setRefusal(undefined);
      tell('coupon-applied');
      show(t('core.notifications.couponApplied'), { tone: 'success' });
    } else {
      tell('coupon-error');
      setRefusal(
        answer ? (answer.refusal ?? t('core.notifications.couponNotFound')) : t('error.somethingWentWrong'),
      );
    }
  };

  const words = refusal ?? (flash?.act === 'coupon' && !flash.isGood ? flash.text : undefined);
  return (
    <form method="post" action={cartAddress('coupon')} aria-label={t('cart.couponForm')} onSubmit={submit}>
      <Field
        label={t('cart.coupon')}
        error={words && <span role="alert">{words}</span>}
        hint={coupon ? t('cart.couponActive', { name: coupon.name || coupon.code }) : undefined}
      >
        {(control) => (
          <div className="inline-form">
            <TextInput
              {...control}
              name="coupon"
              value={coupon ? coupon.code : code}
              disabled={coupon !== null}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={64}
              onChange={(event) => setCode(event.target.value)}
            />
            <Button type="submit" busy={isBusy}>
              {coupon ? t('cart.couponRemove') : t('cart.apply')}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
