import type { Ctx } from '../../kernel/context.ts';
import { emptyBits, setBit } from './catalogue-index/bits.ts';
import type { CurrentIndex } from './catalogue-index/index-shelf.ts';
import type { CatalogueMemory } from './catalogue-memory.ts';
import { listFoundInTexts } from './find-words.queries.ts';
import { type Forgives, type FoundSlots, searchIndex } from './words/search-index.ts';

/**
 * How hard words are looked for. `strict`: as they are written, inflected or begun, also in codes and descriptions.
 * `begun`: the same without descriptions, for suggestions while typing. `either`: when strict finds nothing, as if they
 * were mistyped, then as parts of names. `forgiving`: when nothing has all of them, some of several are enough.
 */
export type Search = 'strict' | 'begun' | 'either' | 'forgiving';

/** With so few finds in names, descriptions and codes are looked through too. */
const fewFinds = 10;

/** What a search with digits in it may be: sku, EAN or another code. */
const codeForm = /\d/;

/** Products that words find in an index, remembered for its version. */
export async function findWords(
  ctx: Ctx,
  memory: CatalogueMemory,
  current: CurrentIndex,
  words: readonly string[],
  search: Search,
): Promise<FoundSlots> {
  const question = `words ${JSON.stringify([current.index.serial, ctx.language, search, words])}`;
  const kept = memory.recall<FoundSlots>(question);
  if (kept?.version === current.version) return kept.answer;
  const found = await look(ctx, current, words, search);
  memory.keep(question, current.version, found, 200 + found.bits.byteLength + found.scores.size * 40);
  return found;
}

async function look(
  ctx: Ctx,
  { index, synonyms }: CurrentIndex,
  words: readonly string[],
  search: Search,
): Promise<FoundSlots> {
  const text = words.join(' ');
  const find = (forgives: Forgives) =>
    searchIndex(index, text, { language: ctx.language, synonyms, forgives });
  const strict = find('nothing');
  const mayBeCode = codeForm.test(text);
  const isLooking = strict.scores.size < fewFinds && search !== 'begun';
  const found = isLooking || mayBeCode ? await withTexts(ctx, index, words, strict, false) : strict;
  if (found.scores.size > 0 || search === 'strict' || search === 'begun') return found;
  const mistyped = find('words');
  if (mistyped.scores.size > 0) return mistyped;
  const parts = await withTexts(ctx, index, words, strict, true);
  return parts.scores.size === 0 && search === 'forgiving' ? find('most') : parts;
}

/** Adds what codes and descriptions have: a whole code comes first, a part of one or a description last. */
async function withTexts(
  ctx: Ctx,
  index: CurrentIndex['index'],
  words: readonly string[],
  strict: FoundSlots,
  isPartEnough: boolean,
): Promise<FoundSlots> {
  const rows = await listFoundInTexts(ctx, words, isPartEnough);
  if (rows.length === 0) return strict;
  const bits = strict.bits.slice();
  const scores = new Map(strict.scores);
  const all = bits.length === 0 ? emptyBits(index.size) : bits;
  for (const [place, { id, isCode }] of rows.entries()) {
    const slot = index.slotOf(id);
    if (slot === undefined) continue;
    const score = isCode ? 1000 : 0.1 / (1 + place);
    setBit(all, slot);
    if ((scores.get(slot) ?? 0) < score) scores.set(slot, score);
  }
  return { ...strict, bits: all, scores };
}
