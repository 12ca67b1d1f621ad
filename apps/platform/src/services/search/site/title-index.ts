import { contentPath } from '@izlog/contract/cms/content/content-path';
import type { SearchCategory } from '@izlog/contract/cms/search/search-hit';
import { type Forgives, noSynonyms, searchWords, WordIndex } from 'catalogue-index';
import type { Ctx } from '#platform/kernel/context.ts';
import { listTitles, type TitleRow, titlesVersion } from './titles.queries.ts';

/** The title of something public that is no product, with its address. */
export interface Title extends TitleRow {
  path: string;
}

/** The titles of a site in one language with the words in them. */
export interface TitleIndex {
  words: WordIndex;
  titles: readonly Title[];
}

type Opened = Map<string, { version: string; index: Promise<TitleIndex> }>;
const openTitles = (): Opened => new Map();

/** The titles of the context's site and language, held in memory and read again once one of them changed. */
export async function openTitleIndex(ctx: Ctx): Promise<TitleIndex> {
  const opened = ctx.held.get(openTitles);
  const key = `${ctx.site.apiKey} ${ctx.site.id} ${ctx.language}`;
  const version = await titlesVersion(ctx);
  const known = opened.get(key);
  if (known?.version === version) return known.index;
  const index = listTitles(ctx).then((rows) => titleIndexOf(ctx, rows));
  opened.set(key, { version, index });
  index.catch(() => opened.delete(key));
  return index;
}

/** Titles with the words of a text, the best first; those of one category when it is given. */
export function searchTitles(
  { words, titles }: TitleIndex,
  query: string,
  forgives: Forgives,
  category?: SearchCategory,
): Title[] {
  const { scores } = searchWords(words, query, {
    synonyms: noSynonyms,
    forgives,
    things: {
      size: titles.length,
      thingOf: (text) => (category === undefined || titles[text]?.category === category ? text : -1),
      factorOf: () => 1,
    },
  });
  const found: [text: number, score: number][] = [];
  scores.each((text, score) => found.push([text, score]));
  return found
    .sort(([oneText, one], [otherText, other]) => other - one || oneText - otherText)
    .flatMap(([text]) => titles[text] ?? []);
}

function titleIndexOf(ctx: Ctx, rows: readonly TitleRow[]): TitleIndex {
  const words = new WordIndex();
  const languages = { language: ctx.language, defaultLanguage: ctx.site.defaultLanguage };
  const titles = rows.map((row, at): Title => {
    words.add(at, [row.language, [ctx.language], row.title, '', '', '']);
    return { ...row, path: contentPath(row.kind, row.kind === 'event' ? row.id : row.slug, languages) };
  });
  words.settle();
  return { words, titles };
}
