import { outcomeOf } from '@izlog/contract/client';
import {
  accessPointHosts,
  takeKpdList,
  tryAccessPoint,
} from '@izlog/contract/ecommerce/e-invoices/e-invoice-settings';
import { settingsSlugs } from '@izlog/contract/texts/settings-slugs';
import { data, redirect } from 'react-router';
import { wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';

type Host = (typeof accessPointHosts)[number];

/** What takes a form of the access point, by its name; undefined where it is none of them. */
export function accessPointForm(
  name: string,
): ((site: SiteContext, form: FormData) => Promise<unknown>) | undefined {
  if (name === 'kpdList') return bringKpd;
  const host = accessPointHosts.find((one) => name === `tryPoint-${one}`);
  return host && ((site, form) => tryPoint(site, form, host));
}

async function tryPoint(site: SiteContext, form: FormData, host: Host) {
  const name = `tryPoint-${host}`;
  const outcome = await outcomeOf(ownCall(site)(tryAccessPoint, { host }));
  if (outcome.errored) return refusedForm(site, name, form, outcome.error);
  const { isThere, reason } = outcome.data;
  return data<FormAnswer>({ form: name, shown: { reason: isThere ? '' : (reason ?? 'unreachable') } });
}

async function bringKpd(site: SiteContext, form: FormData) {
  const words = wordsOf(site);
  const given = form.get('kpdFile');
  if (!(given instanceof File) || given.size === 0)
    return wrongForm('kpdList', form, { kpdFile: { key: 'validation.required' } });
  const body = new FormData();
  body.append('file', given);
  const sent = new Response(body);
  const { status } = await site.ask(
    takeKpdList,
    {},
    {
      type: sent.headers.get('content-type') ?? '',
      bytes: new Uint8Array(await sent.arrayBuffer()),
    },
  );
  if (status !== 200) {
    const said = words(status === 413 ? 'eInvoices.large' : 'eInvoices.kpdNotRead');
    return wrongForm('kpdList', form, { kpdFile: { key: 'form.wrong', words: said } });
  }
  site.cookies.push(flashCookie('saved'));
  return redirect(pathTo('adminSettings', { group: settingsSlugs.eInvoices }, site.language), {
    status: 303,
  });
}
