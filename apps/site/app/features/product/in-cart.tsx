import { useCartAddress } from '#site/features/cart/door/cart-address.ts';
import { useKnownCart } from '#site/features/cart/door/cart-store.ts';
import type { CartView } from '#site/features/cart/door/cart-view.ts';
import { sendCart } from '#site/features/cart/door/send-cart.ts';
import { useCartEnd } from '#site/features/cart/door/use-cart-end.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { useToasts } from '#site/ui/overlays/toasts.tsx';

type InCartProps = {
  /** The product, or the variant that is chosen. */
  productId: number;
};

/**
 * Says how many pieces of a product are in the cart already and takes them out again (CART-049). Pages are kept for
 * everybody, so it appears when the cart of the visitor is known.
 */
export function InCart({ productId }: InCartProps) {
  const { t } = useText();
  const cart = useKnownCart();
  const remove = useRemoveFromCart();
  const quantity = quantityOf(cart, productId);
  if (quantity === 0) return null;
  return (
    <p className="in-cart small">
      <span>{t('product.inCart', { count: quantity })}</span>
      <button type="button" className="link" onClick={() => void remove(productId)}>
        {t('product.removeFromCart')}
      </button>
    </p>
  );
}

const quantityOf = (cart: CartView | null | undefined, productId: number): number =>
  itemsOf(cart, productId).reduce((sum, { qty }) => sum + qty, 0);

const itemsOf = (cart: CartView | null | undefined, productId: number) =>
  (cart?.items ?? []).filter((item) => item.productId === productId && item.qty > 0);

/**
 * Takes every item of a product out of the cart. One that is not in the cart, or not with a quantity above 0, is only
 * announced and nothing is sent (CART-048, PRODUCT-039).
 */
export function useRemoveFromCart(): (productId: number) => Promise<void> {
  const { t } = useText();
  const toasts = useToasts();
  const cart = useKnownCart();
  const cartAddress = useCartAddress();
  const endWith = useCartEnd();
  return async (productId) => {
    const items = itemsOf(cart, productId);
    if (items.length === 0) {
      toasts.show(t('core.notifications.itemNotInCart'), { tone: 'info' });
      return;
    }
    for (const { id } of items) {
      const answer = await sendCart(cartAddress('remove'), { itemId: String(id) });
      if (answer?.end) return endWith(answer.end);
      if (!answer || answer.refusal !== undefined) {
        toasts.show(answer?.refusal ?? t('error.removeFromCartFailed'), { tone: 'danger' });
        return;
      }
    }
    toasts.show(t('core.notifications.removedFromCart'), { tone: 'success' });
  };
}
