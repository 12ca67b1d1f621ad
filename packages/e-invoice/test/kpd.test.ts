import { expect, test } from 'vitest';
import { readKpd } from '../src/index.ts';
import { eracun, isPublishedHere, textOf } from './published.ts';

const header = 'Potpuna šifra,Hrv1,Hrv2,Hrv3,Hrv4,Hrv5,Hrv6,Eng6';
const small = [
  'Izvor,,,,,,,',
  header,
  'A01.11.12,POLJOPRIVREDA,Biljni proizvodi,Usjevi,Žitarice,Pšenica,"Pšenica, osim tvrde",Wheat other than durum',
  'A01.11.11,POLJOPRIVREDA,Biljni proizvodi,Usjevi,Žitarice,Pšenica,Tvrda pšenica,Durum wheat',
  'C31.00.11,NAMJEŠTAJ,Namještaj,Namještaj,Namještaj,Sjedala,Sjedala za urede đačka,Office seats',
].join('\n');

test('[FISC-04] a KPD is found by words without accents, in both languages, and by its digits', () => {
  const list = readKpd(small);
  const codes = (words: string) => list.search(words).map(({ code }) => code);

  expect(list.items.map(({ code }) => code)).toEqual(['01.11.11', '01.11.12', '31.00.11']);
  expect(codes('psenica')).toEqual(['01.11.11', '01.11.12']);
  expect(codes('tvrd pšen')).toEqual(['01.11.11', '01.11.12']);
  expect(codes('durum WHEAT')).toEqual(['01.11.11', '01.11.12']);
  expect(codes('zitarice tvrda')).toEqual(['01.11.11', '01.11.12']);
  expect(codes('stolica')).toEqual([]);
  expect(codes('sjedalo')).toEqual(['31.00.11']);
  expect(codes('dacka')).toEqual(['31.00.11']);
  expect(codes('01.11')).toEqual(['01.11.11', '01.11.12']);
  expect(codes('0111.12')).toEqual(['01.11.12']);
  expect([codes('   '), codes('nothing')]).toEqual([[], []]);
  expect([list.has('31.00.11'), list.has('31.00.12')]).toEqual([true, false]);
});

test('[FISC-04] another file than the list is refused with a sentence', () => {
  expect(() => readKpd('ID,Name\n1,Cup')).toThrow('no column “Potpuna šifra”');
  expect(() => readKpd(header)).toThrow('no codes');
  expect(() => readKpd('Potpuna šifra,Hrv1\nA01.11.11,x')).toThrow('no column “Hrv2”');
});

test.skipIf(!isPublishedHere)(
  '[FISC-04] the published list holds the codes that Croatia’s rules accept',
  () => {
    const list = readKpd(textOf(eracun, 'kpd2025.csv'));
    const rule = textOf(eracun, 'schematron/codelist/HR-CIUS-EXT-EN16931-UBL-codes.sch');
    const accepted = [...rule.matchAll(/ (\d\d\.\d\d\.\d\d)(?= )/g)].map(([, code]) => code).sort();

    expect(list.items.map(({ code }) => code)).toEqual([...new Set(accepted)]);
    expect(list.search('mineralna voda')[0]?.code).toMatch(/^11\.07/);
  },
);
