import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#site/i18n/use-text.tsx';
import { useAddress } from '#site/links/addresses.ts';
import { useToasts } from '#site/ui/overlays/toasts.tsx';
import { useCartAddress } from './cart-address.ts';
import { useCartEnd } from './use-cart-end.ts';

interface AddToCartFormProps {
  /** add: one more; set: the product's item gets this quantity (CART-035); update: the item of field `itemId`. */
  act?: 'add' | 'set' | 'update';
  className?: string;
  /** Named fields, see add-to-cart-fields.ts; `isBusy` for the button, `refusal` to be shown where the wish was made. */
  children: (state: { isBusy: boolean; refusal: string | undefined }) => ReactNode;
  /** Asked before anything is sent; false keeps the form here (a bundle that must be configured, PRODUCT-033). */
  mayAdd?: (form: HTMLFormElement) => boolean;
  /** Called after success and before the shop's behaviour, e.g. to close a window (PRODUCT-038). */
  onAdded?: () => void;
}

/**
 * A form that puts a product into the cart; then the cart opens, the page stays or the window shows it, as the shop wants
 * (CART-030). One wish at a time. Without scripts the same form goes to the same address and leads to the cart.
 */
export function AddToCartForm({ act = 'add', className, children, mayAdd, onAdded }: AddToCartFormProps) {
  const text = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const address = useAddress();
  const cartAddress = useCartAddress();
  const endWith = useCartEnd();
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending.current || mayAdd?.(form) === false) return;
    isSending.current = true;
    setBusy(true);
    setRefusal(undefined);
    const fields = new FormData(form, event.nativeEvent.submitter);
    try {
      // What adds is loaded with the first press: pages where nobody buys do not carry it.
      const loaded: typeof import('../add/add-to-cart.ts') | undefined = await import(
        '../add/add-to-cart.ts'
      ).catch(() => undefined);
      if (!loaded) {
        toasts.show(text.t('error.somethingWentWrong'), { tone: 'danger' });
        return;
      }
      const answer = await loaded.addToCart(cartAddress(act), fields, {
        text,
        toasts,
        onAdded,
        openCart: () => navigate(address('cart')),
      });
      endWith(answer?.end);
      setRefusal(answer?.refusal);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  return (
    // What is wrong is said in our words beside the field, by the page and by the server, not in a bubble of the browser.
    <form method="post" action={cartAddress(act)} className={className} onSubmit={submit} noValidate>
      {children({ isBusy, refusal })}
    </form>
  );
}
