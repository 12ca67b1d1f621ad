import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useCartAddress } from '#site/features/cart/door/cart-address.ts';
import { cartDrawerCode, showCartDrawer, useCartDrawer } from '#site/features/cart/door/cart-drawer-state.ts';
import { onCartMayHaveChanged, refreshCart, useKnownCart } from '#site/features/cart/door/cart-store.ts';
import { takeHomeToast } from '#site/features/cart/door/home-toast.ts';
import { useCartEnd } from '#site/features/cart/door/use-cart-end.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { useAccount } from '#site/kit/frame/use-account.ts';
import { useAddress } from '#site/links/addresses.ts';
import { IconLink } from '#site/ui/controls/icon-button.tsx';
import { useToasts } from '#site/ui/overlays/toasts.tsx';

const load = async () => ({ default: (await import('../cart-drawer.tsx')).CartDrawer });
const CartDrawer = lazy(load);
cartDrawerCode.load = load;

/**
 * The way to the cart. How many items are in it is filled in after hydration, because pages are cached, and again when
 * another tab or device may have changed it. The window with the cart hangs here too; its code comes when it opens.
 */
export function CartLink() {
  const { t } = useText();
  const address = useAddress();
  const cartAddress = useCartAddress();
  const count = useKnownCart()?.count ?? 0;
  const cartDrawer = useCartDrawer();
  const { show } = useToasts();
  const endWith = useCartEnd();
  const refresh = useEffectEvent(async () => endWith((await refreshCart(cartAddress()))?.end));
  const sayArchived = useEffectEvent(() => show(t('core.notifications.cartUpdateError'), { tone: 'danger' }));
  const email = useAccount()?.email;
  // A login brings the cart that was left, a logout takes the cart away (AUTH-018, CART-028).
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is logged in is what the address tells.
  useEffect(() => void refresh(), [email]);
  useEffect(() => {
    if (takeHomeToast()) sayArchived();
    return onCartMayHaveChanged(() => void refresh());
  }, []);
  const label = count > 0 ? t('cart.count', { count }) : t('cart.title');
  return (
    <>
      <IconLink icon="basket" label={label} count={count} to={address('cart')} />
      {cartDrawer ? (
        <Suspense>
          <CartDrawer note={cartDrawer.note} onClose={() => showCartDrawer(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
