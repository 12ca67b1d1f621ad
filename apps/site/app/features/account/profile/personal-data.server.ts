import { outcomeOf } from '@izlog/contract/client';
import { eraseCustomer, requestDataExport } from '@izlog/contract/user/personal-data';
import { proveCustomer } from '@izlog/contract/user/proof';
import type { User } from '@izlog/contract/user/user';
import { redirect } from 'react-router';
import { pathTo } from '#site/i18n/path-to.ts';
import { proofField, proofIn } from '#site/kit/forms/proof.server.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { faultsOf, reader } from '#site/kit/forms/rules.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { endSession } from '#site/session/login-state.ts';
import { erasureRules, proofRules } from '../account-rules.ts';
import { cardCookies } from '../login/card-cookie.server.ts';
import { doneForm } from './profile-actions.server.ts';

/** Asks for an export of everything the shop knows, with the password; a mail says when it is ready. */
export async function askForData(context: SiteContext, _user: User, form: FormData) {
  const outcome = await outcomeOf(context.call(requestDataExport, { password: proofIn(reader(form)) }));
  return outcome.errored
    ? refusedForm(context, 'export', form, outcome.error, proofField)
    : doneForm('export', 'exportAsked');
}

/** Says the password again, so that an export can be downloaded. */
export async function proveOwner(context: SiteContext, _user: User, form: FormData) {
  const read = reader(form);
  const faults = faultsOf(proofRules, read);
  if (Object.keys(faults).length > 0) return wrongForm('prove', form, faults);
  const outcome = await outcomeOf(context.call(proveCustomer, { password: read('password') }));
  if (outcome.errored)
    return refusedForm(context, 'prove', form, outcome.error, { 'code:INCORRECT_OLD_PASSWORD': 'password' });
  return doneForm('prove', 'proved');
}

/** Erases the account after the password, or for an account without one the e-mail, was typed again. */
export async function eraseAccount(context: SiteContext, user: User, form: FormData) {
  const read = reader(form);
  const field = user.hasPassword ? 'password' : 'email';
  const faults = faultsOf(erasureRules(user.hasPassword), read);
  if (Object.keys(faults).length > 0) return wrongForm('erase', form, faults);
  const outcome = await outcomeOf(context.call(eraseCustomer, { [field]: read(field) }));
  if (outcome.errored)
    return refusedForm(context, 'erase', form, outcome.error, { 'code:INCORRECT_OLD_PASSWORD': field });
  endSession(context);
  context.cookies.push(...cardCookies(context, null), flashCookie('erased'));
  return redirect(pathTo('home', {}, context.language), { status: 303 });
}
