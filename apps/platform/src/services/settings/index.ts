import type { Kernel } from '../../kernel/kernel.ts';
import type { Route } from '../../kernel/route.ts';

export { createSiteRegistry } from './site-registry.ts';

/** Domains, languages, countries and user settings. */
export function settingsRoutes(_kernel: Kernel): Route[] {
  return [];
}
