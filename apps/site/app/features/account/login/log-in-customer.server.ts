import { type Outcome, outcomeOf } from '@izlog/contract/client';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { refusals } from '@izlog/contract/refusals';
import { login } from '@izlog/contract/user/login';
import { redirect } from 'react-router';
import { pathTo } from '#site/i18n/path-to.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { faultsOf, reader } from '#site/kit/forms/rules.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { loginRules } from '../account-rules.ts';
import { beginLogin } from './begin-login.server.ts';
import { fromOf } from './from-of.ts';

/** Logs in by e-mail and password and leads on to where the visitor came from (AUTH-001 to AUTH-009, ROUTE-064). */
export async function logInCustomer(context: SiteContext, request: Request, form: FormData) {
  const read = reader(form);
  const faults = faultsOf(loginRules, read);
  if (Object.keys(faults).length > 0) return wrongForm('login', form, faults);
  const given = { username: read('username').trim(), password: read('password') };
  const outcome = await outcomeOf(context.call(login, given, { headers: { accessToken: undefined } }));
  return enter(context, request, form, 'login', outcome);
}

/** Begins the login that a form was answered with, or shows there why not, and leads on to where the visitor came from. */
export async function enter(
  context: SiteContext,
  request: Request,
  form: FormData,
  name: string,
  outcome: Outcome<EndpointAnswer<typeof login>>,
) {
  // Staff with a second factor show it at their own door.
  if (outcome.errored && outcome.error.code === refusals.secondFactorRequired.code)
    return redirect(`${pathTo('adminLogin', {}, context.language)}?staff=1`, { status: 303 });
  if (outcome.errored) return refusedForm(context, name, form, outcome.error);
  await beginLogin(context, request, outcome.data);
  return redirect(fromOf(reader(form), context), { status: 303 });
}
