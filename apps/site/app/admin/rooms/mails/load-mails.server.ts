import { listMailWords, type MailWords } from '@izlog/contract/settings/mail-words';
import {
  isProgramLanguage,
  type ProgramLanguage,
  programLanguageCodes,
} from '@izlog/contract/texts/program-languages';
import { wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import { languageName } from '#site/i18n/language-name.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import type { MailsView, MailView } from './mails-view.ts';

/** The language that an address asks for, by two-letter code; else that of the page. */
export function mailLanguage({ language }: SiteContext, url: URL): ProgramLanguage {
  const asked = url.searchParams.get('language') ?? language.code2;
  return isProgramLanguage(asked) ? asked : 'hr';
}

/** Every mail, with the languages of the program. */
export async function loadMails(site: SiteContext, language: ProgramLanguage): Promise<MailsView> {
  const { mails } = await site.call(listMailWords, { language });
  return {
    language,
    languages: programLanguageCodes.map((code) => ({ code, name: languageName(code, languageRead(site)) })),
    mails: mails.map((one) => ({
      mail: one.mail,
      title: titleOf(one),
      isOwn: Object.keys(one.own).length > 0,
    })),
  };
}

/** One mail by its name; the 404 page for another. */
export async function loadMail(
  site: SiteContext,
  mail: string,
  language: ProgramLanguage,
): Promise<MailView> {
  const { mails } = await site.call(listMailWords, { language });
  const found = mails.find((one) => one.mail === mail);
  if (!found) throw notFound();
  return {
    mail,
    language,
    title: titleOf(found),
    names: bracedNames(found.names),
    fields: Object.entries(found.builtIn).map(([name, builtIn]) => ({
      name,
      label: fieldLabel(site, name, builtIn),
      builtIn,
      own: found.own[name] ?? '',
    })),
  };
}

/** As its title is written; what stands there in each mail is not known yet. */
const titleOf = ({ own, builtIn }: MailWords): string =>
  (own.title ?? builtIn.title ?? '').replaceAll(/\{\w+\}/g, '…');

/** Names as they are written into a text. */
const bracedNames = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

/** What a field is called; a single word of a table is called by itself. */
function fieldLabel(site: SiteContext, name: string, builtIn: string): string {
  const words = wordsOf(site);
  return words(`mails.field.${name}`) || words('mails.field.word', { word: builtIn });
}
