import type { Text } from '#site/i18n/use-text.tsx';
import type { useToasts } from '#site/ui/overlays/toasts.tsx';
import { cartDrawerCode, showCartDrawer } from '../door/cart-drawer-state.ts';
import type { CartAnswer } from '../door/cart-view.ts';
import { sendCart } from '../door/send-cart.ts';

interface Around {
  text: Text;
  toasts: ReturnType<typeof useToasts>;
  onAdded?: () => void;
  openCart: () => unknown;
}

/**
 * Sends an addition, says that it worked (CART-034), and does what the shop wants next: 0, 1 or 2 (CART-030). The window
 * says it itself; where its code cannot be loaded, the page stays.
 */
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
  const note = t('core.notifications.addedToCart');
  const isForDrawer = answer.behaviour === 2 && (await hasDrawer());
  onAdded?.();
  if (isForDrawer) showCartDrawer({ note });
  else toasts.show(note, { tone: 'success' });
  if (answer.behaviour === 0) await openCart();
  return answer;
}

/** The window is rendered only once its code is here: without it there would be an error page in place of this one. */
async function hasDrawer(): Promise<boolean> {
  try {
    // Nothing is given while the page is being reloaded because of a new release: that fails too.
    return (await cartDrawerCode.load?.()) !== undefined;
  } catch {
    return false;
  }
}
