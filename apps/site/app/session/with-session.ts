import { type Call, CallError, type CallHeaders } from '@izlog/contract/client';
import { type LoginState, loseSession } from './login-state.ts';

/**
 * A client that sends the session's access token. When the platform does not accept it, or answers 403 to staff, the caller
 * is logged out and the call is repeated once without the token (AUTH-022 to AUTH-024).
 */
export const withSession =
  (call: Call, state: LoginState): Call =>
  async (endpoint, input, options = {}) => {
    const send = (accessToken: string | undefined) => {
      const headers: CallHeaders = { accessToken, ...options.headers };
      return call(endpoint, input, { ...options, headers });
    };
    const { session } = state;
    // A call that says itself which token it sends (the refresh sends none) is not ours to repeat.
    if (options.headers && 'accessToken' in options.headers) return call(endpoint, input, options);
    try {
      return await send(session?.accessToken);
    } catch (error) {
      if (!session || !isRefused(error, session.strategy)) throw error;
      loseSession(state);
      return send(undefined);
    }
  };

const deadToken = new Set(['TOKEN_INVALID', 'TOKEN_EXPIRED', 'LOGIN_REQUIRED']);

function isRefused(error: unknown, strategy: string): boolean {
  if (!(error instanceof CallError)) return false;
  if (error.status === 403) return strategy === 'admin';
  return error.status === 401 && deadToken.has(error.code ?? '');
}
