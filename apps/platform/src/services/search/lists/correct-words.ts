import { correctWord, isSmall, type WordIndex, wordsIn } from 'catalogue-index';
import type { Ctx } from '#platform/kernel/context.ts';
import { indexesOf } from '../index/indexes-of.ts';

/**
 * A text with its mistyped words replaced by the likeliest ones of the catalogue or of another book; null when every word is
 * known, or nothing is near.
 */
export async function correctWords(ctx: Ctx, text: string, others: WordIndex): Promise<string | null> {
  const current = await indexesOf(ctx).current(ctx);
  const dictionaries = [...(current ? [current.index.words] : []), others];
  const words = wordsIn(text);
  let isChanged = false;
  const better = words.map(({ written, folded }, at) => {
    const isLast = at === words.length - 1;
    const isKnown = dictionaries.some(
      (dictionary) =>
        dictionary.formOf(folded) !== undefined ||
        dictionary.kinOf(folded).length > 0 ||
        (folded.length > 2 && dictionary.begunBy(folded, 1).length > 0),
    );
    if (isKnown || isSmall(folded)) return written;
    const found = dictionaries.flatMap((dictionary) =>
      correctWord(dictionary, folded, isLast)
        .slice(0, 1)
        .map((one) => ({ ...one, word: dictionary.writtenOf(one.form) })),
    );
    const [best] = found.sort((a, b) => a.distance - b.distance);
    if (!best) return written;
    isChanged = true;
    return best.word;
  });
  return isChanged ? better.join(' ') : null;
}
