import type { WordGroup } from './word-groups.ts';
import { fields, type WordIndex } from './word-index.ts';

/** Texts with how well they fit what is looked for. */
export type FoundTexts = Map<number, number>;

const mostFields = 32;
/** How much a word counts by where it stands: name, brand, labels, short line; most at the start of the name. */
const fieldWeights = Float32Array.from({ length: mostFields }, (_, field) => {
  if (field & fields.first) return 1.1;
  if (field & fields.name) return 1;
  if (field & fields.brand) return 0.85;
  return field & fields.labels ? 0.5 : 0.35;
});

/**
 * Texts in which at least `least` of the words occur that must, with their scores. Words that may be lacking add to the
 * score where they occur.
 */
export function findTexts(index: WordIndex, groups: readonly WordGroup[], least: number): FoundTexts {
  const needed = groups.filter(({ isOptional }) => !isOptional);
  const required = needed.length > 0 ? needed : groups;
  const isStrict = least >= required.length;
  const ordered = required
    .map((group) => ({ group, texts: group.forms.reduce((sum, { form }) => sum + index.textsOf(form), 0) }))
    .sort((a, b) => a.texts - b.texts)
    .map(({ group }) => group);
  const scores = new Float32Array(index.count);
  const counts = new Uint8Array(index.count);
  const seen: number[] = [];
  ordered.forEach((group, position) => {
    const found = new Set<number>();
    for (const { form, weight } of group.forms) {
      const value = weight * (0.5 + group.worth);
      index.eachEntry(form, (text, field) => {
        const count = counts[text] ?? 0;
        if (isStrict ? count !== position : found.has(text)) return;
        if (!isStrict) found.add(text);
        if (count === 0) seen.push(text);
        counts[text] = count + 1;
        scores[text] = (scores[text] ?? 0) + value * (fieldWeights[field] ?? 0);
      });
    }
  });
  const result: FoundTexts = new Map();
  const enough = Math.min(least, required.length);
  for (const text of seen) {
    const count = counts[text] ?? 0;
    if (count < enough) continue;
    const length = Math.max(1, index.nameLengths.get(text));
    // The fewer other words a name has, the likelier it is what was meant.
    const cover = Math.min(1, groups.length / length);
    result.set(text, (scores[text] ?? 0) * (0.8 + 0.2 * cover) * (count / required.length));
  }
  for (const group of required === needed ? groups.filter(({ isOptional }) => isOptional) : []) {
    for (const { form, weight } of group.forms) {
      index.eachEntry(form, (text, field) => {
        const score = result.get(text);
        if (score !== undefined) result.set(text, score + 0.1 * weight * (fieldWeights[field] ?? 0));
      });
    }
  }
  return result;
}
