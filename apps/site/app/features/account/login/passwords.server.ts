import { outcomeOf } from '@izlog/contract/client';
import { forgotPassword, resetPassword, setPassword } from '@izlog/contract/user/password';
import type { User } from '@izlog/contract/user/user';
import { data, redirect } from 'react-router';
import { pathTo } from '#site/i18n/path-to.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { faultsOf, reader } from '#site/kit/forms/rules.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { changePasswordRules, forgotPasswordRules, setPasswordRules } from '../account-rules.ts';

/** Has the platform mail a link for a new password (AUTH-055). */
export async function askForPassword(context: SiteContext, form: FormData) {
  const read = reader(form);
  const faults = faultsOf(forgotPasswordRules, read);
  if (Object.keys(faults).length > 0) return wrongForm('forgot', form, faults);
  const outcome = await outcomeOf(context.call(forgotPassword, { email: read('email').trim() }));
  if (outcome.errored) return refusedForm(context, 'forgot', form, outcome.error);
  return data<FormAnswer>({ form: 'forgot', done: ['linkSent'] });
}

/** Sets a new password with the token of the mail and leads to the login (AUTH-056). */
export async function setNewPassword(context: SiteContext, form: FormData) {
  const read = reader(form);
  const faults = faultsOf(setPasswordRules, read);
  if (Object.keys(faults).length > 0) return wrongForm('setPassword', form, faults);
  const given = { token: read('token'), newPassword: read('newPassword') };
  const outcome = await outcomeOf(context.call(setPassword, given));
  if (outcome.errored) return refusedForm(context, 'setPassword', form, outcome.error);
  context.cookies.push(flashCookie('passwordSet'));
  return redirect(pathTo('login', {}, context.language), { status: 303 });
}

/** Mails anyone who is logged in the link that sets a first password. */
export async function mailOwnPasswordLink(context: SiteContext, user: User, form: FormData) {
  const outcome = await outcomeOf(context.call(forgotPassword, { email: user.email }));
  if (outcome.errored) return refusedForm(context, 'passwordLink', form, outcome.error);
  return data<FormAnswer>({ form: 'passwordLink', done: ['linkSent'] });
}

/** Changes the password of the one who is logged in (AUTH-057 to AUTH-060). */
export async function changePassword(context: SiteContext, form: FormData) {
  const read = reader(form);
  const faults = faultsOf(changePasswordRules, read);
  if (Object.keys(faults).length > 0) return wrongForm('password', form, faults);
  const given = { oldPassword: read('oldPassword'), newPassword: read('newPassword') };
  const outcome = await outcomeOf(context.call(resetPassword, given));
  if (outcome.errored)
    return refusedForm(context, 'password', form, outcome.error, {
      'code:INCORRECT_OLD_PASSWORD': 'oldPassword',
    });
  return data<FormAnswer>({ form: 'password', done: ['passwordChanged'] });
}
