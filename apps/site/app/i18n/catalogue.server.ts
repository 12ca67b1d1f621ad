import { isProgramLanguage, type ProgramLanguage } from '@izlog/contract/texts/program-languages';
import type { Messages } from './messages.ts';
import { byLanguage, completed } from './texts-of-folders.server.ts';

interface Resource {
  /** Language of the texts: `hr` also for languages that have none of their own (I18N-004). */
  locale: ProgramLanguage;
  messages: Messages;
  /** Address of the same texts for the browser. */
  url: string;
}

const texts = completed(
  byLanguage(
    import.meta.glob<Messages>('../../../../packages/contract/src/texts/*/site.json', {
      eager: true,
      import: 'default',
    }),
  ),
);
const urls = byLanguage(
  import.meta.glob<string>('../../../../packages/contract/src/texts/*/site.json', {
    eager: true,
    import: 'default',
    query: '?url',
  }),
);

/** Interface texts of a language; Croatian, with a developer's message, when there are none (I18N-004, I18N-015). */
export function catalogueOf(code2: string): Resource {
  if (isProgramLanguage(code2)) return { locale: code2, messages: texts[code2], url: urls[code2] };
  if (import.meta.env.DEV) console.warn(`No interface texts for language ${code2}, Croatian is used`);
  return { locale: 'hr', messages: texts.hr, url: urls.hr };
}
