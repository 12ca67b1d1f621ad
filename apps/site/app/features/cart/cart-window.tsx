import { useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../i18n/use-text.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useAddress } from '../layout/addresses.ts';
import { CartContent, EmptyCart } from './cart-content.tsx';
import { useKnownCart } from './cart-store.ts';
import { useRelated } from './use-related.ts';

/** The cart above the page, 70 % wide and 80 % high; closes by its buttons, Escape and a press outside (SHELL-023 to SHELL-026). */
export function CartWindow({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const { key } = useLocation();
  const address = useAddress();
  const cart = useKnownCart();
  const related = useRelated(cart);
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
