import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';

/** Back to the product, which was saved. */
export function backTo(site: SiteContext, id: number) {
  return savedAt(site, 'adminProduct', { id: String(id) });
}

/** To a copy that was made of a product: its page says what it has of its own. */
export const copyPath = (site: SiteContext, id: number, of: number): string =>
  `${pathTo('adminProduct', { id: String(id) }, site.language)}?copyOf=${of}`;
