import { publishFaultKinds } from '@izlog/contract/editing/publish-fault-kinds';
import { programLanguageCodes } from '@izlog/contract/texts/program-languages';
import { expect, test } from 'vitest';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { textOf } from '#site/i18n/messages.ts';
import { staffWordsOf } from '#site/i18n/staff-catalogue.server.ts';
import { faultAtWords, publishFaultWords } from './publish-words.ts';

test.each(programLanguageCodes)(
  '[EDIT-006] in %s, what keeps something from being published is said in words',
  (code2) => {
    const { messages, locale } = catalogueOf(code2);
    const text: Parameters<typeof publishFaultWords>[0] = {
      locale,
      t: (key, values) => textOf({ ...messages, ...staffWordsOf(code2) }, locale, key, values),
    };

    for (const kind of [...publishFaultKinds, 'of-tomorrow']) {
      const words = publishFaultWords(text, kind, { min: 1, max: 3, is: 400, needed: 800, language: 'eng' });
      expect(words).toMatch(/^[\p{L}]+ .+/u);
      expect(words).not.toMatch(/[{}]/);
      if (/[A-Z-]/.test(kind)) expect(words).not.toContain(kind);
    }
    expect(publishFaultWords(text, 'languageBehind', { language: 'eng' })).toContain(
      { hr: '(engleski)', en: '(English)', de: '(Englisch)', sr: '(енглески)' }[code2],
    );
    const end = { path: 'root/meta/end', kind: 'endBeforeStart' };
    expect(faultAtWords(text, end)).toMatch(/^\p{Lu}[\p{L} ]+: /u);
    expect(faultAtWords(text, { path: 'hero-1/slots/items', kind: 'tooFew' })).not.toMatch(/slots|items/);
  },
);
