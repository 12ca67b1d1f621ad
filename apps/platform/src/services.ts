import type { Kernel } from './kernel/kernel.ts';
import type { Route } from './kernel/route.ts';
import { statusRoutes } from './service-status.routes.ts';
import { calendarRoutes } from './services/calendar/index.ts';
import { captchaRoutes } from './services/captcha/index.ts';
import { catalogueRoutes } from './services/catalogue/index.ts';
import { cmsRoutes } from './services/cms/index.ts';
import { commentRoutes } from './services/comments/index.ts';
import { ecommerceRoutes } from './services/ecommerce/index.ts';
import { formRoutes } from './services/forms/index.ts';
import { gdprRoutes } from './services/gdpr/index.ts';
import { inventoryRoutes } from './services/inventory/index.ts';
import { marketingRoutes } from './services/marketing/index.ts';
import { mediaRoutes } from './services/media/index.ts';
import { searchRoutes } from './services/search/index.ts';
import { settingsRoutes } from './services/settings/index.ts';
import { userRoutes, wishlistRoutes } from './services/user/index.ts';

/** Every service of the platform (API-002); each gives its routes. */
export const services: ReadonlyArray<(kernel: Kernel) => Route[]> = [
  settingsRoutes,
  statusRoutes,
  userRoutes,
  wishlistRoutes,
  ecommerceRoutes,
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
