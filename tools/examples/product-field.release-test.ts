import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Block, blocksOf } from '@izlog/contract/test/blocks';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { overlay, withAdded } from './overlay.ts';
import { compileIn, onSite, runIn, tryIn } from './run-in.ts';

const page = readFileSync(new URL('../../docs/examples/product-field.md', import.meta.url), 'utf8');
const blocks = blocksOf(page);
const [, tables = ''] = /^```sql\n(.*?)^```$/ms.exec(page) ?? [];
const products = 'apps/platform/src/services/catalogue/products';
let folder: string;

beforeAll(async () => {
  folder = overlay(blocks);
  // The suite of every plain field, on tables that have the new one.
  writeFileSync(join(folder, products, 'country-of-origin.test.ts'), suite);
  writeFileSync(join(folder, products, 'declared-country.test.ts'), declared);
  const routes = ['../../../node_modules/@react-router/dev/bin.cjs', 'typegen'] as const;
  expect(await runIn(join(folder, 'apps/site'), routes)).toMatch(/content$/);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const suite = `import { platformTestWith } from '#test/kit.ts';
import { plainFieldsSuite } from '#test/plain-fields-suite.ts';

plainFieldsSuite(platformTestWith({}, { tables: ${JSON.stringify(tables)} }));
`;
const declared = `import { productPlainFields } from '@izlog/contract/records/product';
import { expect, test } from 'vitest';

test('the country of origin stands in list, grid, bulk, page, tile and search engines', () => {
  const places = { list: true, grid: true, bulk: true, page: true, tile: true, schemaOrg: 'countryOfOrigin' };
  expect(productPlainFields).toMatchObject({ countryOfOrigin: places });
});
`;

/** The compiler on some of the platform, else on some of the site: gives what it printed. */
async function compiled(platform: readonly string[], site: readonly string[]): Promise<string> {
  const said = await compileIn(folder, '../tsconfig.base.json', platform);
  return said === 'content' ? compileIn(folder, './site/tsconfig.json', site) : said;
}

/** Everything that knows plain fields, and the two files in which one that is forgotten does not compile. */
const everything = [
  [
    'platform/src/services/catalogue/*/desk.routes.ts',
    'platform/src/services/catalogue/*/grid.routes.ts',
    'platform/src/services/catalogue/*/bulk.routes.ts',
    'platform/src/services/catalogue/*/export-catalogue.ts',
    'platform/src/services/catalogue/*/*/import-document.ts',
    'platform/src/services/search/lists/present-listed.ts',
  ],
  [
    'site/app/admin/rooms/products/routes/product*.tsx',
    'site/app/features/catalog/door/public-fields.server.ts',
    'site/.react-router/types/**/*',
  ],
] as const;
const narrow = [
  ['platform/src/services/catalogue/products/plain-fields.ts'],
  ['site/app/admin/rooms/products/plain-fields.ts'],
] as const;

/** Tests that need no database: how it is declared, and that each language has its words. */
const quick = ['declared-country.test.ts', 'catalogue-files.test.ts'];

test('[HOUSE-01] a field of a product costs six files, and stands everywhere it is declared to', async () => {
  expect(blocks).toHaveLength(page.match(/^```(?!sql)\w+$/gm)?.length ?? 0);
  expect(new Set(blocks.map(({ path }) => path)).size).toBeLessThanOrEqual(6);
  expect(blocks.every(({ isAdded }) => isAdded)).toBe(true);

  expect(await compiled(...narrow)).toBe('content');
  expect(await compiled(...everything)).toBe('content');
  const files = [...quick, 'country-of-origin.test.ts'];
  const onPlatform = await tryIn(folder, files, { TEST_DATABASE_URL: inject('serverUrl') });
  const screens = await tryIn(folder, ['plain-fields.test.tsx'], {}, { settings: onSite });

  expect(onPlatform).toMatchObject({
    'declared-country.test.ts': { failed: 0, passed: 1 },
    'country-of-origin.test.ts': { failed: 0, passed: 5 },
  });
  expect(screens).toMatchObject({ 'plain-fields.test.tsx': { failed: 0, passed: 2 } });
});

const lines = blocks.flatMap((block) =>
  block.text.split('\n').flatMap((line, at) => (line.startsWith('+') ? [{ block, at, line }] : [])),
);

test.for(lines)('[HOUSE-01] it is told at once that $block.path lacks $line', async ({ block, at }) => {
  const path = join(folder, block.path);
  const whole = readFileSync(path, 'utf8');
  writeFileSync(path, withAdded(original(block), without(block, at)));
  try {
    const tried = await tryIn(folder, quick, { TEST_DATABASE_URL: inject('serverUrl') });
    const isRed = Object.values(tried).some(({ failed, passed }) => failed > 0 || passed === 0);
    expect(isRed || (await compiled(...narrow)) !== 'content').toBe(true);
  } finally {
    writeFileSync(path, whole);
  }
});

const original = ({ path }: Block) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

function without({ text, ...block }: Block, at: number): Block {
  return { ...block, text: text.split('\n').toSpliced(at, 1).join('\n') };
}
