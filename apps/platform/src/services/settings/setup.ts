// What puts the platform together, and the command line: app.ts, services.ts, apps/izlog. Services use index.ts.

export { hostOf, isOfMainSite, nameOf } from '#platform/kernel/outside/host.ts';
export { siteOn } from './domains/detect-domain.ts';
export { findNamedSite } from './domains/find-named-site.ts';
export { isOriginOfSite } from './domains/origin.ts';
export { notePublicUrl } from './domains/public-url.ts';
export { setDomains } from './domains/set-domains.ts';
export { findSecrets, sealPlainSecrets } from './options/sealed-option.ts';
export { setOption } from './options/set-option.ts';
export { setShop } from './set-shop.ts';
export { settingsRoutes } from './settings.routes.ts';
export { setCheckoutSettings } from './shop/set-checkout-settings.ts';
export { createSiteRegistry } from './site-registry.ts';
