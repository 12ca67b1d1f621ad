import {
  addAll,
  emptyBits,
  type Forgives,
  type FoundSlots,
  Scores,
  searchIndex,
  setBit,
} from 'catalogue-index';
import type { Ctx } from '#platform/kernel/context.ts';
import type { CurrentIndex } from '../index/index-registry.ts';
import type { ProductIndex } from '../index/product-fields.ts';
import { foldedWords } from '../synonyms/pins.ts';
import { listCodeOwners, listFoundInTexts } from './find-words.queries.ts';

/**
 * How hard words are looked for. `strict`: as they are written, inflected or begun, also in codes and descriptions.
 * `begun`: the same without descriptions, for suggestions while typing. `either`: when strict finds nothing, as if they
 * were mistyped, then as parts of names. `forgiving`: when nothing has all of them, some of several are enough. `slips`:
 * the same without descriptions and parts of names, for suggestions.
 */
export type Search = 'strict' | 'begun' | 'either' | 'forgiving' | 'slips';

/** With so few finds in names, descriptions and codes are looked through too. */
const fewFinds = 10;

/** What a search with digits in it may be: sku, EAN or another code. */
const codeForm = /\d/;

/** Products that words find in an index; those that staff pinned to the words come first, whether they are found or not. */
export async function findWords(
  ctx: Ctx,
  current: CurrentIndex,
  words: readonly string[],
  search: Search,
): Promise<FoundSlots> {
  const found = await findUnpinned(ctx, current, words, search);
  const pinned = current.pins.size === 0 ? undefined : current.pins.get(foldedWords(words.join(' ')));
  if (!pinned) return found;
  return withProducts(found, current.index, pinned, (place) => mostWorth - place);
}

/** More than a whole code is worth. */
const mostWorth = 1_000_000;

async function findUnpinned(
  ctx: Ctx,
  { index, synonyms }: CurrentIndex,
  words: readonly string[],
  search: Search,
): Promise<FoundSlots> {
  const text = words.join(' ');
  const find = (forgives: Forgives) =>
    searchIndex(index, text, { language: ctx.language, synonyms, forgives, preferred: index.fields.inStock });
  if (search === 'slips') return find('most');
  const strict = find('nothing');
  const mayBeCode = codeForm.test(text);
  if (search === 'begun') return mayBeCode ? withCodes(ctx, index, words, strict) : strict;
  const isLooking = strict.scores.size < fewFinds || mayBeCode;
  const found = isLooking ? await withTexts(ctx, index, words, strict, false) : strict;
  if (found.scores.size > 0 || search === 'strict') return found;
  const mistyped = find('words');
  if (mistyped.scores.size > 0) return mistyped;
  const parts = await withTexts(ctx, index, words, strict, true);
  return parts.scores.size === 0 && search === 'forgiving' ? find('most') : parts;
}

/** Adds what codes and descriptions have: a whole code comes first, a part of one or a description last. */
async function withTexts(
  ctx: Ctx,
  index: ProductIndex,
  words: readonly string[],
  strict: FoundSlots,
  isPartEnough: boolean,
): Promise<FoundSlots> {
  const [codes, texts] = await Promise.all([
    listCodeOwners(ctx, words),
    listFoundInTexts(ctx, words, isPartEnough),
  ]);
  return withProducts(
    withProducts(strict, index, codes, wholeCode),
    index,
    texts,
    (place) => 0.1 / (1 + place),
  );
}

async function withCodes(
  ctx: Ctx,
  index: ProductIndex,
  words: readonly string[],
  strict: FoundSlots,
): Promise<FoundSlots> {
  return withProducts(strict, index, await listCodeOwners(ctx, words), wholeCode);
}

/** More than any words are worth. */
const wholeCode = () => 1000;

function withProducts(
  found: FoundSlots,
  index: ProductIndex,
  ids: readonly number[],
  scoreOf: (place: number) => number,
): FoundSlots {
  if (ids.length === 0) return found;
  const bits = emptyBits(index.size);
  addAll(bits, found.bits);
  const scores = new Scores(index.size, found.scores.size + ids.length);
  found.scores.each((slot, score) => scores.raise(slot, score));
  for (const [place, id] of ids.entries()) {
    const slot = index.slotOf(id);
    if (slot === undefined) continue;
    setBit(bits, slot);
    scores.raise(slot, scoreOf(place));
  }
  return { ...found, bits, scores };
}
