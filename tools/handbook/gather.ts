import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { handbookLanguages, handbookParts } from './contents.ts';
import { type HandbookPage, readPages, root, targetOf, tokensOf } from './pages.ts';

/**
 * Lays the pages of the handbook and their pictures into `folder` as the generator reads them. Pages that lie elsewhere in
 * `docs` get their place; a link to a file that the built site does not have becomes the name of that file.
 */
export function gatherPages(folder: string): void {
  const pages = readPages();
  for (const page of pages) {
    write(join(folder, page.place), rewritten(page, pages));
    for (const picture of picturesOf(page)) {
      const target = join(folder, placeOfPicture(picture));
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(join(root, picture), target);
    }
  }
}

const picturesOf = (page: HandbookPage) =>
  tokensOf(page.tokens, 'image').map((image) => targetOf(page, image.href)?.file ?? '');

/** Pictures of all languages lie beside each other. */
const placeOfPicture = (file: string) => `pictures/${posix.basename(file)}`;

function rewritten(page: HandbookPage, pages: readonly HandbookPage[]): string {
  let text = page.source;
  for (const token of tokensOf(page.tokens, 'link', 'image')) {
    const target = targetOf(page, token.href);
    if (!target || token.href.startsWith('#')) continue;
    const from = posix.dirname(page.place);
    if (token.type === 'image') {
      text = text.replace(
        token.raw,
        token.raw.replace(token.href, relative(from, placeOfPicture(target.file))),
      );
      continue;
    }
    const there =
      pages.find(({ file, language }) => file === target.file && language === page.language) ??
      pages.find(({ file }) => file === target.file);
    const href = there && `${relative(from, there.place)}${target.anchor && `#${target.anchor}`}`;
    text = text.replace(token.raw, href ? token.raw.replace(`](${token.href})`, `](${href})`) : token.text);
  }
  return text;
}

function relative(from: string, to: string): string {
  const path = posix.relative(from, to);
  return path.startsWith('.') ? path : `./${path}`;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Sidebar of each language, as the generator wants it: addresses without ending, the first language at the root. */
export function sidebars(): Record<string, Record<string, Array<{ text: string; items: object[] }>>> {
  const pages = readPages();
  const link = (place: string) => `/${place.replace(/\.md$/, '').replace(`${handbookLanguages[0]}/`, '')}`;
  return Object.fromEntries(
    handbookLanguages.map((language, index) => [
      language,
      {
        [index === 0 ? '/' : `/${language}/`]: handbookParts
          .filter(({ title }) => title[language] !== undefined)
          .map(({ folder, title }) => ({
            text: title[language] ?? '',
            items: pages
              .filter((page) => page.language === language && page.part === folder)
              .map(({ title: text, place }) => ({ text, link: link(place) })),
          })),
      },
    ]),
  );
}
