import type { SiteContext } from '#site/platform-client/site-context.ts';

/**
 * Whether the site speaks to shopping agents: a shop that has not switched it off (option `ShoppingAgents`) and is open. One
 * that is closed or behind a password says nothing.
 */
export const isOffered = ({ site }: Pick<SiteContext, 'site'>): boolean =>
  site.isEcommerce &&
  site.passwordLock === undefined &&
  site.options.MaintenanceMode !== 'true' &&
  site.options.ShoppingAgents !== 'false';
