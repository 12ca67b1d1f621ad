import { CallError, outcomeOf } from '@izlog/contract/client';
import { refusals } from '@izlog/contract/refusals';
import { login } from '@izlog/contract/user/login';
import { acceptInvitation, getInvitation } from '@izlog/contract/user/staff';
import { redirect } from 'react-router';
import { pathTo } from '#site/i18n/staff-path.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { faultsOf, reader } from '#site/kit/forms/rules.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { openFor } from './door/log-in-staff.server.ts';
import { invitationRules } from './invitation-rules.ts';

/** What an invitation says; nothing when its link is used, too old, taken back or no link at all. */
export async function loadInvitation({ call }: SiteContext, token: string) {
  if (token === '' || token.length > 500) return undefined;
  try {
    return await call(getInvitation, { token });
  } catch (error) {
    if (error instanceof CallError && error.code === refusals.linkInvalid.code) return undefined;
    throw error;
  }
}

/** Accepts an invitation with the own name and password, and logs in. */
export async function takeInvitation(context: SiteContext, form: FormData) {
  const read = reader(form);
  const faults = faultsOf(invitationRules, read);
  if (Object.keys(faults).length > 0) return wrongForm('invitation', form, faults);
  const password = read('newPassword');
  const details = { firstName: read('firstName').trim(), lastName: read('lastName').trim() };
  const token = read('token').slice(0, 500) || '-';
  const outcome = await outcomeOf(context.call(acceptInvitation, { token, password, details }));
  if (outcome.errored)
    return refusedForm(context, 'invitation', form, outcome.error, {
      password: 'newPassword',
      'details.firstName': 'firstName',
      'details.lastName': 'lastName',
    });
  context.cookies.push(flashCookie('passwordSet'));
  const given = { username: outcome.data.email, password, strategy: 'admin' } as const;
  const entered = await outcomeOf(context.call(login, given, { headers: { accessToken: undefined } }));
  const isIn = !entered.errored && (await openFor(context, given.username, entered.data)) === undefined;
  // Somebody with a second factor from before, and a platform that does not answer now: an ordinary login follows.
  return redirect(pathTo(isIn ? 'admin' : 'adminLogin', {}, context.language), { status: 303 });
}
