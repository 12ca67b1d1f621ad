import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { productPlainFields } from '@izlog/contract/records/product';
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

test.for(['site', 'staff'])('[ERR-011] every text of the %s is said somewhere', (kind) => {
  const keys = Object.keys(JSON.parse(readFileSync(`${texts}/hr/${kind}.json`, 'utf8')));
  const stale = keys.filter(
    (key) =>
      !said.has(key) &&
      !declared.includes(key) &&
      !said.has(key.replace(/_(one|few|other)$/, '')) &&
      !beginnings.some((word) => word.length > 3 && key.startsWith(word)),
  );

  expect(stale).toEqual([]);
});
