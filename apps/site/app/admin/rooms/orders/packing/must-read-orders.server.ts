import { redirect } from 'react-router';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';

/**
 * Answers 403 to staff who may not read orders; who only packs and sends them is led to that screen instead, so that links of
 * mails and of the first page work for them too.
 */
export async function mustReadOrders(site: SiteContext, slug?: string): Promise<void> {
  const scope = (await staffUser(site))?.scope ?? [];
  if (!scope.includes('orders.read') && scope.includes('orders.ship'))
    throw redirect(
      slug === undefined
        ? pathTo('adminPacking', {}, site.language)
        : pathTo('adminPackingOrder', { slug }, site.language),
    );
  await mustHold(site, 'orders.read');
}
