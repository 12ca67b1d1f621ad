import { type FormEvent, useState } from 'react';
import { useCartAddress } from '#site/features/cart/door/cart-address.ts';
import { sendCart } from '#site/features/cart/door/send-cart.ts';
import { useCartEnd } from '#site/features/cart/door/use-cart-end.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { useToasts } from '#site/ui/overlays/toasts.tsx';

/** A form about the gift of a promotion: sent in place, one at a time; a refusal is put into words. */
export function useGiftForm() {
  const { t } = useText();
  const toasts = useToasts();
  const action = useCartAddress()('gift');
  const endWith = useCartEnd();
  const [isSent, setSent] = useState(false);
  const send = async (form: HTMLFormElement, after: () => void) => {
    setSent(true);
    const answer = await sendCart(action, new FormData(form));
    setSent(false);
    const refusal = answer ? answer.refusal : t('error.somethingWentWrong');
    if (refusal !== undefined) toasts.show(refusal, { tone: 'danger' });
    else after();
    endWith(answer?.end);
  };
  const form = (remember: (sent: HTMLFormElement) => () => void = () => () => {}) => ({
    method: 'post' as const,
    action,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isSent) void send(event.currentTarget, remember(event.currentTarget));
    },
  });
  return { form, isSent };
}
