import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { useKnownCart } from '#site/features/cart/door/cart-store.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { useAddress } from '#site/links/addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { Note } from '#site/ui/note.tsx';
import { Dialog } from '#site/ui/overlays/dialog.tsx';
import { CartContent, EmptyCart } from './cart-content.tsx';
import { useRelated } from './use-related.ts';

interface CartDrawerProps {
  /** Said above the cart, and when the window opens to anyone who listens: what was added (CART-034). */
  note?: string;
  onClose: () => void;
}

/** The cart above the page, 70 % wide and 80 % high; closes by its buttons, Escape and a press outside (SHELL-023 to SHELL-026). */
export function CartDrawer({ note, onClose }: CartDrawerProps) {
  const { t, money } = useText();
  const { key } = useLocation();
  const address = useAddress();
  const cart = useKnownCart();
  const related = useRelated(cart);
  const [isOpen, setOpen] = useState(true);
  const [countAtFirst] = useState(cart?.count);
  const noteId = useId();
  const isFilled = cart ? cart.items.length > 0 : false;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      closeOn={key}
      shape="dialog"
      className="dialog--cart"
      title={t('cart.title')}
      closeLabel={t('page.close')}
      describedBy={note ? noteId : undefined}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>{t('page.close')}</Button>
          <ButtonLink tone={isFilled ? 'plain' : 'primary'} to={address('cart')}>
            {t('cart.open')}
          </ButtonLink>
          {cart && isFilled ? (
            <p className="dialog--cart__total">
              {t('cart.sumTotal')} <b className="num">{money(cart.sums.total)}</b>
            </p>
          ) : null}
          {isFilled ? (
            <ButtonLink tone="primary" to={address('checkout')}>
              {t('cart.checkout')}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      {note && cart?.count === countAtFirst ? (
        <div id={noteId} className="cart-note">
          <Note tone="success">{note}</Note>
        </div>
      ) : null}
      {cart && isFilled ? (
        <CartContent cart={cart} related={related} isInDialog />
      ) : (
        <EmptyCart headingLevel={3} />
      )}
    </Dialog>
  );
}
