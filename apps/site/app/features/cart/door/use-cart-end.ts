import { useNavigate } from 'react-router';
import { useText } from '#site/i18n/use-text.tsx';
import { useAddress } from '#site/links/addresses.ts';
import { useToasts } from '#site/ui/overlays/toasts.tsx';
import type { CartEnd } from './cart-view.ts';

/**
 * What happens when the platform gave the cart up: an archived one sends the visitor home and says so, one that became
 * an order sends home in silence, one that is merely unknown is forgotten (CART-023 to CART-025).
 */
export function useCartEnd(): (end: CartEnd | undefined) => void {
  const { t } = useText();
  const { show } = useToasts();
  const navigate = useNavigate();
  const address = useAddress();
  return (end) => {
    if (end === undefined || end === 'lost') return;
    if (end === 'archived') show(t('core.notifications.cartUpdateError'), { tone: 'danger' });
    void navigate(address('home'));
  };
}
