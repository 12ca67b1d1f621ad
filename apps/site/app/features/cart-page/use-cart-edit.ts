import { parseQuantity } from '@izlog/contract/ecommerce/cart/quantity';
import { limits } from '@izlog/contract/limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCartAddress } from '#site/features/cart/door/cart-address.ts';
import type { CartItemView } from '#site/features/cart/door/cart-view.ts';
import { sendCart } from '#site/features/cart/door/send-cart.ts';
import { useCartEnd } from '#site/features/cart/door/use-cart-end.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { useToasts } from '#site/ui/overlays/toasts.tsx';

/**
 * One item in the visitor's hands. A quantity is sent half a second after the last edit (CART-038); a newer edit, or the
 * removal, cancels the pending one, also a request under way (CART-039, CART-044). Until the answer the row shows what
 * the visitor asked for, afterwards what the shop says; a refusal stands at the row and the old quantity comes back.
 */
export function useCartEdit(item: CartItemView) {
  const { t } = useText();
  const toasts = useToasts();
  const cartAddress = useCartAddress();
  const endWith = useCartEnd();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<number>(undefined);
  const underWay = useRef<AbortController>(undefined);
  const [wanted, setWanted] = useState<number>();
  const [isRemoving, setRemoving] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const cancel = () => {
    clearTimeout(timer.current);
    waiting.current = undefined;
    underWay.current?.abort();
    underWay.current = undefined;
  };
  // Anyone who leaves the page within the half second still gets what was asked for.
  const flush = useEffectEvent(() => {
    if (waiting.current === undefined) return;
    clearTimeout(timer.current);
    void send(waiting.current);
  });
  useEffect(() => () => flush(), []);

  const send = async (qty: number) => {
    waiting.current = undefined;
    const request = new AbortController();
    underWay.current = request;
    const fields = {
      itemId: String(item.id),
      productId: String(item.productId),
      qty: String(qty),
      options: item.sentOptions,
    };
    try {
      const answer = await sendCart(cartAddress('update'), fields, request.signal);
      setRefusal(answer ? answer.refusal : t('error.somethingWentWrong'));
      endWith(answer?.end);
    } catch (error) {
      if (request.signal.aborted) return;
      throw error;
    }
    if (underWay.current === request) setWanted(undefined);
  };

  const edit = (typed: string) => {
    cancel();
    const qty = parseQuantity(typed);
    setRefusal(undefined);
    if (qty === undefined) {
      setWanted(undefined);
      // Anyone who empties the box to type another number is not told off meanwhile.
      timer.current = setTimeout(() => setRefusal(t('error.invalidQuantity')), limits.cartQuantityDebounce);
      return;
    }
    setWanted(qty);
    waiting.current = qty;
    timer.current = setTimeout(() => void send(qty), limits.cartQuantityDebounce);
  };

  const remove = async (undo: () => void) => {
    cancel();
    setWanted(undefined);
    setRemoving(true);
    const answer = await sendCart(cartAddress('remove'), { itemId: String(item.id) });
    setRemoving(false);
    if (!answer || answer.refusal !== undefined) {
      toasts.show(t('error.removeFromCartFailed'), { tone: 'danger' });
      setRefusal(answer?.refusal);
      return;
    }
    endWith(answer.end);
    if (!answer.end) undo();
  };

  return {
    qty: wanted ?? item.qty,
    /** True while the shop has not answered for what is shown. */
    isPending: wanted !== undefined,
    isRemoving,
    refusal,
    edit,
    remove,
  };
}
