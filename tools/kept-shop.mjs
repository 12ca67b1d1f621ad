#!/usr/bin/env node
// Makes the kept shop of a version: a demonstration shop that was lived in, as a backup with what was true of it. The tests
// restore every one of them for ever (apps/izlog/test/kept-shops).
//   npm run kept-shop -- VERSION                      of this checkout
//   npm run kept-shop -- VERSION --checkout FOLDER    of another one, where `npm ci` was run
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeKeptShop } from '../apps/izlog/test/versions/kept-shop/make.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { checkout: { type: 'string' } },
});
const [version, ...more] = positionals;
if (version === undefined || more.length > 0 || !/^[\w.-]+$/.test(version)) {
  console.error('usage: npm run kept-shop -- VERSION [--checkout FOLDER]');
  process.exit(2);
}
const root = fileURLToPath(new URL('..', import.meta.url));
await makeKeptShop({
  version,
  checkout: resolve(values.checkout ?? root),
  folder: resolve(root, 'apps/izlog/test/kept-shops', version),
});
