import type { Route } from './kernel/http/route.ts';
import type { Kernel } from './kernel/kernel.ts';
import { statusRoutes } from './service-status.routes.ts';
import { cartRoutes, checkoutRoutes, wishlistRoutes } from './services/cart/index.ts';
import { catalogueRoutes } from './services/catalogue/index.ts';
import { calendarRoutes, cmsRoutes, commentRoutes, formRoutes } from './services/content/index.ts';
import { inventoryRoutes } from './services/inventory/index.ts';
import { mediaRoutes } from './services/media/index.ts';
import {
  listCouponUses,
  orderRoutes,
  paymentMethodRoutes,
  shopSettingsRoutes,
  withdrawalRoutes,
} from './services/orders/index.ts';
import { captchaRoutes, gdprRoutes, marketingRoutes, userRoutes } from './services/people/index.ts';
import { couponRoutes } from './services/promotions/index.ts';
import { searchRoutes } from './services/search/index.ts';
import { settingsRoutes } from './services/settings/index.ts';

/** Every service of the platform (API-002); each gives its routes. */
export const services: ReadonlyArray<(kernel: Kernel) => Route[]> = [
  settingsRoutes,
  statusRoutes,
  userRoutes,
  wishlistRoutes,
  shopSettingsRoutes,
  cartRoutes,
  checkoutRoutes,
  paymentMethodRoutes,
  () => couponRoutes(listCouponUses),
  orderRoutes,
  withdrawalRoutes,
  mediaRoutes,
  cmsRoutes,
  calendarRoutes,
  gdprRoutes,
  captchaRoutes,
  marketingRoutes,
  formRoutes,
  commentRoutes,
  catalogueRoutes,
  inventoryRoutes,
  searchRoutes,
];
