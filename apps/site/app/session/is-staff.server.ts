import { CallError } from '@izlog/contract/client';
import { getStaffProfile } from '@izlog/contract/user/profile';
import type { SiteContext } from '../platform-client/site-context.ts';

/** Whether a back-office user asks; only the platform can tell. Visitors without a token are not asked about. */
export async function isStaff({ session, call }: Pick<SiteContext, 'session' | 'call'>): Promise<boolean> {
  if (!session) return false;
  try {
    return (await call(getStaffProfile, {})).isBackofficeUser;
  } catch (error) {
    if (error instanceof CallError && (error.status === 401 || error.status === 403)) return false;
    throw error;
  }
}
