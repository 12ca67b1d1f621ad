import { outcomeOf } from '@izlog/contract/client';
import { fieldRefusal } from '@izlog/contract/envelope';
import { listLanguages } from '@izlog/contract/languages';
import { refusals } from '@izlog/contract/refusals';
import { languageUpdate } from '@izlog/contract/settings/site-languages';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import { languagesSlug } from '#site/admin/rooms/settings/door/settings-view.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import type { LanguagesView } from './languages-screen.tsx';

/** The languages of the site and all that it may have, by their names in the reader's language. */
export function loadLanguages(site: SiteContext): LanguagesView {
  const words = wordsOf(site);
  const allowed = site.site.languages.map(({ code }) => code);
  const listed = listLanguages(languageRead(site)).map(({ code, name }) => ({
    code,
    name,
    isAllowed: allowed.includes(code),
  }));
  return {
    title: words('settings.languages'),
    lead: words('settings.languagesLead'),
    languages: [
      ...allowed.flatMap((code) => listed.find((one) => one.code === code) ?? []),
      ...listed.filter(({ isAllowed }) => !isAllowed),
    ],
    defaultLanguage: site.site.languages.find(({ isDefault }) => isDefault)?.code ?? '',
  };
}

/** Sets the languages of the site; what is wrong stands beside the default language. */
export async function takeLanguages(site: SiteContext, form: FormData) {
  const languages = form.getAll('language').filter((one) => typeof one === 'string');
  const defaultLanguage = reader(form)('defaultLanguage');
  const outcome = await outcomeOf(ownCall(site)(languageUpdate, { languages, defaultLanguage }));
  if (outcome.errored) {
    const { error } = outcome;
    if (error.code !== refusals.validationFailed.code) return refusedForm(site, 'languages', form, error);
    const read = fieldRefusal.array().safeParse((error.payload as { fields?: unknown })?.fields);
    const kind = read.data?.some((one) => one.kind === 'untranslated') ? 'untranslated' : 'language';
    const fault = { key: 'form.wrong', words: wordsOf(site)(`settings.wrong.${kind}`) } as const;
    return wrongForm('languages', form, { defaultLanguage: fault });
  }
  return savedAt(site, 'adminSettings', { group: languagesSlug });
}
