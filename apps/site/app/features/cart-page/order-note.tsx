import { messageMaxLength } from '@izlog/contract/ecommerce/orders/message-max-length';
import { limits } from '@izlog/contract/limits';
import { useEffect, useRef } from 'react';
import { useCartAddress } from '#site/features/cart/door/cart-address.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextArea } from '#site/ui/controls/text-input.tsx';

/** Instructions for the order (CART-005). They are kept while one types and become the order's message in checkout. */
export function OrderNote({ note }: { note: string }) {
  const { t } = useText();
  const cartAddress = useCartAddress();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const save = (form: HTMLFormElement) => {
    clearTimeout(timer.current);
    // Kept even when the page is left at once. Should it fail, the text still stands in the box and in checkout.
    void fetch(form.action, { method: 'POST', body: new FormData(form), keepalive: true }).catch(
      () => undefined,
    );
  };

  return (
    <form
      className="cart-forms__wide"
      method="post"
      action={cartAddress('note')}
      aria-label={t('cart.noteForm')}
    >
      <Field label={t('cart.note')} optional={t('form.optional')}>
        {(control) => (
          <TextArea
            {...control}
            name="orderMessage"
            defaultValue={note}
            maxLength={messageMaxLength}
            rows={3}
            onChange={({ target: { form } }) => {
              clearTimeout(timer.current);
              timer.current = setTimeout(() => form && save(form), limits.cartQuantityDebounce);
            }}
            onBlur={({ target: { form } }) => form && save(form)}
          />
        )}
      </Field>
      <button type="submit" className="button only-plain">
        {t('cart.noteSave')}
      </button>
    </form>
  );
}
