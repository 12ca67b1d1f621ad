import { CallError, outcomeOf } from '@izlog/contract/client';
import { refusals } from '@izlog/contract/refusals';
import { confirmJoin, finishJoin, getJoin } from '@izlog/contract/user/joined/joined-accounts';
import { redirectDocument } from 'react-router';
import { pathTo } from '#site/i18n/staff-path.ts';
import { refusedForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';

/** What a join waits for; nothing when its address is used, too old or somebody else's. */
export async function loadJoin(site: SiteContext, code: string) {
  if (code === '' || code.length > 200) return undefined;
  try {
    const join = await ownCall(site)(getJoin, { code });
    // Without scripts the form itself leads back to the other site.
    if (join.step === 'confirm') site.policy.formTargets.push(new URL(join.address).origin);
    return join;
  } catch (error) {
    if (error instanceof CallError && error.code === refusals.linkInvalid.code) return undefined;
    throw error;
  }
}

/** Agrees to a join and leads back to where it began, or ends it there. */
export async function takeJoin(site: SiteContext, form: FormData) {
  const read = reader(form);
  const code = read('code').slice(0, 200) || '-';
  const call = ownCall(site);
  if (read('form') === 'joinFinish') {
    const finished = await outcomeOf(call(finishJoin, { code }));
    if (finished.errored) return refusedForm(site, 'joinFinish', form, finished.error);
    site.cookies.push(flashCookie('saved'));
    // A whole page: its policy names the sites its menu may lead to.
    return redirectDocument(pathTo('adminSecurity', {}, site.language), { status: 303 });
  }
  const password = read('currentPassword') || undefined;
  const agreed = await outcomeOf(call(confirmJoin, { code, password }));
  const fields = { 'code:INCORRECT_OLD_PASSWORD': 'currentPassword' };
  if (agreed.errored) return refusedForm(site, 'joinConfirm', form, agreed.error, fields);
  return redirectDocument(agreed.data.url, { status: 303 });
}
