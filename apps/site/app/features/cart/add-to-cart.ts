import type { Text } from '../../i18n/use-text.tsx';
import type { useToasts } from '../../ui/toasts.tsx';
import type { CartAnswer } from './cart-view.ts';
import { showCartWindow } from './cart-window-state.ts';
import { sendCart } from './send-cart.ts';

interface Around {
  text: Text;
  toasts: ReturnType<typeof useToasts>;
  onAdded?: () => void;
  openCart: () => unknown;
}

/** Sends an addition, says that it worked (CART-034), and does what the shop wants next: 0, 1 or 2 (CART-030). */
export async function addToCart(
  address: string,
  fields: FormData,
  { text: { t }, toasts, onAdded, openCart }: Around,
): Promise<CartAnswer | undefined> {
  const answer = await sendCart(address, fields);
  if (!answer) {
    toasts.show(t('error.somethingWentWrong'), { tone: 'danger' });
    return undefined;
  }
  if (answer.refusal !== undefined || answer.end) return answer;
  toasts.show(t('core.notifications.addedToCart'), { tone: 'success' });
  onAdded?.();
  if (answer.behaviour === 0) await openCart();
  if (answer.behaviour === 2) showCartWindow(true);
  return answer;
}
