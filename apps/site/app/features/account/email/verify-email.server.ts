import { outcomeOf } from '@izlog/contract/client';
import { verifyEmailByQuery } from '@izlog/contract/user/verify-email';
import { redirect } from 'react-router';
import { pathTo } from '#site/i18n/path-to.ts';
import { refusedForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { forgetUser } from '#site/session/current-user.server.ts';

/** Confirms the e-mail of a token (AUTH-053); without one the platform says that it is missing (AUTH-054). */
export async function confirmEmail(context: SiteContext, form: FormData) {
  const token = reader(form)('verificationToken');
  const outcome = await outcomeOf(context.call(verifyEmailByQuery, token === '' ? {} : { token }));
  if (outcome.errored) return refusedForm(context, 'verify', form, outcome.error);
  forgetUser(context);
  context.cookies.push(flashCookie('emailConfirmed'));
  const { session, language } = context;
  return redirect(pathTo(session ? 'profile' : 'login', {}, language), { status: 303 });
}
