import { CallError, outcomeOf } from '@izlog/contract/client';
import { refusals } from '@izlog/contract/refusals';
import { login, logout } from '@izlog/contract/user/login';
import type { MessageKey } from '../../i18n/messages.ts';
import type { SiteContext } from '../../platform-client/site-context.ts';
import { keepSession } from '../../session/login-state.ts';
import { textField } from '../forms/read-form.server.ts';
import { refusalWords } from './refusal-words.server.ts';

/** Why a login form came back, with what was typed, but never the password. */
export interface RefusedLogin {
  username: string;
  /** Message keys beside the fields. */
  errors: { username?: MessageKey; password?: MessageKey };
  /** What the platform said, in the language of the page. */
  refusal?: string;
}

/**
 * Logs a back-office user in and keeps the session (AUTH-027, AUTH-031). Nothing is answered when that worked. The account
 * of a customer is refused like a wrong password, and its login ended at once.
 */
export async function logInStaff(context: SiteContext, form: FormData): Promise<RefusedLogin | undefined> {
  const username = textField(form, 'username').trim();
  const password = textField(form, 'password');
  const errors: RefusedLogin['errors'] = {
    ...(username === '' ? { username: 'validation.required' } : {}),
    ...(password === '' ? { password: 'validation.required' } : {}),
  };
  if (errors.username || errors.password) return { username, errors };
  const outcome = await outcomeOf(
    context.call(login, { username, password }, { headers: { accessToken: undefined } }),
  );
  if (outcome.errored) return { username, errors, refusal: refusalWords(context, outcome.error) };
  const { tokens, user } = outcome.data;
  if (!user.isBackofficeUser) {
    const { refreshToken } = tokens;
    await outcomeOf(context.call(logout, {}, { headers: { accessToken: undefined, refreshToken } }));
    const { status, code, message } = refusals.invalidLogin;
    return { username, errors, refusal: refusalWords(context, new CallError({ status, code, message })) };
  }
  keepSession(context, { strategy: 'admin', ...tokens });
  return undefined;
}
