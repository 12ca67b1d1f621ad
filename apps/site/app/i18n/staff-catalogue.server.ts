import { isProgramLanguage } from '@izlog/contract/texts/program-languages';
import type { StaffMessages } from './messages.ts';
import { byLanguage, completed } from './texts-of-folders.server.ts';

const texts = completed(
  byLanguage(
    import.meta.glob<StaffMessages>('../../../../packages/contract/src/texts/*/staff.json', {
      eager: true,
      import: 'default',
    }),
  ),
);

/** Texts of the back office in a language; Croatian when there are none. They reach the browser with its screens only. */
export const staffWordsOf = (code2: string): StaffMessages =>
  isProgramLanguage(code2) ? texts[code2] : texts.hr;
