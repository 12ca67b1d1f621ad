import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { marked, type Token, type Tokens } from 'marked';
import { type HandbookLanguage, handbookLanguages, handbookParts } from './contents.ts';

/** Root of the project. */
export const root = join(import.meta.dirname, '../..');

/** A page of the handbook as its Markdown says it. */
export interface HandbookPage {
  /** Where it lies, from the root of the project, with `/`. */
  file: string;
  /** Where it stands in the built site, from its root: `hr/owners/stock.md`. */
  place: string;
  language: HandbookLanguage;
  /** Folder of its part; empty for the first page of a language. */
  part: string;
  /** False for a page of `docs` that the handbook takes in as it is. */
  isOwn: boolean;
  source: string;
  title: string;
  tokens: readonly Token[];
}

/** Every page of the handbook, in the order of its contents. Throws the name of one that is not there. */
export function readPages(): HandbookPage[] {
  return handbookLanguages.flatMap((language) => [
    readPage(`docs/handbook/${language}/index.md`, `${language}/index.md`, language, '', true),
    ...handbookParts
      .filter(({ title }) => title[language] !== undefined)
      .flatMap(({ folder, pages }) =>
        pages.map((page) => {
          const name = typeof page === 'string' ? page : page.name;
          const place = `${language}/${folder}/${name}.md`;
          const file = typeof page === 'string' ? `docs/handbook/${place}` : page.file;
          return readPage(file, place, language, folder, typeof page === 'string');
        }),
      ),
  ]);
}

function readPage(
  file: string,
  place: string,
  language: HandbookLanguage,
  part: string,
  isOwn: boolean,
): HandbookPage {
  const path = join(root, file);
  if (!existsSync(path)) throw new Error(`The contents of the handbook name ${file}, which is not there.`);
  const source = readFileSync(path, 'utf8');
  const tokens = marked.lexer(source);
  const heading = tokens.find((token) => token.type === 'heading' && token.depth === 1);
  return { file, place, language, part, isOwn, source, tokens, title: heading ? wordsOf(heading) : '' };
}

/** What is looked for on a page, by the name that the reader of Markdown gives it. */
interface PageToken {
  link: Tokens.Link;
  image: Tokens.Image;
  em: Tokens.Em;
  codespan: Tokens.Codespan;
  code: Tokens.Code;
  heading: Tokens.Heading;
}

/** Every token of a kind, wherever it stands in others. */
export function tokensOf<K extends keyof PageToken>(
  tokens: readonly Token[],
  ...kinds: readonly K[]
): PageToken[K][] {
  const isOf = (token: Token): token is PageToken[K] => kinds.some((kind) => kind === token.type);
  const found: PageToken[K][] = [];
  marked.walkTokens([...tokens], (token) => {
    if (isOf(token)) found.push(token);
  });
  return found;
}

/** What a token says, without marks. */
export const wordsOf = (token: Token): string =>
  'tokens' in token && token.tokens
    ? token.tokens.map(wordsOf).join('')
    : 'text' in token
      ? token.text.replace(/\s+/g, ' ')
      : '';

/** The anchors of a page: its headings, as GitHub, GitLab and the built site name them. */
export function anchorsOf({ tokens }: Pick<HandbookPage, 'tokens'>): Set<string> {
  const anchors = new Set<string>();
  for (const heading of tokensOf(tokens, 'heading')) {
    const name = wordsOf(heading)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-');
    let own = name;
    for (let count = 1; anchors.has(own); count += 1) own = `${name}-${count}`;
    anchors.add(own);
  }
  return anchors;
}

/** Where a link of a page leads, from the root of the project; undefined for an address elsewhere. */
export function targetOf(
  page: Pick<HandbookPage, 'file'>,
  href: string,
): { file: string; anchor: string } | undefined {
  if (/^[a-z][a-z+.-]*:/i.test(href)) return undefined;
  const [path = '', anchor = ''] = href.split('#');
  const file = path === '' ? page.file : posix.join(posix.dirname(page.file), decodeURI(path));
  return { file, anchor: decodeURIComponent(anchor) };
}
