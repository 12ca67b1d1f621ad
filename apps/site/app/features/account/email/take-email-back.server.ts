import { outcomeOf } from '@izlog/contract/client';
import { undoEmailChange } from '@izlog/contract/user/verify-email';
import { redirect } from 'react-router';
import { pathTo } from '#site/i18n/path-to.ts';
import { refusedForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';

/** Gives the account its former e-mail back, by the link that was sent there; a new password is set right after. */
export async function takeEmailBack(context: SiteContext, form: FormData) {
  const outcome = await outcomeOf(context.call(undoEmailChange, { token: reader(form)('token') }));
  if (outcome.errored) return refusedForm(context, 'undoEmail', form, outcome.error);
  context.cookies.push(flashCookie('emailRestored'));
  const token = new URLSearchParams({ token: outcome.data.passwordToken });
  return redirect(`${pathTo('forgotPassword', {}, context.language)}?${token}`, { status: 303 });
}
