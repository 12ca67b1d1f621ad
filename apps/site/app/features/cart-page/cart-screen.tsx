import { useEffect } from 'react';
import { Link } from 'react-router';
import { takeCart, useKnownCart } from '#site/features/cart/door/cart-store.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { useAddress } from '#site/links/addresses.ts';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Note } from '#site/ui/note.tsx';
import { CartContent, EmptyCart } from './cart-content.tsx';
import type { CartPage } from './load-cart-page.server.ts';

/** The cart on its page; what another tab or device changed is taken over as soon as it is known. */
export function CartScreen({ page }: { page: CartPage }) {
  const { t } = useText();
  const address = useAddress();
  const known = useKnownCart();
  const loaded = page.cart;
  useEffect(() => takeCart(loaded), [loaded]);
  const cart = known === undefined ? loaded : known;
  const count = cart?.count ?? 0;
  return (
    <div className="container cart-page">
      <div className="page-head">
        <h1>{t('cart.title')}</h1>
        {count > 0 ? <p className="soft">{t('cart.lead', { count })}</p> : null}
      </div>
      {cart && cart.items.length > 0 ? (
        <CartContent cart={cart} related={page.related} flash={page.flash}>
          <p className="cart__back">
            <Link className="more" to={address('shop')}>
              <Icon name="left" /> {t('cart.backToShop')}
            </Link>
          </p>
        </CartContent>
      ) : (
        <>
          {page.ordered ? (
            <Note tone="success" role="status">
              <p>
                {t('cart.ordered', { number: page.ordered.number })}{' '}
                <Link className="link" to={page.ordered.href}>
                  {t('cart.orderedShow')}
                </Link>
              </p>
            </Note>
          ) : null}
          <EmptyCart headingLevel={2} />
        </>
      )}
    </div>
  );
}
