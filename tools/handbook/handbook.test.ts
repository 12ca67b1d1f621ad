import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { marked } from 'marked';
import { expect } from 'vitest';
import { platformTest as test } from '../../apps/platform/test/kit.ts';
import { faultsOf, type Known } from './check-page.ts';
import { handbookLanguages } from './contents.ts';
import { knownWords } from './known-words.ts';
import { anchorsOf, type HandbookPage, readPages, root, tokensOf, wordsOf } from './pages.ts';

const pages = readPages();
const own = pages.filter(({ isOwn }) => isOwn);
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const anchors = new Map<string, ReadonlySet<string>>();

async function knownOf(language: HandbookPage['language'], endpoints: Known['endpoints']): Promise<Known> {
  return {
    words: await knownWords(language),
    scripts: new Set(Object.keys(scripts)),
    endpoints,
    anchors: (file) => {
      if (!anchors.has(file))
        anchors.set(file, anchorsOf({ tokens: marked.lexer(readFileSync(join(root, file), 'utf8')) }));
      return anchors.get(file) ?? new Set();
    },
  };
}

const addressesOf = (platform: { endpoints: ReadonlyArray<{ method: string; path: string }> }) =>
  new Set(platform.endpoints.map(({ method, path }) => `${method} ${path}`));

test('[REL-13] every command, option, setting, address, file, menu and link of the handbook is there', async ({
  platform,
}) => {
  const endpoints = addressesOf(platform);
  const faults: string[] = [];
  for (const language of handbookLanguages) {
    const known = await knownOf(language, endpoints);

    faults.push(...own.filter((page) => page.language === language).flatMap((page) => faultsOf(page, known)));
  }

  expect(faults).toEqual([]);
});

test('[REL-13] what a handbook could invent is found out', async ({ platform }) => {
  const known = await knownOf('en', addressesOf(platform));
  const faultsIn = (source: string) =>
    faultsOf(
      {
        ...(own[0] as HandbookPage),
        file: 'docs/handbook/en/index.md',
        source,
        tokens: marked.lexer(source),
      },
      known,
    ).map((fault) => fault.replace('docs/handbook/en/index.md: ', ''));

  for (const [source, fault] of [
    ['[a](nowhere.md)', 'the link nowhere.md leads to nothing'],
    ['[a](owners/stock.md#no-such-heading)', 'owners/stock.md#no-such-heading has no such heading'],
    ['[a](https://elsewhere.example)', 'the link https://elsewhere.example leads out of the project'],
    ['![a picture](no.webp)', 'there is no picture no.webp'],
    ['*Settings → Mind reading*', 'no screen says “Mind reading”'],
    ['*Catalogue → Orders*', '“Catalogue” has no “Orders”'],
    ['`izlog fly`', 'there is no command “fly”'],
    ['`izlog backup --fast`', '“backup” has no --fast'],
    ['`izlog option set NoSuchOption`', /^“set” takes one of .*, not “NoSuchOption”$/],
    ['`NO_SUCH_SETTING=1`', 'there is no setting NO_SUCH_SETTING'],
    ['`GET /api/v1/no/such`', 'there is no address GET /api/v1/no/such'],
    ['`apps/izlog/src/no-such.ts`', '`apps/izlog/src/no-such.ts` is nothing that the program has'],
    ['`noSuchThingAnywhere`', '`noSuchThingAnywhere` is nothing that the program has'],
    ['```sh\nizlog restore\n```', '“izlog restore” lacks something that its command needs'],
    ['```sh\nnpm run no-such\n```', 'there is no script no-such'],
    ['```sh\nPORTT=1 npm start\n```', 'there is no setting PORTT'],
    ['```sh\ncurl http://localhost:3000/api/v1/no/such\n```', 'there is no address  /api/v1/no/such'],
    ['```perl\n1\n```', 'a block of “perl” is looked up by nobody'],
  ] as const)
    expect(faultsIn(source), source).toEqual([
      typeof fault === 'string' ? fault : expect.stringMatching(fault),
    ]);
});

test('[REL-13] owners read the same in each language: pages, parts of pages and pictures', () => {
  const shapeOf = (language: string) =>
    own
      .filter((page) => page.language === language && page.part === 'owners')
      .map(({ place, tokens }) => [
        place.replace(language, ''),
        tokensOf(tokens, 'heading').map(({ depth }) => depth),
        tokensOf(tokens, 'image').map(({ href }) => href),
      ]);

  expect(shapeOf('en')).toEqual(shapeOf('hr'));
});

test('[REL-13] what owners press is called in each language what the program calls it there', async () => {
  const [hr, en] = [await knownWords('hr'), await knownWords('en')];
  const pressed = (page: HandbookPage) =>
    tokensOf(page.tokens, 'em').flatMap((token) => wordsOf(token).split(' → '));
  const faults = own
    .filter(({ language, part }) => language === 'hr' && part === 'owners')
    .flatMap((page) => {
      const other = own.find(({ place }) => place === page.place.replace(/^hr/, 'en'));
      const there = new Set(other && pressed(other).flatMap((words) => en.keysOf(words)));
      return pressed(page)
        .filter((words) => hr.keysOf(words).length > 0 && !hr.keysOf(words).some((key) => there.has(key)))
        .map((words) => `${page.place}: the English page does not say “${words}”`);
    });

  expect(faults).toEqual([]);
});

test('[REL-13] every page of the handbook is in its contents, has a title, and every picture is shown', () => {
  const files = readdirSync(join(root, 'docs/handbook'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  const shown = new Set(
    own.flatMap(({ tokens }) => tokensOf(tokens, 'image').map(({ href }) => href.split('/').at(-1))),
  );
  const pictures = files.filter((file) => /\.(png|webp)$/.test(file));

  expect(files.filter((file) => file.endsWith('.md')).sort()).toEqual(own.map(({ file }) => file).sort());
  expect(pages.filter(({ title }) => title === '')).toEqual([]);
  expect(pictures.filter((file) => !shown.has(file.split('/').at(-1)))).toEqual([]);
  expect(pictures.reduce((sum, file) => sum + statSync(join(root, file)).size, 0)).toBeLessThan(3_000_000);
});

test('[REL-13] the JavaScript of the handbook runs against a platform and prints what it says', async ({
  platform,
}) => {
  const shop = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  // Below node_modules, from where the packages of the project are found.
  const folder = join(root, `node_modules/.cache/handbook-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const blocks = own.flatMap(({ file, tokens }) =>
    tokensOf(tokens, 'code')
      .filter(({ lang }) => lang === 'js')
      .map(({ text }) => ({ file, text })),
  );
  try {
    for (const [index, { file, text }] of blocks.entries()) {
      const script = join(folder, `${index}.mjs`);
      writeFileSync(script, text);
      const { stdout } = await promisify(execFile)(process.execPath, [script], {
        env: { ...process.env, SHOP: shop },
      });

      expect(stdout.trim(), file).not.toMatch(/^(undefined)?$/);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }

  expect(blocks).toHaveLength(2);
});
