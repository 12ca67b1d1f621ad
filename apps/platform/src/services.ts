import { makeSite } from '../seed/make-site.ts';
import { starterRoutes } from '../seed/starter/starter.routes.ts';
import type { Route } from './kernel/http/route.ts';
import type { Kernel } from './kernel/kernel.ts';
import { statusRoutes } from './service-status.routes.ts';
import { cartRoutes, checkoutRoutes, wishlistRoutes } from './services/cart/setup.ts';
import { catalogueRoutes } from './services/catalogue/setup.ts';
import {
  addRedirects,
  calendarRoutes,
  cmsRoutes,
  commentRoutes,
  formRoutes,
  importComments,
  importRoutes,
} from './services/content/setup.ts';
import { documentDoor, editingRoutes } from './services/editing/setup.ts';
import { inventoryRoutes } from './services/inventory/setup.ts';
import { mediaRoutes } from './services/media/setup.ts';
import { mailRoutes } from './services/messaging/setup.ts';
import {
  listCouponUses,
  orderRoutes,
  paymentMethodRoutes,
  shopSettingsRoutes,
  withdrawalRoutes,
} from './services/orders/setup.ts';
import {
  captchaRoutes,
  gdprRoutes,
  marketingRoutes,
  newSiteRoutes,
  tellLostAddresses,
  userRoutes,
} from './services/people/setup.ts';
import { couponRoutes } from './services/promotions/setup.ts';
import { searchRoutes } from './services/search/setup.ts';
import { segmentRoutes } from './services/segments/setup.ts';
import { settingsRoutes } from './services/settings/setup.ts';

/** Every service of the platform (API-002); each gives its routes. */
export const services: ReadonlyArray<(kernel: Kernel) => Route[]> = [
  (kernel) => settingsRoutes(kernel, tellLostAddresses),
  statusRoutes,
  mailRoutes,
  userRoutes,
  (kernel) => newSiteRoutes(kernel, makeSite),
  wishlistRoutes,
  shopSettingsRoutes,
  cartRoutes,
  checkoutRoutes,
  paymentMethodRoutes,
  () => couponRoutes(listCouponUses),
  orderRoutes,
  withdrawalRoutes,
  starterRoutes,
  mediaRoutes,
  (kernel) => cmsRoutes(kernel, documentDoor),
  editingRoutes,
  (kernel) => importRoutes(kernel, documentDoor),
  calendarRoutes,
  gdprRoutes,
  captchaRoutes,
  segmentRoutes,
  marketingRoutes,
  formRoutes,
  commentRoutes,
  (kernel) => catalogueRoutes(kernel, { addReviews: importComments, addRedirects }),
  inventoryRoutes,
  searchRoutes,
];
