import { outcomeOf } from '@izlog/contract/client';
import {
  beginPasskey,
  beginPasskeyLogin,
  createPasskey,
  loginWithPasskey,
} from '@izlog/contract/user/second-factor';
import { pathTo } from '#site/i18n/staff-path.ts';
import { textField } from '#site/kit/forms/read-form.server.ts';
import { languageOf, originOf, refusedStep, signedIn } from '#site/kit/passkeys/passkey-steps.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { safeRedirect } from '#site/session/safe-redirect.ts';
import { openFor } from './door/log-in-staff.server.ts';

/**
 * The steps of a login by passkey, for the scripts of the login page: `begin` gives what the browser is to sign, `finish`
 * opens the session and says where to go.
 */
export async function passkeyLoginStep(
  site: SiteContext,
  request: Request,
  form: FormData,
): Promise<Response> {
  const origin = originOf(site, request);
  const withoutToken = { headers: { accessToken: undefined } };
  if (textField(form, 'act') === 'begin') {
    const begun = await outcomeOf(site.call(beginPasskeyLogin, { origin }, withoutToken));
    return begun.errored ? refusedStep(site, form, begun.error) : Response.json(begun.data);
  }
  const signed = { ...signedIn(form), origin };
  const done = await outcomeOf(site.call(loginWithPasskey, signed, withoutToken));
  if (done.errored) return refusedStep(site, form, done.error);
  const refused = await openFor(site, '', done.data);
  if (refused) return Response.json({ refusal: refused.refusal }, { status: refused.status });
  const language = languageOf(site, form);
  return Response.json({ to: safeRedirect(textField(form, 'from'), pathTo('admin', {}, language)) });
}

/** The steps of adding a passkey: `begin` with the password, `finish` with its name. */
export async function passkeyAddStep(site: SiteContext, request: Request, form: FormData): Promise<Response> {
  const origin = originOf(site, request);
  if (textField(form, 'act') === 'begin') {
    const password = textField(form, 'password');
    const begun = await outcomeOf(site.call(beginPasskey, { origin, password }));
    return begun.errored ? refusedStep(site, form, begun.error) : Response.json(begun.data);
  }
  const name = textField(form, 'name').trim().slice(0, 75) || site.site.name;
  const done = await outcomeOf(site.call(createPasskey, { ...signedIn(form), origin, name }));
  return done.errored ? refusedStep(site, form, done.error) : Response.json(done.data);
}
