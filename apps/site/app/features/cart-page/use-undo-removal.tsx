import { useCartAddress } from '#site/features/cart/door/cart-address.ts';
import type { CartItemView } from '#site/features/cart/door/cart-view.ts';
import { sendCart } from '#site/features/cart/door/send-cart.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { useToasts } from '#site/ui/overlays/toasts.tsx';
import { focusOnLastRow } from './focus-in-cart.ts';

/** Says that an item is gone (CART-046) and offers to put it back as it was: same quantity, same options. */
export function useUndoRemoval({ productId, qty, sentOptions }: CartItemView): () => void {
  const { t } = useText();
  const { show, dismiss } = useToasts();
  const cartAddress = useCartAddress();
  return () => {
    const putBack = async () => {
      dismiss(toast);
      const fields = { productId: String(productId), qty: String(qty), options: sentOptions };
      const answer = await sendCart(cartAddress('add'), fields);
      const words = answer ? answer.refusal : t('error.somethingWentWrong');
      if (words !== undefined) show(words, { tone: 'danger' });
      else focusOnLastRow();
    };
    const toast = show(t('core.notifications.itemRemovedFromCart'), {
      tone: 'success',
      life: 'undo',
      action: (
        <button type="button" className="link" onClick={() => void putBack()}>
          {t('cart.undo')}
        </button>
      ),
    });
  };
}
