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

interface Asking extends LoginState {
  call: Call;
  site: { siteId: string };
}

/**
 * Makes the function that exchanges a spent access token before anything is asked with it (AUTH-015). Parallel requests
 * share one exchange. Any failure logs out (AUTH-016), and leaves the cart to the visitor.
 */
export function createRefresher(now: () => number = Date.now) {
  const exchanges = new Map<string, Promise<TokenPair>>();

  function exchange({ call, site }: Asking, refreshToken: string): Promise<TokenPair> {
    const key = `${site.siteId} ${refreshToken}`;
    const underWay = exchanges.get(key);
    if (underWay) return underWay;
    const headers = { accessToken: undefined, refreshToken };
    const started = call(refreshLogin, {}, { headers }).then(({ tokens }) => tokens);
    exchanges.set(key, started);
    setTimeout(() => exchanges.delete(key), recent).unref();
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
      loseSession(asking);
    }
  };
}
