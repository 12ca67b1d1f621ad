import { outcomeOf } from '@izlog/contract/client';
import { loginByLink, sendLoginLink } from '@izlog/contract/user/passwordless/login-link';
import { data } from 'react-router';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { faultsOf, reader } from '#site/kit/forms/rules.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { isSafeRedirect } from '#site/session/safe-redirect.ts';
import { loginLinkRules } from '../account-rules.ts';
import { enter } from './log-in-customer.server.ts';

/** Has the platform mail a link that logs in and leads on to where the visitor came from. */
export async function askLoginLink(context: SiteContext, form: FormData) {
  const read = reader(form);
  const faults = faultsOf(loginLinkRules, read);
  if (Object.keys(faults).length > 0) return wrongForm('askLoginLink', form, faults);
  const from = read('from');
  const asked = { email: read('linkEmail').trim(), ...(isSafeRedirect(from) && { from }) };
  const outcome = await outcomeOf(context.call(sendLoginLink, asked));
  if (outcome.errored)
    return refusedForm(context, 'askLoginLink', form, outcome.error, { email: 'linkEmail' });
  return data<FormAnswer>({ form: 'askLoginLink', done: ['loginLinkSent'] });
}

/** Logs in by the link of the mail. */
export async function logInByLink(context: SiteContext, request: Request, form: FormData) {
  const token = reader(form)('token');
  const outcome = await outcomeOf(
    context.call(loginByLink, { token }, { headers: { accessToken: undefined } }),
  );
  return enter(context, request, form, 'loginLink', outcome);
}
