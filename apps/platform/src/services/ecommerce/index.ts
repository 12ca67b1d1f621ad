import type { Kernel } from '../../kernel/kernel.ts';
import type { Route } from '../../kernel/route.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { shopSettingsRoutes } from './shop-settings.routes.ts';

/** Cart, checkout, orders and the shop's settings. */
export function ecommerceRoutes(kernel: Kernel): Route[] {
  return [...shopSettingsRoutes(), ...cartRoutes(kernel)];
}
