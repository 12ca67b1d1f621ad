import { endedCartCookies, endedSessionCookies, type Session, sessionCookies } from './session-cookies.ts';

/** Who is logged in while one request is answered; changes are sent to the browser with the answer. */
export interface LoginState {
  session: Session | undefined;
  /** The login ended while this request was answered, and nobody asked for that. */
  isLoginLost?: boolean;
  /** `Set-Cookie` values for the answer, in the order in which things happened. */
  cookies: string[];
  /** The visitor's connection is encrypted: cookies of a session are then never sent without. */
  isSecure: boolean;
}

/** Begins a session, or goes on with new tokens. */
export function saveSession(state: LoginState, session: Session): void {
  state.session = session;
  state.cookies.push(...sessionCookies(session, state.isSecure));
}

/** Logs out anyone who wants to: user, both tokens and the cart's cookies go together (AUTH-017, AUTH-018). */
export function endSession(state: LoginState): void {
  if (!state.session) return;
  loseSession(state);
  state.cookies.push(...endedCartCookies());
}

/**
 * A login is over and nobody asked for that (AUTH-016, AUTH-022): user and both tokens go, the cart stays as the visitor's,
 * and the pages are told so that they can say it. */
export function loseSession(state: LoginState): void {
  if (!state.session) return;
  const { strategy } = state.session;
  state.session = undefined;
  state.isLoginLost = true;
  state.cookies.push(...endedSessionCookies(strategy, state.isSecure));
}
