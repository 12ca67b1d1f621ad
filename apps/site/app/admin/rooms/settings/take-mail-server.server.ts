import { outcomeOf } from '@izlog/contract/client';
import { mailSecurity, saveMailServer } from '@izlog/contract/settings/mail-state';
import { settingsSlugs } from '@izlog/contract/texts/settings-slugs';
import { redirect } from 'react-router';
import { wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import { refusedProof } from '#site/kit/forms/proof.server.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { type Fault, reader } from '#site/kit/forms/rules.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';

/** Sets the mail server of the shop, or forgets it; the login has to be fresh. The password is never sent back. */
export async function takeMailServer(site: SiteContext, form: FormData) {
  const name = reader(form)('form');
  const words = wordsOf(site);
  const { server, faults } = name === 'mailServer' ? readServer(site, form) : { server: null, faults: {} };
  if (Object.keys(faults).length > 0) return wrongForm(name, form, faults);
  const unproved = await refusedProof(site, name, form);
  if (unproved) return unproved;
  const outcome = await outcomeOf(ownCall(site)(saveMailServer, { server }));
  if (outcome.errored) {
    const wordsFor = (path: string) => words(`mailServer.wrong.${path.replace('server.', '')}`) || undefined;
    return refusedForm(site, name, form, outcome.error, fields, wordsFor);
  }
  site.cookies.push(flashCookie('saved'));
  const { mails } = settingsSlugs;
  return redirect(pathTo('adminSettings', { group: mails }, site.language), { status: 303 });
}

/** The controls of what a refusal names. */
const fields = {
  'server.host': 'host',
  'server.port': 'port',
  'server.security': 'security',
  'server.user': 'user',
  'server.password': 'mailPassword',
};

function readServer(site: SiteContext, form: FormData) {
  const read = reader(form);
  const faults: Record<string, Fault> = {};
  const host = read('host').trim();
  const port = read('port').trim();
  const security = mailSecurity.find((one) => one === read('security')) ?? 'tls';
  const password = read('mailPassword');
  if (host === '') faults.host = { key: 'validation.required' };
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    faults.port = { key: 'form.wrong', words: wordsOf(site)('mailServer.wrong.port') };
  const server = {
    host,
    port: Number(port),
    security,
    user: read('user').trim(),
    ...(password !== '' && { password }),
  };
  return { server, faults };
}
