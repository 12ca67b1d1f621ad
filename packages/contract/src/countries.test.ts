import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { country, countryCodes, listCountries } from './countries.ts';

const published = new URL('../../../../shared/data/content/countries.json', import.meta.url);

test('[SET-014] a country has its numeric, two-letter and three-letter code and its name in the asked language', () => {
  const croatia = (language: string) => listCountries(language).find(({ iso }) => iso === 'HR');

  expect(croatia('hrv')).toEqual({ id: 191, iso: 'HR', code: 'HRV', name: 'Hrvatska' });
  expect(croatia('eng')?.name).toBe('Croatia');
  expect(croatia('deu')?.name).toBe('Kroatien');
  expect(croatia('xxx')?.name).toBe('Croatia');
});

test('there are 250 countries, each code once, none without a name', () => {
  expect(countryCodes).toHaveLength(250);
  for (const key of ['id', 'iso', 'code'] as const) {
    expect(new Set(countryCodes.map((one) => one[key])).size).toBe(250);
  }
  for (const one of listCountries('hrv')) {
    expect(country.parse(one)).toEqual(one);
    expect(one.name).not.toBe(one.iso);
  }
});

test('[SET-014] countries are sorted as readers of the asked language sort: Čad and Češka after Curaçao, before Danska', () => {
  const names = listCountries('hrv').map(({ name }) => name);

  const places = ['Curaçao', 'Čad', 'Češka', 'Danska'].map((name) => names.indexOf(name));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test.skipIf(!existsSync(published))('[SET-014] codes and names are those that Unicode publishes', () => {
  const rows: Array<Record<string, string>> = JSON.parse(readFileSync(published, 'utf8'));
  // The published tables are one edition older; these names changed between the two.
  const renamed = new Set(['FO']);

  for (const locale of ['hr', 'en', 'de', 'sr']) {
    const listed = new Map(listCountries(locale).map((one) => [one.iso, one]));
    expect(listed.size).toBe(rows.length);
    for (const row of rows) {
      const one = listed.get(row.iso ?? '');
      expect(one).toMatchObject({ code: row.iso3, id: Number(row.numeric) });
      if (!renamed.has(row.iso ?? '')) expect(one?.name).toBe(row[locale]);
    }
  }
});
