import type { Permission } from '@izlog/contract/permissions';
import { data } from 'react-router';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';

/** What a screen throws when its reader lacks a permission; `NoRight` is shown in its place. */
const noRight = () => data('noRight', { status: 403, statusText: 'Forbidden' });

/**
 * Answers 403 to staff without the permission, of several without any of them. It is asked again for each request, so a
 * removed right counts at once.
 */
export async function mustHold(site: SiteContext, ...oneOf: [Permission, ...Permission[]]): Promise<void> {
  const user = await staffUser(site);
  if (!oneOf.some((permission) => user?.scope?.includes(permission))) throw noRight();
}
