import { useEffect, useRef, useState } from 'react';
import { useCartAddress } from '#site/features/cart/door/cart-address.ts';
import { takeCart } from '#site/features/cart/door/cart-store.ts';
import type { CartAnswer, CartView } from '#site/features/cart/door/cart-view.ts';
import type { TileView } from '#site/features/catalog/door/tile-view.ts';

/** What `/_/cart?with=related` answers to the drawer: the cart with what goes with its items (CART-009). */
export interface CartDrawerAnswer extends CartAnswer {
  related: TileView[];
}

/** The products in a cart, whatever their quantities and order. */
const productsOf = (cart: CartView | null | undefined): string =>
  [...new Set((cart?.items ?? []).map(({ productId }) => productId))].toSorted((a, b) => a - b).join(',');

/**
 * What goes with the items of the cart (CART-009): asked for at once, and again whenever other products are in the cart
 * (CATALOG-058). Without an answer what was there stays.
 */
export function useRelated(cart: CartView | null | undefined): readonly TileView[] {
  const [related, setRelated] = useState<readonly TileView[]>([]);
  const askedFor = useRef<string>(undefined);
  const products = productsOf(cart);
  const url = `${useCartAddress()()}?with=related`;
  useEffect(() => {
    if (askedFor.current === products) return;
    askedFor.current = products;
    const request = new AbortController();
    fetch(url, { headers: { accept: 'application/json' }, signal: request.signal })
      .then((response) => response.json() as Promise<CartDrawerAnswer>)
      .then((answer) => {
        if (request.signal.aborted) return;
        askedFor.current = productsOf(answer.cart);
        if (answer.cart !== undefined) takeCart(answer.cart);
        setRelated(answer.related);
      })
      .catch(() => undefined);
    return () => request.abort();
  }, [url, products]);
  return related;
}
