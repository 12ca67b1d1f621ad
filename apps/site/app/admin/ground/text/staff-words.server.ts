import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import {
  type Messages,
  type MessageValues,
  type StaffKey,
  type StaffMessages,
  textOf,
} from '#site/i18n/messages.ts';
import { staffWordsOf } from '#site/i18n/staff-catalogue.server.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import type { AdminKey } from '../frame/staff-text.tsx';

type Reader = Pick<SiteContext, 'language' | 'staffLanguage'>;

/** Says something in the language of the person working here. */
export type Say = (key: AdminKey, values?: MessageValues) => string;

/** The same by a key that is put together, of a name and a value for instance; '' where there are no words. */
export type Words = (key: string, values?: MessageValues) => string;

/** Words of the back office in the language of the person working there. */
export function sayer(site: Reader): Say {
  const { all, locale } = dictionary(languageRead(site));
  return (key, values) => textOf(all, locale, key, values);
}

/** The same by keys that are put together. */
export const wordsOf = (site: Reader): Words => wordsIn(languageRead(site));

/** The same in any language of the program. */
export function wordsIn(code2: string): Words {
  const { all, locale } = dictionary(code2);
  return (key, values) => (Object.hasOwn(all, key) ? textOf(all, locale, key as StaffKey, values) : '');
}

/** All texts that anyone who works there reads, by their keys. */
export const textsOf = (site: Reader): Messages & StaffMessages => dictionary(languageRead(site)).all;

/** All words of a language, put together once: what searches asks for many. */
function dictionary(code2: string) {
  const known = dictionaries.get(code2);
  if (known) return known;
  const { messages, locale } = catalogueOf(code2);
  const made = { all: { ...messages, ...staffWordsOf(code2) }, locale };
  dictionaries.set(code2, made);
  return made;
}

const dictionaries = new Map<string, { all: Messages & StaffMessages; locale: string }>();
