import type { User } from '@izlog/contract/user/user';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { currentUser } from './current-user.server.ts';

type Asking = Pick<SiteContext, 'session' | 'call'>;

/** The back-office user who asks, if it is one; only the platform can tell. */
export async function staffUser(asking: Asking): Promise<User | undefined> {
  const user = await currentUser(asking);
  return user?.isBackofficeUser ? user : undefined;
}

/** Whether a back-office user asks. */
export const isStaff = async (asking: Asking): Promise<boolean> => (await staffUser(asking)) !== undefined;
