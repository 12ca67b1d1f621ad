import { languageCodes } from '@izlog/contract/languages';
import { expect, test } from 'vitest';
import { langMark } from './lang-mark.ts';

test('[I18N-016] words in another language than the page are marked with its two letters, its own are not', () => {
  const german = { code: 'deu' };

  expect([langMark('hrv', german), langMark('deu', german)]).toEqual(['hr', undefined]);
});

test('[I18N-016] every language of the list has its two letters as mark', () => {
  for (const { code, code2 } of languageCodes) expect(langMark(code, { code: '' }), code).toBe(code2);
});
