import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../i18n/use-text.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { TileView } from '../catalog/tile-view.ts';
import { useAddress } from '../layout/addresses.ts';
import { useCartAddress } from './cart-address.ts';
import { CartContent, EmptyCart } from './cart-content.tsx';
import { takeCart, useKnownCart } from './cart-store.ts';
import type { CartWindowAnswer } from './cart-view.ts';

/** The cart above the page, 70 % wide and 80 % high; closes by its buttons, Escape and a press outside (SHELL-023 to SHELL-026). */
export function CartWindow({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const { key } = useLocation();
  const address = useAddress();
  const cart = useKnownCart();
  const related = useRelated();
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      closeOn={key}
      shape="dialog"
      className="dialog--cart"
      title={t('cart.title')}
      closeLabel={t('page.close')}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>{t('page.close')}</Button>
          <ButtonLink tone="primary" to={address('cart')}>
            {t('cart.open')}
          </ButtonLink>
        </>
      }
    >
      {cart && cart.items.length > 0 ? (
        <CartContent cart={cart} related={related} headingLevel={3} />
      ) : (
        <EmptyCart headingLevel={3} />
      )}
    </Dialog>
  );
}

/** What goes with the items, when it arrives; without it the window still shows the cart. */
function useRelated() {
  const cartAddress = useCartAddress();
  const [related, setRelated] = useState<TileView[]>([]);
  const url = `${cartAddress()}?with=related`;
  useEffect(() => {
    const request = new AbortController();
    fetch(url, { headers: { accept: 'application/json' }, signal: request.signal })
      .then((response) => response.json() as Promise<CartWindowAnswer>)
      .then((answer) => {
        if (answer.cart !== undefined) takeCart(answer.cart);
        setRelated(answer.related);
      })
      .catch(() => undefined);
    return () => request.abort();
  }, [url]);
  return related;
}
