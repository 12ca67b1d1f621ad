import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';
import { overlay } from './overlay.ts';
import { compileIn, runIn } from './run-in.ts';

const page = fileURLToPath(new URL('../../docs/examples/language.md', import.meta.url));
const blocks = blocksOf(readFileSync(page, 'utf8'));
let folder: string;

beforeAll(() => {
  folder = overlay(blocks);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs tests in the copy; gives how many failed and passed, and what was said. */
async function run(include: string): Promise<{ failed: number; passed: number; said: string }> {
  writeFileSync(
    join(folder, 'vitest.config.mjs'),
    `export default { test: { include: [${JSON.stringify(include)}], setupFiles: [] } };`,
  );
  const said = await runIn(folder, [
    'vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile=said.json',
  ]);
  const { numFailedTests, numPassedTests } = JSON.parse(readFileSync(join(folder, 'said.json'), 'utf8'));
  return { failed: numFailedTests, passed: numPassedTests, said };
}

test('the language of docs/examples compiles, on the platform and on the site', async () => {
  expect(blocks).toHaveLength(readFileSync(page, 'utf8').match(/^```\w+$/gm)?.length ?? 0);
  expect(
    await compileIn(folder, '../tsconfig.base.json', [
      '../packages/contract/src/texts',
      'platform/src/services/messaging',
      'platform/src/services/people/personal-data',
      'izlog/test',
    ]),
  ).toBe('content');
  expect(
    await compileIn(folder, './site/tsconfig.json', [
      'site/app/i18n/*catalogue.server.ts',
      'site/app/i18n/route-id.ts',
      'site/app/i18n/formats.ts',
    ]),
  ).toBe('content');
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

test('the check of texts names what the language of docs/examples lacks, and finds no other fault', async () => {
  const { failed, said } = await run('packages/contract/src/texts/texts.test.ts');

  // Texts of the site and of the staff; it says everything of the platform, in English where it must.
  expect(failed, said).toBe(2);
  expect(said).toContain('sl: cart.empty');
});

test('a visitor and a recipient of mails get the language of docs/examples', async () => {
  writeFileSync(
    join(folder, 'apps/site/app/i18n/slovenian.test.ts'),
    `import { contentPath } from '@izlog/contract/cms/content/content-path';
import { expect, test } from 'vitest';
import { textOf as mail } from '../../../platform/src/services/messaging/templates.ts';
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
`,
  );

  const { failed, passed, said } = await run('**/slovenian.test.ts');

  expect([failed, passed], said).toEqual([0, 1]);
});
