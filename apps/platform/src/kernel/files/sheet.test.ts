import { redirectResource } from '@izlog/contract/cms/addresses/redirect-resource';
import { attributeResource } from '@izlog/contract/product/registries/attribute-resource';
import { brandResource } from '@izlog/contract/product/registries/brand-resource';
import { tagResource } from '@izlog/contract/product/registries/tag-resource';
import { taxClassResource } from '@izlog/contract/product/registries/tax-class-resource';
import { sheetTitles } from 'catalogue-io';
import { expect, test } from 'vitest';
import { everySheetWords, sheetLines } from './sheet.ts';

test('[OFFICE-02] every column of a file that comes back in has a heading of its own in every language', () => {
  for (const { products, records } of everySheetWords) {
    expect(Object.keys(products).toSorted()).toEqual(sheetTitles().toSorted());
    const headings = Object.values(products).map((heading) => heading.toLowerCase());
    expect(new Set(headings).size, headings.toSorted().join()).toBe(headings.length);
    for (const { fields } of [
      attributeResource,
      brandResource,
      tagResource,
      taxClassResource,
      redirectResource,
    ])
      for (const name of Object.keys(fields)) expect(records, name).toHaveProperty(name);
  }
});

test('[OFFICE-02] a program gets commas, points, ISO and codes, a person what the spreadsheet of the language takes', async () => {
  const row = {
    name: '=1+1',
    price: '-1234.50',
    at: '2026-07-01T22:30:00.000Z',
    state: 'open',
    sku: '00123',
  };
  const column = (name: keyof typeof row, rest: object = {}) => ({
    name,
    heading: () => name.toUpperCase(),
    cell: (of: typeof row) => of[name],
    ...rest,
  });
  const columns = [
    column('name'),
    column('price', { kind: 'number' }),
    column('at', { kind: 'moment' }),
    column('state', { says: () => ({ open: 'Otvoren' }) }),
    column('sku'),
  ];
  const fileFor = async (reader: 'program' | 'person', language: string) => {
    let text = '';
    for await (const part of sheetLines(columns, [[row], []], { reader, language })) text += part;
    return text;
  };

  expect(await fileFor('program', 'hrv')).toBe(
    "\uFEFFname,price,at,state,sku\n'=1+1,-1234.50,2026-07-01T22:30:00.000Z,open,00123\n",
  );
  expect(await fileFor('person', 'hrv')).toBe(
    "\uFEFFNAME;PRICE;AT;STATE;SKU\n'=1+1;-1234,50;02.07.2026 00:30;Otvoren;'00123\n",
  );
  expect(await fileFor('person', 'eng')).toBe(
    "\uFEFFNAME,PRICE,AT,STATE,SKU\n'=1+1,-1234.50,2026-07-02 00:30,Otvoren,'00123\n",
  );
});
