import { CallError, outcomeOf } from '@izlog/contract/client';
import { refusals } from '@izlog/contract/refusals';
import { login, logout } from '@izlog/contract/user/login';
import { loginWithSecondFactor, secondFactorRequest } from '@izlog/contract/user/second-factor';
import type { TokenPair, User } from '@izlog/contract/user/user';
import type { MessageKey } from '#site/i18n/messages.ts';
import { textField } from '#site/kit/forms/read-form.server.ts';
import { refusalWords } from '#site/kit/forms/refusal-words.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { saveSession } from '#site/session/login-state.ts';

/** What else proves who one is. */
export type SecondFactor = 'totp' | 'recoveryCode' | 'passkey';

/** Why a login form came back, with what was typed, but never a password or a code. */
export interface UnfinishedLogin {
  username: string;
  /** Message keys beside the fields. */
  errors: { username?: MessageKey; password?: MessageKey; totp?: MessageKey; recoveryCode?: MessageKey };
  /** What the platform answered, in the language of the page. */
  refusal?: string;
  /** The password was right, and one of these has to follow. */
  second?: { challenge: string; methods: readonly SecondFactor[] };
  status: number;
}

const withoutToken = { headers: { accessToken: undefined } };

/**
 * Logs a back-office user in and keeps the session (AUTH-027, AUTH-031): first the password, then a code where the account
 * asks for one. Nothing is answered when that worked. The account of a customer is refused like a wrong password.
 */
export function logInStaff(context: SiteContext, form: FormData): Promise<UnfinishedLogin | undefined> {
  const username = textField(form, 'username').trim();
  const challenge = textField(form, 'challenge');
  return challenge === ''
    ? tellPassword(context, username, textField(form, 'password'))
    : tellCode(context, username, challenge, form);
}

async function tellPassword(context: SiteContext, username: string, password: string) {
  const errors: UnfinishedLogin['errors'] = {
    ...(username === '' ? { username: 'validation.required' } : {}),
    ...(password === '' ? { password: 'validation.required' } : {}),
  };
  if (errors.username || errors.password) return { username, errors, status: 400 };
  const outcome = await outcomeOf(
    context.call(login, { username, password, strategy: 'admin' }, withoutToken),
  );
  if (!outcome.errored) return openFor(context, username, outcome.data);
  const { error } = outcome;
  const asked = secondFactorRequest.safeParse(error.payload);
  if (error.code === refusals.secondFactorRequired.code && asked.success)
    return { username, errors, second: asked.data, status: 200 };
  return { username, errors, refusal: refusalWords(context, error), status: statusOf(error) };
}

async function tellCode(context: SiteContext, username: string, challenge: string, form: FormData) {
  const method = textField(form, 'method') === 'recoveryCode' ? 'recoveryCode' : 'totp';
  const offered = textField(form, 'methods').split(' ').filter(isMethod);
  const second = { challenge, methods: offered.length > 0 ? offered : ([method] as const) };
  const wrong = (key: MessageKey, status: number): UnfinishedLogin => ({
    username,
    errors: { [method]: key },
    second,
    status,
  });
  const code = textField(form, 'code').replaceAll(/\s/g, '');
  if (code === '') return wrong('validation.required', 400);
  // Codes of an app have six digits; what cannot be one must not cost one of the five attempts.
  if (method === 'totp' ? !/^\d{6}$/.test(code) : code.length < 6 || code.length > 20)
    return wrong('error.secondFactorInvalid', 400);
  const outcome = await outcomeOf(context.call(loginWithSecondFactor, { challenge, code }, withoutToken));
  if (!outcome.errored) return openFor(context, username, outcome.data);
  const { error } = outcome;
  if (error.code === refusals.secondFactorInvalid.code) return wrong('error.secondFactorInvalid', 401);
  const refused = { username, errors: {}, refusal: refusalWords(context, error), status: statusOf(error) };
  // What is over begins with the password again; else the code can be sent once more.
  return error.code === refusals.secondFactorExpired.code ? refused : { ...refused, second };
}

/** Keeps the session of staff; a customer is refused and its login ended at once. */
export async function openFor(
  context: SiteContext,
  username: string,
  { tokens, user }: { tokens: TokenPair; user: Pick<User, 'isBackofficeUser'> },
): Promise<UnfinishedLogin | undefined> {
  if (user.isBackofficeUser) {
    saveSession(context, { strategy: 'admin', ...tokens });
    return undefined;
  }
  const headers = { accessToken: undefined, refreshToken: tokens.refreshToken };
  await outcomeOf(context.call(logout, {}, { headers }));
  const refusal = refusalWords(context, new CallError(refusals.invalidLogin));
  return { username, errors: {}, refusal, status: 401 };
}

const isMethod = (word: string): word is SecondFactor =>
  word === 'totp' || word === 'recoveryCode' || word === 'passkey';

const statusOf = ({ status }: CallError): number => (status >= 400 ? status : 503);
