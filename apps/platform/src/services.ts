import type { Route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { cartRoutes, checkoutRoutes, wishlistRoutes } from '#platform/services/cart/setup.ts';
import { catalogueRoutes } from '#platform/services/catalogue/setup.ts';
import { companyRoutes } from '#platform/services/companies/setup.ts';
import {
  addRedirects,
  calendarRoutes,
  cmsRoutes,
  commentRoutes,
  formRoutes,
  importComments,
  importRoutes,
} from '#platform/services/content/setup.ts';
import { documentDoor, editingRoutes } from '#platform/services/editing/setup.ts';
import { eventRoutes } from '#platform/services/events/setup.ts';
import { extensionRoutes } from '#platform/services/extensions/setup.ts';
import { feedRoutes } from '#platform/services/feeds/setup.ts';
import { inventoryRoutes } from '#platform/services/inventory/setup.ts';
import { lawRoutes } from '#platform/services/law/setup.ts';
import { mediaRoutes } from '#platform/services/media/setup.ts';
import { mailRoutes } from '#platform/services/messaging/setup.ts';
import {
  invoiceFaults,
  listCouponUses,
  orderRoutes,
  paymentMethodRoutes,
  shopSettingsRoutes,
  withdrawalRoutes,
} from '#platform/services/orders/setup.ts';
import {
  captchaRoutes,
  gdprRoutes,
  marketingRoutes,
  newSiteRoutes,
  tellLostAddresses,
  userRoutes,
} from '#platform/services/people/setup.ts';
import { couponRoutes } from '#platform/services/promotions/setup.ts';
import { searchRoutes } from '#platform/services/search/setup.ts';
import { segmentRoutes } from '#platform/services/segments/setup.ts';
import { settingsRoutes } from '#platform/services/settings/setup.ts';
import { makeSite } from '#seed/make-site.ts';
import { starterRoutes } from '#seed/starter/starter.routes.ts';
import { statusRoutes } from './service-status.routes.ts';

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
  (kernel) => couponRoutes(kernel, listCouponUses),
  orderRoutes,
  withdrawalRoutes,
  lawRoutes,
  starterRoutes,
  mediaRoutes,
  (kernel) => cmsRoutes(kernel, documentDoor, invoiceFaults),
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
  companyRoutes,
  eventRoutes,
  extensionRoutes,
  searchRoutes,
  feedRoutes,
];
