export { createSite } from './create-site.ts';
export { findNamedSite } from './find-named-site.ts';
export { isAddressOfSite, isOriginOfSite } from './origin.ts';
export { setDomains } from './set-domains.ts';
export { setShop } from './set-shop.ts';
export { settingsRoutes } from './settings.routes.ts';
export { createSiteRegistry } from './site-registry.ts';
export { writeUserSetting } from './user-setting.queries.ts';
