// What puts the platform together, and the command line: app.ts, services.ts, apps/izlog. Services use index.ts.
export { siteOn } from './detect-domain.ts';
export { findNamedSite } from './find-named-site.ts';
export { setOption } from './options/set-option.ts';
export { isOriginOfSite } from './origin.ts';
export { setDomains } from './set-domains.ts';
export { setShop } from './set-shop.ts';
export { settingsRoutes } from './settings.routes.ts';
export { setCheckoutSettings } from './shop/set-checkout-settings.ts';
export { createSiteRegistry } from './site-registry.ts';
