import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findLanguage, language, listLanguages } from './languages.ts';

const published = new URL('../../../../shared/data/content/languages.json', import.meta.url);

test('[I18N-002] the list holds 79 languages, each once', () => {
  const languages = listLanguages('hrv');

  expect(languages).toHaveLength(79);
  expect(new Set(languages.map((one) => one.id)).size).toBe(79);
  expect(new Set(languages.map((one) => one.code)).size).toBe(79);
  expect(new Set(languages.map((one) => one.code2)).size).toBe(79);
});

test('[I18N-003] a language has both codes and its names in Croatian, English, German and Serbian', () => {
  const languages = listLanguages('eng');

  for (const one of languages) expect(language.parse(one)).toEqual(one);
  expect(languages.find((one) => one.code === 'deu')).toEqual({
    id: 3,
    code: 'deu',
    code2: 'de',
    name: 'German',
    names: { hr: 'njemački', en: 'German', de: 'Deutsch', sr: 'немачки' },
  });
});

test('no language is named by its bare code, in any of the four languages', () => {
  for (const { code, code2, names } of listLanguages('hrv')) {
    for (const name of Object.values(names)) expect([code, code2]).not.toContain(name);
  }
});

test('the ids of the first languages stay what they are', () => {
  expect(['hrv', 'eng', 'deu', 'srp', 'slv', 'som'].map((code) => findLanguage(code)?.id)).toEqual([
    1, 2, 3, 4, 5, 79,
  ]);
});

test('the list is sorted as Croatians sort: češki stands after bugarski and before danski', () => {
  const names = listLanguages('hr').map((one) => one.name);

  const places = ['bugarski', 'češki', 'danski'].map((name) => names.indexOf(name));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('a language is found by either code, an unknown one is not', () => {
  expect(findLanguage('hr')).toBe(findLanguage('hrv'));
  expect(findLanguage('xx')).toBeUndefined();
});

test.skipIf(!existsSync(published))('[I18N-003] codes and names are those that Unicode publishes', () => {
  const rows: Array<Record<string, string>> = JSON.parse(readFileSync(published, 'utf8'));
  const byCode = new Map(rows.map((row) => [row.code, row]));

  for (const { code, code2, names } of listLanguages('hrv')) {
    const { hr, en, de, sr } = byCode.get(code) ?? {};
    expect({ code2, names }).toEqual({ code2: byCode.get(code)?.code2, names: { hr, en, de, sr } });
  }
});
