import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blocksOf } from '@izlog/contract/test/blocks';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { overlay, withAdded } from './overlay.ts';
import { compileIn, onSite, runIn, type Tried, tryIn } from './run-in.ts';

const pages = fileURLToPath(new URL('../../docs/examples', import.meta.url));
// A section goes on from what a command writes, a field of a product from a table that is changed: tests of their own.
const elsewhere = ['section.md', 'product-field.md'];
const own = readdirSync(pages).filter((name) => !elsewhere.includes(name));
const examples = own.map((name) => ({ name, text: readFileSync(join(pages, name), 'utf8') }));
let folder: string;
let tried: Record<string, Tried>;

// All examples in one copy: the compiler reads the house once, and their tests run in one process.
beforeAll(async () => {
  folder = overlay(examples.flatMap(({ text }) => blocksOf(text)));
  writeFileSync(join(folder, 'apps/site/app/i18n/slovenian.test.ts'), slovenian);
  cpSync(join(pages, '../../tools/texts/act-words.test.ts'), join(folder, 'tools/texts/act-words.test.ts'));
  tried = await tryIn(folder, ownTests, { TEST_DATABASE_URL: inject('serverUrl') });
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ownTests = [
  'rating.test.ts',
  'catalogue-files.test.ts',
  'filters-agree.test.ts',
  'read-pearshop.test.ts',
  'pigeonpay.test.ts',
  'texts/texts.test.ts',
  'slovenian.test.ts',
  'act-words.test.ts',
];

/** What becomes of a file of the house: its tests may become more, none may be lost or fail. */
const passesAtLeast = (least: number) => ({
  failed: 0,
  passed: expect.toSatisfy((passed: number) => passed >= least, `at least ${least}`),
});

test.for(examples)('the example $name leaves no block of its page out', ({ text }) => {
  // What is written in SQL is what the tools make of the rest.
  expect(blocksOf(text)).toHaveLength(text.match(/^```(?!sql)\w+$/gm)?.length ?? 0);
  expect(blocksOf(text).length).toBeGreaterThan(2);
});

test('an example that names a line which is gone says so', () => {
  const block = { path: 'a.ts', text: ' gone\n+added\n', isAdded: true };

  expect(() => withAdded('there\n', block)).toThrow('a.ts has no line “gone” any more');
  expect(withAdded('gone\n', block)).toBe('gone\nadded\n');
});

test('[OFFICE-02] the examples of docs/examples compile, on the platform, in packages and on the site', async () => {
  const platform = await compileIn(folder, '../tsconfig.base.json', [
    '../packages/contract/src/texts',
    '../packages/catalogue-io',
    'platform/src/services/catalogue/catalogue.routes.ts',
    'platform/src/services/search',
    'platform/src/services/orders',
    'platform/src/services/messaging',
    'platform/src/services/people/personal-data',
    'izlog/src/diagnose',
    'izlog/test',
  ]);
  const routes = ['../../../node_modules/@react-router/dev/bin.cjs', 'typegen'] as const;
  expect(await runIn(join(folder, 'apps/site'), routes)).toMatch(/content$/);
  const site = await compileIn(folder, './site/tsconfig.json', [
    'site/app/features/catalog/filter-*',
    'site/app/features/product/attribute-facts.server.ts',
    'site/app/admin/rooms/products/attributes/attribute-numbers.ts',
    'site/app/features/checkout/payment/providers',
    'site/app/admin/rooms/payment',
    'site/app/i18n/*catalogue.server.ts',
    'site/app/i18n/route-id.ts',
    'site/app/i18n/formats.ts',
    'site/app/admin/records.server.ts',
    'site/app/routes/admin/record-*.tsx',
    'site/.react-router/types/**/*',
  ]);

  expect({ platform, site }).toEqual({ platform: 'content', site: 'content' });
}, 300_000);

test('the attribute kind of docs/examples filters and counts, by SQL and by the index', () => {
  expect(tried['rating.test.ts']).toMatchObject({ failed: 0, passed: 1 });
  expect(tried['filters-agree.test.ts']).toMatchObject(passesAtLeast(1));
  expect(tried['catalogue-files.test.ts']).toMatchObject(passesAtLeast(3));
});

test('the record of docs/examples has words for what staff do with it', () => {
  expect(tried['act-words.test.ts']).toMatchObject(passesAtLeast(1));
});

test('the option of docs/examples has its words in each language and its place on one screen, the record a word for each field, choice and view', async () => {
  const files = ['settings/settings.test.tsx', 'record-words.test.ts'] as const;
  const [settings, records] = files;
  const named = 'every setting has its words in each language|adminSuppliers? has a word';
  const onScreen = () => tryIn(folder, files, {}, { settings: onSite, named });
  expect(await onScreen()).toMatchObject({
    [settings]: { failed: 0, passed: 1 },
    [records]: { failed: 0, passed: 2 },
  });

  // The same tests, where a word of each is left out.
  const restore = [leaveOut('de', 'option.HolidayNote'), leaveOut('hr', 'supplier.country.SI')];
  const lacking = await onScreen();
  for (const put of restore) put();

  expect(lacking).toMatchObject({
    [settings]: { failed: 1, said: expect.stringContaining('HolidayNote') },
    [records]: { failed: 2, said: expect.stringContaining('country.SI') },
  });
});

/** Takes a word out of the texts of the copy; gives what puts it back. */
function leaveOut(language: string, key: string): () => void {
  const path = join(folder, `packages/contract/src/texts/${language}/staff.json`);
  const whole = readFileSync(path, 'utf8');
  const lines = whole.split('\n');
  const at = lines.findIndex((line) => line.startsWith(`  "${key}":`));
  expect(at, key).toBeGreaterThan(0);
  writeFileSync(path, lines.toSpliced(at, 1).join('\n'));
  return () => writeFileSync(path, whole);
}

test('the catalogue format of docs/examples reads what its tests give it', () => {
  expect(tried['read-pearshop.test.ts']).toMatchObject({ failed: 0, passed: 3 });
});

test('the payment provider of docs/examples passes the suite of every provider', () => {
  expect(tried['pigeonpay.test.ts']).toMatchObject(passesAtLeast(19));
});

test('a list that lacks the language of docs/examples does not compile', async () => {
  const path = join(folder, 'packages/contract/src/texts/platform-texts.ts');
  const whole = readFileSync(path, 'utf8');
  writeFileSync(path, whole.replace('  sl,\n', ''));

  const said = await compileIn(folder, '../tsconfig.base.json', [
    '../packages/contract/src/texts/*-texts.ts',
  ]);
  writeFileSync(path, whole);

  expect(said).toContain("Property 'sl' is missing");
});

test('the check of texts names what the language of docs/examples lacks, and finds no other fault', () => {
  // Texts of the site and of the staff; it says everything of the platform, in English where it must.
  expect(tried['texts/texts.test.ts']).toMatchObject({ failed: 2 });
  expect(tried['texts/texts.test.ts']?.said).toMatch(/expected \[ 'sl: \w+\.\w+', …/);
});

test('a visitor and a recipient of mails get the language of docs/examples', () => {
  expect(tried['slovenian.test.ts']).toMatchObject({ failed: 0, passed: 1 });
});

const slovenian = `import { contentPath } from '@izlog/contract/cms/content/content-path';
import { expect, test } from 'vitest';
import { textOf as mail } from '@izlog/platform/services/messaging/templates';
import { catalogueOf } from './catalogue.server.ts';
import { formatLongDate, formatMoney } from './formats.ts';
import { textOf } from './messages.ts';
import { pathTo } from './path-to.ts';

test('Slovenian', () => {
  const { locale, messages, url } = catalogueOf('sl');
  const sl = { code: 'slv', code2: 'sl', name: 'slovenščina', isDefault: false };
  expect([2, 3, 5].map((count) => textOf(messages, locale, 'cart.count', { count }))).toEqual([
    'Košarica, 2 izdelka',
    'Košarica, 3 izdelki',
    'Košarica, 5 izdelkov',
  ]);
  expect(url).toContain('/sl/site.json');
  expect(textOf(messages, locale, 'core.notFound.title')).toBe('Stranica nije pronađena');
  expect(pathTo('checkout', {}, sl)).toBe('/sl/blagajna');
  expect(contentPath('product', 'med', { language: 'slv', defaultLanguage: 'hrv' })).toBe('/sl/izdelek/med');
  expect(formatMoney(1234.5, { id: 1, iso: 'EUR', label: '€' }, locale)).toBe('1.234,50\\u00a0€');
  expect(formatLongDate('2026-02-01T10:00:00Z', locale)).toBe('1. februar 2026');
  const text = mail('resetPassword', { name: 'Ana', url: 'https://a.example/', hours: 2 }, 'Izlog', 'sl');
  expect(text.subject).toBe('Novo geslo – Izlog');
  expect(JSON.stringify(text.blocks)).toContain('Povezava velja 2 uri');
});
`;
