import { z } from 'zod';
import { rich } from '../rich.ts';
import type { Language, RichText, Text } from '../shape.ts';

/** How a shop says something: once for each of its languages, or once for all of them. */
export type Words = ReturnType<typeof wordsIn>;

/** Forms of what a shop says in its languages. */
export function wordsIn(languages: readonly Language[]) {
  const textOf = (once: readonly Language[]) =>
    z.unknown().transform((value, context): Text => {
      const said = spoken(value, { languages, once });
      if (typeof said !== 'string') return said;
      context.addIssue({ code: 'custom', message: said });
      return z.NEVER;
    });
  return {
    /** `{ hr: …, en: … }`; what is the same in every language (a name, a format) is written once. */
    text: textOf(languages),
    /** What the documents of the languages say, each for itself. */
    said: textOf(languages.slice(0, 1)),
  };
}

/** Texts in Markdown as they are kept. */
export function richText(text: Text): RichText {
  return Object.fromEntries(
    Object.entries(text).map(([language, source]) => [language, rich(source)]),
  ) as unknown as RichText;
}

/** The texts by language, or why they cannot be taken. */
function spoken(
  value: unknown,
  { languages, once }: { languages: readonly Language[]; once: readonly Language[] },
): Text | string {
  if (typeof value === 'string' && value.trim() !== '')
    return spoken(Object.fromEntries(once.map((language) => [language, value])), { languages, once });
  if (typeof value !== 'object' || value === null) return `words are asked for, in ${languages.join(', ')}`;
  for (const [language, words] of Object.entries(value)) {
    if (!languages.some((one) => one === language)) return `the shop does not speak "${language}"`;
    if (typeof words !== 'string' || words.trim() === '') return `there are no words in ${language}`;
  }
  const absent = languages.filter((language) => !(language in value));
  return absent.length > 0 ? `there are no words in ${absent.join(', ')}` : (value as Text);
}
