import type { Ctx } from '../../kernel/context.ts';
import { bookOf, type CatalogueMemory, correctWords } from '../product/index.ts';
import { listContentTitles, titlesVersion } from './content-titles.queries.ts';

const kept = new Map<string, { version: string; book: Promise<ReturnType<typeof bookOf>> }>();

/**
 * What a text would be without its mistyped words, by the words of the catalogue and of the titles of categories, pages,
 * posts and events; null when there is nothing to correct.
 */
export async function correctQuery(ctx: Ctx, memory: CatalogueMemory, query: string): Promise<string | null> {
  return correctWords(ctx, memory, query, await titleWords(ctx));
}

/** The words of all titles, read anew once one of them changed. */
async function titleWords(ctx: Ctx): Promise<ReturnType<typeof bookOf>> {
  const key = `${ctx.site.id} ${ctx.language}`;
  const version = await titlesVersion(ctx);
  const known = kept.get(key);
  if (known?.version === version) return known.book;
  const book = listContentTitles(ctx).then((titles) => bookOf(titles, ctx.language));
  kept.set(key, { version, book });
  book.catch(() => kept.delete(key));
  return book;
}
