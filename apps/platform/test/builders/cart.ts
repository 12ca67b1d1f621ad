import { addCartItem } from '@izlog/contract/ecommerce/cart/cart-items';
import { getNewCartSession } from '@izlog/contract/ecommerce/cart/cart-session';
import type { EndpointInput } from '@izlog/contract/endpoint';
import type { CallOptions, TestPlatform } from '../kit.ts';

export interface CartSession {
  cartId: number;
  protectCode: string;
}

/** Opens a cart and puts pieces of products into it, in order. */
export async function buildCart(
  platform: TestPlatform,
  items: ReadonlyArray<Pick<EndpointInput<typeof addCartItem>, 'productId' | 'qty' | 'options'>> = [],
  options: CallOptions = {},
): Promise<CartSession> {
  const { id, protectCode } = await platform.call(getNewCartSession, {}, options);
  const session = { cartId: id, protectCode };
  for (const item of items) await platform.call(addCartItem, { ...session, ...item }, options);
  return session;
}
