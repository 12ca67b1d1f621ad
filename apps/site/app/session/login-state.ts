import type { Session } from '../platform-client/site-context.ts';
import { endedSessionCookies, sessionCookies } from './session-cookies.ts';

/** Who is logged in while one request is answered; changes are told to the browser with the answer. */
export interface LoginState {
  session: Session | undefined;
  /** `Set-Cookie` values for the answer, in the order in which things happened. */
  cookies: string[];
  /** The visitor's connection is encrypted: cookies of a session are then never sent without. */
  isSecure: boolean;
}

/** Begins a session, or goes on with new tokens. */
export function keepSession(state: LoginState, session: Session): void {
  state.session = session;
  state.cookies.push(...sessionCookies(session, state.isSecure));
}

/** Logs out: user, both tokens and the cart's cookies go together (AUTH-017, AUTH-018). */
export function endSession(state: LoginState): void {
  if (!state.session) return;
  const { strategy } = state.session;
  state.session = undefined;
  state.cookies.push(...endedSessionCookies(strategy, state.isSecure));
}
