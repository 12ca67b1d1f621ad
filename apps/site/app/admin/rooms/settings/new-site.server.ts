import { outcomeOf } from '@izlog/contract/client';
import { listLanguages } from '@izlog/contract/languages';
import { getAddresses } from '@izlog/contract/settings/addresses';
import { mainCurrencies, makeSite } from '@izlog/contract/settings/new-site';
import { data } from 'react-router';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedProof } from '#site/kit/forms/proof.server.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { faultsOf, reader } from '#site/kit/forms/rules.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { domainFault } from './domain-fault.server.ts';
import { newSiteRules } from './new-site-rules.ts';
import type { NewSiteView } from './new-site-screen.tsx';

/** What a new site may be given; the 404 page on every site but the main one. */
export async function loadNewSite(site: SiteContext): Promise<NewSiteView> {
  await mustHold(site, 'staff.edit');
  const { isDefault } = await site.call(getAddresses, {});
  if (!isDefault) throw notFound();
  const names = new Intl.DisplayNames(languageRead(site), { type: 'currency' });
  return {
    title: wordsOf(site)('settings.newSite'),
    languages: listLanguages(languageRead(site)).map(({ code, name }) => ({ code, name })),
    currencies: mainCurrencies.map((code) => ({ code, name: names.of(code) ?? code })),
    language: site.site.languages.find(({ isDefault }) => isDefault)?.code ?? 'hrv',
  };
}

/** Makes the site; its address is shown with the way in. `askedAt` is the host of this request. */
export async function takeNewSite(site: SiteContext, form: FormData, askedAt: string) {
  const read = reader(form);
  const faults = faultsOf(newSiteRules, read);
  if (Object.keys(faults).length > 0) return wrongForm('newSite', form, faults);
  const refused = await refusedProof(site, 'newSite', form);
  if (refused) return refused;
  const address = read('address').trim();
  const defaultLanguage = read('defaultLanguage');
  const outcome = await outcomeOf(
    ownCall(site)(makeSite, {
      name: read('name'),
      address,
      defaultLanguage,
      languages: form.getAll('languages').filter((one): one is string => typeof one === 'string'),
      currency: read('currency'),
      isEcommerce: read('onlyPublishes') === '',
      askedAt,
    }),
  );
  if (!outcome.errored)
    return data<FormAnswer>(
      { form: 'newSite', done: [], shown: { address: outcome.data.address, name: read('name').trim() } },
      { status: 201 },
    );
  return refusedForm(site, 'newSite', form, outcome.error, { domains: 'address' }, (path, kind) =>
    path === 'domains' ? domainFault(site, kind, address).words : undefined,
  );
}
