import { filterJoined } from '@izlog/contract/user/joined/joined-accounts';
import { getSecondFactors } from '@izlog/contract/user/second-factor';
import { filterStaffSessions } from '@izlog/contract/user/session';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import { deviceOf } from './device-of.ts';
import type { SecurityView } from './security-view.ts';

/** How the reader's account is protected, and where it is logged in. */
export async function loadSecurity(site: SiteContext): Promise<SecurityView> {
  const [user, factors, sessions, { records: joined }] = await Promise.all([
    staffUser(site),
    site.call(getSecondFactors, {}),
    site.call(filterStaffSessions, {}),
    site.call(filterJoined, {}),
  ]);
  return {
    joined,
    firstName: user?.details.firstName ?? '',
    lastName: user?.details.lastName ?? '',
    email: user?.email ?? '',
    hasTotp: factors.hasTotp,
    recoveryCodesLeft: factors.recoveryCodesLeft,
    passkeys: factors.passkeys.map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      createdAt: created_at,
      usedAt: used_at,
    })),
    logins: sessions.records.map(({ created_at, used_at, device, ...login }) => ({
      ...login,
      device: deviceOf(device),
      createdAt: created_at,
      usedAt: used_at,
    })),
  };
}
