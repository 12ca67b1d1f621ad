import { outcomeOf } from '@izlog/contract/client';
import {
  fiscalHosts,
  removeFiscalCertificate,
  saveFiscalCertificate,
  tryFiscalHost,
} from '@izlog/contract/ecommerce/duties/fiscal-certificates';
import { settingsSlugs } from '@izlog/contract/texts/settings-slugs';
import { data, redirect } from 'react-router';
import { wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedProof } from '#site/kit/forms/proof.server.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';

type Host = (typeof fiscalHosts)[number];

/** Larger files are no certificates. */
const mostBytes = 64 * 1024;

/** What takes a form of the certificates, by its name; undefined where it is none of them. */
export function certificateForm(
  name: string,
): ((site: SiteContext, form: FormData) => Promise<unknown>) | undefined {
  if (name === 'certificate') return putCertificate;
  const [act, of] = name.split('-');
  const host = fiscalHosts.find((one) => one === of);
  if (act === 'tryHost' && host) return (site, form) => tryHost(site, form, host);
  if (act === 'removeCertificate' && host) return (site, form) => remove(site, form, host);
  return undefined;
}

/** Keeps the file with its password; neither is ever sent back. The login has to be fresh. */
async function putCertificate(site: SiteContext, form: FormData) {
  const words = wordsOf(site);
  const given = form.get('certificateFile');
  const file = given instanceof File && given.size > 0 ? given : null;
  if (!file) return wrongForm('certificate', form, { certificateFile: { key: 'validation.required' } });
  if (file.size > mostBytes)
    return wrongForm('certificate', form, {
      certificateFile: { key: 'form.wrong', words: words('fiscal.wrong.notP12') },
    });
  const unproved = await refusedProof(site, 'certificate', form);
  if (unproved) return unproved;
  const bytes = Buffer.from(await file.arrayBuffer());
  const body = { file: bytes.toString('base64'), password: reader(form)('certificatePassword') };
  const outcome = await outcomeOf(ownCall(site)(saveFiscalCertificate, body));
  if (outcome.errored) {
    const fields = { file: 'certificateFile', password: 'certificatePassword' };
    const wordsFor = (_path: string, kind: string) => words(`fiscal.wrong.${kind}`) || undefined;
    return refusedForm(site, 'certificate', form, outcome.error, fields, wordsFor);
  }
  return back(site);
}

async function remove(site: SiteContext, form: FormData, host: Host) {
  const name = `removeCertificate-${host}`;
  const unproved = await refusedProof(site, name, form);
  if (unproved) return unproved;
  const outcome = await outcomeOf(ownCall(site)(removeFiscalCertificate, { host }));
  if (outcome.errored) return refusedForm(site, name, form, outcome.error);
  return back(site);
}

async function tryHost(site: SiteContext, form: FormData, host: Host) {
  const name = `tryHost-${host}`;
  const outcome = await outcomeOf(ownCall(site)(tryFiscalHost, { host }));
  if (outcome.errored) return refusedForm(site, name, form, outcome.error);
  const { hasPassed, reason } = outcome.data;
  return data<FormAnswer>({ form: name, shown: { reason: hasPassed ? '' : (reason ?? 'other') } });
}

function back(site: SiteContext) {
  site.cookies.push(flashCookie('saved'));
  return redirect(pathTo('adminSettings', { group: settingsSlugs.invoices }, site.language), { status: 303 });
}
