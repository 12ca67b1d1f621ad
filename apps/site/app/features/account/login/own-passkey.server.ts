import { outcomeOf } from '@izlog/contract/client';
import { beginOwnPasskey, createOwnPasskey } from '@izlog/contract/user/passwordless/own-passkeys';
import { beginPasskeyLogin, loginWithPasskey } from '@izlog/contract/user/second-factor';
import { textField } from '#site/kit/forms/read-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { languageOf, originOf, refusedStep, signedIn } from '#site/kit/passkeys/passkey-steps.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { beginLogin } from './begin-login.server.ts';
import { fromOf } from './from-of.ts';

/**
 * The steps of a customer's passkey, for the scripts of the pages: `begin` and `finish` log in and say where to go, `add` and
 * `added` keep a new one.
 */
export async function ownPasskeyStep(site: SiteContext, request: Request, form: FormData): Promise<Response> {
  const origin = originOf(site, request);
  const act = textField(form, 'act');
  if (act === 'add') {
    const password = textField(form, 'password') || undefined;
    const begun = await outcomeOf(site.call(beginOwnPasskey, { origin, password }));
    return begun.errored ? refusedStep(site, form, begun.error) : Response.json(begun.data);
  }
  if (act === 'added') {
    const name = textField(form, 'name').trim().slice(0, 75) || site.site.name;
    const saved = await outcomeOf(site.call(createOwnPasskey, { ...signedIn(form), origin, name }));
    return saved.errored ? refusedStep(site, form, saved.error) : Response.json(saved.data);
  }
  const withoutToken = { headers: { accessToken: undefined } };
  if (act === 'begin') {
    const begun = await outcomeOf(site.call(beginPasskeyLogin, { origin }, withoutToken));
    return begun.errored ? refusedStep(site, form, begun.error) : Response.json(begun.data);
  }
  const done = await outcomeOf(site.call(loginWithPasskey, { ...signedIn(form), origin }, withoutToken));
  if (done.errored) return refusedStep(site, form, done.error);
  await beginLogin(site, request, done.data);
  return Response.json({ to: fromOf(reader(form), { ...site, language: languageOf(site, form) }) });
}
