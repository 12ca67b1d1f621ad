import { expect, test } from 'vitest';
import { z } from 'zod';
import { withFile } from '../testing.ts';
import type { DocumentRules, ExactProduct } from './document.ts';
import { exactFormats } from './exact-formats.ts';

const rules: DocumentRules = {
  mark: 'acme-catalogue',
  writtenBy: 'acme export',
  slugOf: (name) => name.toLowerCase(),
};
const fields: DocumentRules['fields'] = [
  { name: 'origin', title: 'origin', cell: 'text', schema: z.string().max(20).nullable(), usual: null },
  { name: 'age', title: 'age_years', cell: 'number', schema: z.int().min(0), usual: 18 },
  { name: 'isFragile', title: 'fragile', cell: 'flag', schema: z.boolean(), usual: false },
];
const now = new Date('2026-11-29T00:00:00Z');
const acme = exactFormats({ ...rules, fields });

async function read(text: string, name: string, format: 'csv' | 'json' = 'csv') {
  return withFile(
    text,
    async (path) => {
      const file = await acme[format].read(path, { currency: 'EUR', now });
      const read: unknown[] = [];
      for await (const entry of file.products()) read.push('record' in entry ? entry : entry.over(undefined));
      return { file, read };
    },
    name,
  );
}

test('a field that only a shop has goes out and comes in with its products; a file without it has what is usual', async () => {
  const { read: typed, file } = await read(
    'record,key,name:eng,origin,age_years,fragile\nproduct,A,Knife,Solingen,21,yes\nproduct,B,Spoon,,,\n',
    'typed.csv',
  );
  expect(typed).toMatchObject([
    { key: 'sku:A', origin: 'Solingen', age: 21, isFragile: true },
    { key: 'sku:B', origin: null, age: 18, isFragile: false },
  ]);

  const head = {
    ...{ format: 'acme-catalogue', version: 2 as const, exportedAt: now.toISOString(), site: 'Acme' },
    ...{ currency: 'EUR', defaultLanguage: 'eng', languages: ['eng'] },
    ...file.registries({ taxClasses: [], brands: [], attributes: [], categories: [], tags: [] }),
  };
  const written = typed.map((exact) => ({ exact: exact as ExactProduct }));
  for (const format of ['csv', 'json'] as const) {
    const writer = acme[format].write(head, ['eng']);
    const text = writer.start + writer.products(written) + writer.end;
    expect((await read(text, `again.${format}`, format)).read).toEqual(typed);
  }

  const writer = acme.json.write(head, ['eng']);
  const older = (writer.start + writer.products(written) + writer.end).replace(/,"isFragile":true/, '');
  expect((await read(older, 'older.json', 'json')).read).toMatchObject([{ isFragile: false }, typed[1]]);

  const { read: wrong } = await read('record,key,name:eng,age_years\nproduct,C,Fork,-1\n', 'wrong.csv');
  expect(wrong).toMatchObject([{ record: 'rejected', problems: [{ column: 'age' }] }]);
});
