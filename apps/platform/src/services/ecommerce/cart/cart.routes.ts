import {
  getCart as getCartEndpoint,
  validateCart as validateEndpoint,
} from '@izlog/contract/ecommerce/cart-get';
import {
  addCartItem,
  clearCart as clearEndpoint,
  deleteCartItem,
  updateCartItem,
} from '@izlog/contract/ecommerce/cart-items';
import { getNewCartSession } from '@izlog/contract/ecommerce/cart-session';
import type { Kernel } from '../../../kernel/kernel.ts';
import { type Route, route } from '../../../kernel/route.ts';
import { catalogueMemoryOf } from '../../product/index.ts';
import { addItem, clearCart, deleteItem, updateItem } from './change-items.ts';
import { getCart, newCartSession, validateCart } from './read-cart.ts';

/** The calls of the cart. */
export function cartRoutes(kernel: Kernel): Route[] {
  const memory = catalogueMemoryOf(kernel);
  return [
    route(getNewCartSession, newCartSession),
    route(getCartEndpoint, (ctx, input) => getCart(ctx, memory, input)),
    route(validateEndpoint, (ctx, input) => validateCart(ctx, memory, input)),
    route(addCartItem, (ctx, input) => addItem(ctx, memory, input)),
    route(updateCartItem, (ctx, input) => updateItem(ctx, memory, input)),
    route(deleteCartItem, (ctx, input) => deleteItem(ctx, memory, input)),
    route(clearEndpoint, (ctx, input) => clearCart(ctx, memory, input)),
  ];
}
