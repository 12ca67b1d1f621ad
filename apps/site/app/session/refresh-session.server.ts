import { type Call, CallError } from '@izlog/contract/client';
import { refreshLogin } from '@izlog/contract/user/login';
import type { TokenPair } from '@izlog/contract/user/user';
import { isSpent } from './is-spent.ts';
import { type LoginState, loseSession, saveSession } from './login-state.ts';

/**
 * A browser may send requests with the old tokens until it has read the new ones; in milliseconds. Other nodes are given
 * the same tokens by the platform; this only saves asking it.
 */
const recent = 30_000;

const isUnheard = (error: unknown): boolean => error instanceof CallError && error.status === 0;

interface Asking extends LoginState {
  call: Call;
  site: { siteId: string };
}

/**
 * Makes the function that exchanges a spent access token before anything is asked with it (AUTH-015). Parallel requests
 * share one exchange. Any failure logs out (AUTH-016), and leaves the cart to the visitor; an answer that did not come says
 * nothing about the login, which the next request tries again.
 */
export function createRefresher(now: () => number = Date.now) {
  const exchanges = new Map<string, Promise<TokenPair>>();

  function exchange({ call, site }: Asking, refreshToken: string): Promise<TokenPair> {
    const key = `${site.siteId} ${refreshToken}`;
    const underWay = exchanges.get(key);
    if (underWay) return underWay;
    const headers = { accessToken: undefined, refreshToken };
    const ask = () => call(refreshLogin, {}, { headers });
    // The platform gives anyone who did not hear its answer the same tokens again.
    const started = ask()
      .catch((error: unknown) => (isUnheard(error) ? ask() : Promise.reject(error)))
      .then(({ tokens }) => tokens);
    exchanges.set(key, started);
    const forget = () => exchanges.delete(key);
    setTimeout(forget, recent).unref();
    started.catch((error: unknown) => isUnheard(error) && forget());
    return started;
  }

  return async (asking: Asking): Promise<void> => {
    const { session } = asking;
    if (!session || !isSpent(session.accessToken, now())) return;
    if (!session.refreshToken) return loseSession(asking);
    try {
      const tokens = await exchange(asking, session.refreshToken);
      saveSession(asking, { strategy: session.strategy, ...tokens });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (!isUnheard(error)) loseSession(asking);
    }
  };
}
