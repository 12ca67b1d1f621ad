import type { SiteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';

/** Whether who looks may change orders, too. */
export async function mayEditOrders(site: SiteContext): Promise<boolean> {
  const user = await staffUser(site);
  return user?.scope?.includes('orders.edit') ?? false;
}
