import { CallError } from '@izlog/contract/client';
import { getStaffProfile } from '@izlog/contract/user/profile';
import type { User } from '@izlog/contract/user/user';
import type { SiteContext } from '../platform-client/site-context.ts';

type Asking = Pick<SiteContext, 'session' | 'call'>;

/** The back-office user who asks, if it is one; only the platform can tell. Visitors without a token are not asked about. */
export async function staffUser({ session, call }: Asking): Promise<User | undefined> {
  if (!session) return undefined;
  try {
    const user = await call(getStaffProfile, {});
    return user.isBackofficeUser ? user : undefined;
  } catch (error) {
    if (error instanceof CallError && (error.status === 401 || error.status === 403)) return undefined;
    throw error;
  }
}

/** Whether a back-office user asks. */
export const isStaff = async (asking: Asking): Promise<boolean> => (await staffUser(asking)) !== undefined;
