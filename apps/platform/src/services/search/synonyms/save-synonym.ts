import type { SearchSynonym } from '@izlog/contract/cms/search/search-synonym';
import { wordsIn } from 'catalogue-index';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { insertSynonym, removeSynonym, updateSynonym } from './synonym.queries.ts';

type Words = Pick<SearchSynonym, 'direction' | 'words'>;

/** Adds words that mean the same; refuses those that are the same word already (validationFailed). */
export function createSynonym(outer: Ctx, input: Words): Promise<SearchSynonym> {
  const words = meant(input);
  return inTransaction(outer, async (ctx) => {
    const synonym = await insertSynonym(ctx, words);
    await catalogueChanged(ctx, []);
    return synonym;
  });
}

/** Replaces the words of a synonym (notFound, validationFailed). */
export function replaceSynonym(outer: Ctx, { id, ...input }: Words & { id: number }): Promise<SearchSynonym> {
  const words = meant(input);
  return inTransaction(outer, async (ctx) => {
    const synonym = await updateSynonym(ctx, id, words);
    if (!synonym) throw new Refusal('notFound');
    await catalogueChanged(ctx, []);
    return synonym;
  });
}

/** Removes a synonym (notFound). */
export function deleteSynonym(outer: Ctx, { id }: { id: number }): Promise<Record<string, never>> {
  return inTransaction(outer, async (ctx) => {
    if (!(await removeSynonym(ctx, id))) throw new Refusal('notFound');
    await catalogueChanged(ctx, []);
    return {};
  });
}

/** The words once each; two are left at least, each with something that can be looked for. */
function meant({ direction, words }: Words): Words {
  const once = new Map(
    words.map((word) => [
      wordsIn(word)
        .map(({ folded }) => folded)
        .join(' '),
      word,
    ]),
  );
  once.delete('');
  if (once.size >= 2) return { direction, words: [...once.values()] };
  throw new Refusal('validationFailed', {
    fields: [{ path: 'words', kind: 'tooFew', message: 'Two different words are needed.' }],
  });
}
