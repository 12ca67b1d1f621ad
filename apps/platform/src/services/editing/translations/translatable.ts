import { createHash } from 'node:crypto';
import type { Part } from '@izlog/contract/cms/content/part';
import type { DocumentBody } from '@izlog/contract/editing/document';
import { type Path, pathOf } from '@izlog/contract/editing/op';
import { declarationOf } from '@izlog/contract/sections/section-list';
import { canonical } from '#platform/kernel/resource/revision.ts';

/** Kinds of fields whose words are translated, not chosen. */
const withWords: readonly string[] = ['text', 'rich', 'button', 'seo'];
/** What is text and yet of one language alone. */
const ownOfEach: readonly string[] = ['slug', 'author'];

/** The fields of a body that are words, with what they say, by op path. */
export function translatable({ root }: DocumentBody): Map<Path, unknown> {
  return new Map(inPart(root));
}

function inPart(part: Part): Array<[Path, unknown]> {
  const fields = declarationOf(part.handler)?.meta ?? {};
  const own = Object.entries(part.meta).flatMap(([field, value]): Array<[Path, unknown]> => {
    const isWords = withWords.includes(fields[field]?.kind ?? '') && !ownOfEach.includes(field);
    return isWords && value !== null && value !== '' ? [[pathOf(part.id, 'meta', field), value]] : [];
  });
  return [...own, ...part.parts.flatMap(inPart)];
}

/** What a translation notes of a field it was made from: the language and a hash of the words. */
export function sourceMark(language: string, value: unknown): string {
  const hash = createHash('sha256').update(canonical(value)).digest('base64url');
  return `${language}:${hash.slice(0, 16)}`;
}

/** What all fields of a translation were made from. */
export function sourcesOf(body: DocumentBody, language: string): Record<string, string> {
  return Object.fromEntries(
    [...translatable(body)].map(([path, value]) => [path, sourceMark(language, value)]),
  );
}

/** The language of a note. */
export const languageOf = (mark: string): string => mark.slice(0, 3);
