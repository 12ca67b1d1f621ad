import { CallError } from '@izlog/contract/client';
import { getCustomerProfile, getStaffProfile } from '@izlog/contract/user/profile';
import type { User } from '@izlog/contract/user/user';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { kindOfToken } from './kind-of-token.ts';
import type { Session } from './session-cookies.ts';

type Asking = Pick<SiteContext, 'session' | 'call'>;

const asked = new WeakMap<Session, Promise<User | undefined>>();

/** Who is logged in, asked once for each request; visitors without a session are not asked about. */
export function currentUser(asking: Asking): Promise<User | undefined> {
  const { session } = asking;
  if (!session) return Promise.resolve(undefined);
  const known = asked.get(session);
  if (known) return known;
  const answer = askFor(asking, session);
  asked.set(session, answer);
  return answer;
}

/** Asks the platform again next time, because the user was changed (ACCT-006). */
export function forgetUser({ session }: Pick<Asking, 'session'>): void {
  if (session) asked.delete(session);
}

async function askFor(asking: Asking, { accessToken }: Session): Promise<User | undefined> {
  const { call } = asking;
  if (kindOfToken(accessToken) === 'customer') return found(call(getCustomerProfile, {}));
  const staff = await found(call(getStaffProfile, {}));
  // A token that is no good at all has ended the session meanwhile.
  return staff ?? (asking.session && found(call(getCustomerProfile, {})));
}

const nobody: ReadonlySet<number> = new Set([401, 403, 404]);

/** Somebody whom the platform does not let see a profile is nobody. */
async function found(asking: Promise<User>): Promise<User | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof CallError && nobody.has(error.status)) return undefined;
    throw error;
  }
}
