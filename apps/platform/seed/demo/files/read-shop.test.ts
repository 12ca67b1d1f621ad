import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { readShop } from './read-shop.ts';

const shop = fileURLToPath(new URL('../../shops/izlog/', import.meta.url));

/** What an editor may get wrong: the file, what stands there and what is written instead, and what the refusal says. */
const mistakes: Array<[what: string, file: string, from: RegExp, to: string, told: RegExp]> = [
  ['YAML that is none', 'tags.yaml', /^- key/, '- [key', /^tags\.yaml, line \d+: /],
  [
    'a field that nothing reads',
    'brands.yaml',
    / {2}name: Niti$/m,
    '  name: Niti\n  colour: red',
    /^brands\.yaml, line \d+, 3: .*colour/,
  ],
  [
    'a price that is no number',
    'products/08-books.yaml',
    /base: 28,/,
    'base: cheap,',
    /^products\/08-books\.yaml, line \d+, 0\.prices\.base: /,
  ],
  [
    'a price of tenths of cents',
    'products/08-books.yaml',
    /base: 28,/,
    'base: 28.001,',
    /0\.prices\.base: no more than two decimals/,
  ],
  [
    'words in a language the shop does not speak',
    'categories.yaml',
    / {4}en: Studies and plans|en: Studies and plans/,
    'fr: Études',
    /^categories\.yaml, line \d+, 0\.name: the shop does not speak "fr"/,
  ],
  [
    'a link that leads nowhere',
    'navigation.yaml',
    /link: path:\/shop$/m,
    'link: the shop',
    /^navigation\.yaml, line \d+, 3\.link: "the shop" leads nowhere/,
  ],
  [
    'a document without YAML above it',
    'posts/pet-brojki.hr.md',
    /^---/,
    '',
    /^posts\/pet-brojki\.hr\.md: a document begins with/,
  ],
  [
    'a document without a day',
    'posts/pet-brojki.hr.md',
    /^published: .*$/m,
    '',
    /^posts\/pet-brojki\.hr\.md, line \d+, published: /,
  ],
  [
    'a translation of a section that is not there',
    'pages/o-nama.en.md',
    /id: about-people/,
    'id: about-cats',
    /^pages\/o-nama\.en\.md, sections\/about-cats: is not in the document in hr/,
  ],
  [
    'a document whose text lacks a language',
    'posts/pet-brojki.de.md',
    /\n---\n[\s\S]*$/,
    '\n---\n',
    /^posts\/pet-brojki\.hr\.md, line \d+, body: there are no words in de/,
  ],
  [
    'a product that lacks a language',
    'products/09-planner.yaml',
    / {4}de: Investitionsplaner 2027\n/,
    '',
    /^products\/09-planner\.yaml, line \d+, 0\.name: there are no words in de/,
  ],
  [
    'a page that is not there',
    'site.yaml',
    /- o-nama$/m,
    '- o-vama',
    /^site\.yaml, pages: there is no page o-vama/,
  ],
];

test.each(mistakes)(
  '[SHELL-004] a shop whose files have %s is refused with file, field and reason',
  async (_, file, from, to, told) => {
    const folder = mkdtempSync(join(tmpdir(), 'izlog-shop-'));
    cpSync(shop, folder, { recursive: true, filter: (path) => !path.includes('media/') });
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toMatch(from);
    writeFileSync(path, text.replace(from, to));

    await expect(readShop(pathToFileURL(`${folder}/`))).rejects.toThrow(told);
    rmSync(folder, { recursive: true, force: true });
  },
);
