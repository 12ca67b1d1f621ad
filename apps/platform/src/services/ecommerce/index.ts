import type { Kernel } from '../../kernel/kernel.ts';
import type { Route } from '../../kernel/route.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { orderRoutes } from './order/order.routes.ts';
import { defineOrderJobs } from './order/order-jobs.ts';
import { shopSettingsRoutes } from './shop-settings.routes.ts';

/** Cart, checkout, orders and the shop's settings. */
export function ecommerceRoutes(kernel: Kernel): Route[] {
  defineOrderJobs(kernel);
  return [...shopSettingsRoutes(), ...cartRoutes(kernel), ...orderRoutes(kernel)];
}
