import { fieldOf, textOf } from './word-entries.ts';
import type { WordGroup } from './word-groups.ts';
import { fields, type WordIndex } from './word-index.ts';

/** Texts with how well they fit what is looked for: `scores` is by text. */
export interface FoundTexts {
  texts: readonly number[];
  scores: Float32Array;
}

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
  if (isStrict && ordered.some(({ forms }) => forms.length === 0)) return nothing;
  const scores = new Float32Array(index.count);
  const counts = new Uint8Array(index.count);
  const seen: number[] = [];
  ordered.forEach((group, position) => {
    const found = new Set<number>();
    for (const { form, weight } of group.forms) {
      const value = weight * (0.5 + group.worth);
      const entries = index.entriesOf(form);
      for (let at = 0; at < entries.length; at++) {
        const entry = entries[at] ?? 0;
        const text = textOf(entry);
        const count = counts[text] ?? 0;
        if (isStrict) {
          if (count !== position) continue;
        } else {
          if (found.has(text)) continue;
          found.add(text);
        }
        if (count === 0) seen.push(text);
        counts[text] = count + 1;
        scores[text] = (scores[text] ?? 0) + value * (fieldWeights[fieldOf(entry)] ?? 0);
      }
    }
  });
  const enough = Math.min(least, required.length);
  const texts = seen.filter((text) => (counts[text] ?? 0) >= enough);
  for (const text of texts) {
    const length = Math.max(1, index.nameLengths.get(text));
    // The fewer other words a name has, the likelier it is what was meant.
    const cover = Math.min(1, groups.length / length);
    scores[text] = (scores[text] ?? 0) * (0.8 + 0.2 * cover) * ((counts[text] ?? 0) / required.length);
  }
  for (const group of required === needed ? groups.filter(({ isOptional }) => isOptional) : []) {
    for (const { form, weight } of group.forms) {
      for (const entry of index.entriesOf(form)) {
        const text = textOf(entry);
        if ((counts[text] ?? 0) < enough) continue;
        scores[text] = (scores[text] ?? 0) + 0.1 * weight * (fieldWeights[fieldOf(entry)] ?? 0);
      }
    }
  }
  return { texts, scores };
}

const nothing: FoundTexts = { texts: [], scores: new Float32Array(0) };
