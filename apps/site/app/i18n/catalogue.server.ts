import de from '@izlog/contract/texts/de/site.json';
import deUrl from '@izlog/contract/texts/de/site.json?url';
import en from '@izlog/contract/texts/en/site.json';
import enUrl from '@izlog/contract/texts/en/site.json?url';
import hr from '@izlog/contract/texts/hr/site.json';
import hrUrl from '@izlog/contract/texts/hr/site.json?url';
import type { Messages } from './messages.ts';

interface Resource {
  /** Language of the texts: `hr` also for languages that have none of their own (I18N-004). */
  locale: string;
  messages: Messages;
  /** Address of the same texts for the browser. */
  url: string;
}

const resources: Record<string, Resource> = {
  hr: { locale: 'hr', messages: hr, url: hrUrl },
  en: { locale: 'en', messages: { ...hr, ...en }, url: enUrl },
  de: { locale: 'de', messages: { ...hr, ...de }, url: deUrl },
};

/** Interface texts of a language; Croatian, with a developer's message, when there are none (I18N-004, I18N-015). */
export function catalogueOf(code2: string): Resource {
  const resource = resources[code2];
  if (resource) return resource;
  if (import.meta.env.DEV) console.warn(`No interface texts for language ${code2}, Croatian is used`);
  return resources.hr as Resource;
}
