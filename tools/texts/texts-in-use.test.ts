import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { productPlainFields } from '@izlog/contract/records/product';
import type { Resource } from '@izlog/contract/resource';
import { expect, test } from 'vitest';

const texts = 'packages/contract/src/texts';

/** The sources that may say a key: no tests, but the list that the specification gives. */
const sources = execFileSync('git', ['ls-files', 'apps', 'packages'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && (!/\.test\.|\/test\//.test(file) || file.startsWith(texts)))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const said = new Set([...sources.matchAll(/['"`]([A-Za-z][\w.]*)['"`]/g)].map(([, word]) => word));
/** What a key is put together from: `orders.state.${state}`. */
const beginnings = [...sources.matchAll(/`([A-Za-z]{3,}\.?[\w.]*)\$\{/g)].map(([, word = '']) => word);

/** Words of declared fields are asked for by their names. */
const declared = Object.keys(productPlainFields).map((name) => `products.${name}`);

/**
 * The looks of the back office that take their words by the rule of admin/record/record-words.ts, and the fields of each
 * record: `brand.name.hint` is said because a brand has a name.
 */
const looks = [
  ...sources.matchAll(/record: '(\w+)',\s+route: [\s\S]*?satisfies (?:LookOf|OwnLook)<\s*typeof (\w+)/g),
];
const resources = new Map<string, Resource>();
for (const file of globSync('packages/contract/src/**/*.ts', { exclude: ['**/*.test.ts'] }))
  if (/(?:defineResource|resourceOver)\(/.test(readFileSync(file, 'utf8')))
    for (const [name, one] of Object.entries(await import(resolve(file))))
      if (name.endsWith('Resource')) resources.set(name, one as Resource);

/** Words of a list, its views and groups, and of one record, which have no field. */
const besideFields = /^(?:new|one|used|(?:list|group|view)\.\w+(?:\.lead)?)$/;

function isOfRecord(key: string): boolean {
  const [, record, name = ''] = /^(\w+)\.(.*?)(?:_(?:one|few|other))?$/.exec(key) ?? [];
  const found = looks.find(([, one]) => one === record);
  if (!found) return false;
  const [field = '', part, more] = name.split('.');
  const isField = resources.get(found[2] ?? '')?.fields[field] !== undefined;
  if (!isField) return besideFields.test(name);
  return (
    part === undefined || part === 'hint' || part === 'every' || (part === 'wrong') === (more !== undefined)
  );
}

test('[OFFICE-02] every look that takes its words by the rule is of a record that is declared', () => {
  expect(looks.length).toBeGreaterThan(20);
  expect(looks.filter(([, , resource = '']) => !resources.has(resource)).map(([, record]) => record)).toEqual(
    [],
  );
});

test.for(['site', 'staff'])('[ERR-011] every text of the %s is said somewhere', (kind) => {
  const keys = Object.keys(JSON.parse(readFileSync(`${texts}/hr/${kind}.json`, 'utf8')));
  const stale = keys.filter(
    (key) =>
      !(kind === 'staff' && isOfRecord(key)) &&
      !said.has(key) &&
      !declared.includes(key) &&
      !said.has(key.replace(/_(one|few|other)$/, '')) &&
      !beginnings.some((word) => word.length > 3 && key.startsWith(word)),
  );

  expect(stale).toEqual([]);
});
