import type { Kernel } from '../../kernel/kernel.ts';
import type { Route } from '../../kernel/route.ts';
import { shopSettingsRoutes } from './shop-settings.routes.ts';

/** Cart, checkout, orders and the shop's settings. */
export function ecommerceRoutes(_kernel: Kernel): Route[] {
  return shopSettingsRoutes();
}
