import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { platformTexts } from './platform-texts.ts';
import { programLanguageCodes, programLanguages } from './program-languages.ts';

const folder = new URL('./', import.meta.url);

/** Texts by their keys, those in objects by the path to them; the forms of a counted text stand together. */
function flat(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  const entries = Object.entries(value as object);
  if (entries.some(([key]) => key === 'other') && path !== '')
    return new Map([[path, entries.map(([, text]) => text).join(' ')]]);
  return new Map(entries.flatMap(([key, inner]) => [...flat(inner, path === '' ? key : `${path} ${key}`)]));
}

const readTexts = (code: string, file: string) =>
  flat(JSON.parse(readFileSync(new URL(`${code}/${file}.json`, folder), 'utf8')));
const kinds = {
  site: (code: string) => readTexts(code, 'site'),
  staff: (code: string) => readTexts(code, 'staff'),
  platform: (code: string) => flat(platformTexts[code as keyof typeof platformTexts]),
};
const others = programLanguageCodes.filter((code) => code !== 'hr');

/** The key without the form it counts in. */
const stemOf = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const formsOf = (code: string) => new Intl.PluralRules(code).resolvedOptions().pluralCategories;

/** The keys a language needs: those of Croatian, the counted ones in its own forms. */
function neededKeys(code: string, croatian: Map<string, string>): string[] {
  const counted = new Set([...croatian.keys()].filter((key) => key.endsWith('_other')).map(stemOf));
  return [...croatian.keys()].flatMap((key) => {
    const stem = stemOf(key);
    if (!counted.has(stem)) return [key];
    return key.endsWith('_other') ? formsOf(code).map((form) => `${stem}_${form}`) : [];
  });
}

test('every folder of texts is a language of the program', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());

  expect(folders.map(({ name }) => name).sort()).toEqual([...programLanguageCodes].sort());
});

test.for(Object.entries(kinds))('[ERR-011] no language lacks a text of the %s', ([, read]) => {
  const croatian = read('hr');
  const lacking = programLanguageCodes.flatMap((code) => {
    const own = read(code);
    return neededKeys(code, croatian)
      .filter((key) => !own.get(key)?.trim())
      .map((key) => `${code}: ${key}`);
  });

  expect(lacking).toEqual([]);
});

test.for(Object.entries(kinds))('no language has a text of the %s that Croatian has not', ([, read]) => {
  const stems = new Set([...read('hr').keys()].map(stemOf));
  const strange = others.flatMap((code) =>
    [...read(code).keys()].filter((key) => !stems.has(stemOf(key))).map((key) => `${code}: ${key}`),
  );

  expect(strange).toEqual([]);
});

test.for(Object.entries(kinds))(
  '[ERR-011] a text of the %s has the same places in every language',
  ([, read]) => {
    const placesOf = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');
    const wrong = others.flatMap((code) => {
      const own = read(code);
      return [...read('hr')]
        .filter(([key, text]) => own.has(key) && placesOf(own.get(key)) !== placesOf(text))
        .map(([key]) => `${code}: ${key}`);
    });

    expect(wrong).toEqual([]);
  },
);

test.for(programLanguageCodes)('%s counts with the forms that Intl knows', (code) => {
  const rules = new Intl.PluralRules(code);

  for (let count = 0; count <= 220; count += 1)
    expect(programLanguages[code].pluralForm(count), String(count)).toBe(rules.select(count));
});

/**
 * One word for one thing: what a language calls it, and the words it had besides. By other words one may search
 * (`find.also`), and people's files have theirs.
 */
const oneWord: ReadonlyArray<{ code: string; says: string; not: RegExp }> = [
  { code: 'hr', says: 'varijanta (proizvoda) and verzija (riječi)', not: /inačic/i },
  { code: 'hr', says: 'država', not: /(?<!\p{L})zemlj(?!išt)/iu },
  { code: 'hr', says: 'težina', not: /(?<!\p{L})mas(?:a|e|i|u|om)(?!\p{L})/iu },
  { code: 'hr', says: 'skica', not: /(?<!\p{L})nacrt(?:a|u|i|e|om|ima)?(?!\p{L})/iu },
  { code: 'hr', says: 'preusmjeravanje', not: /preusmjerenj/i },
  { code: 'hr', says: 'nijedan', not: /(?<!\p{L})ni jed(?:an|na|no)(?!\p{L})/iu },
  { code: 'de', says: 'Variante', not: /Ausführung(?!s)/ },
  { code: 'de', says: 'Version', not: /(?<!\p{L})Fassung/u },
];

test.for(oneWord)('[ERR-011] $code says $says and no other word for it', ({ code, not }) => {
  const mixed = Object.values(kinds).flatMap((read) =>
    [...read(code)]
      .filter(([key, text]) => !key.startsWith('find.also.') && not.test(text))
      .map(([key, text]) => `${key}: ${text}`),
  );

  expect(mixed).toEqual([]);
});
