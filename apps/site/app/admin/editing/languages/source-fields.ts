import type { Part } from '@izlog/contract/cms/content/part';
import type { RichNode } from '@izlog/contract/cms/content/rich';
import { findPart, valueAt } from '@izlog/contract/editing/apply-op';
import type { DocumentBody } from '@izlog/contract/editing/document';
import { type Path, pathOf } from '@izlog/contract/editing/op';
import { isSameValue } from '@izlog/contract/editing/same-value';
import { declarationOf } from '@izlog/contract/sections/section-list';
import { wordsOfRich } from '#site/admin/ground/rich/rich-words.ts';

/** How a translation of a field stands. */
export type Translated = 'missing' | 'untranslated' | 'stale' | 'translated';

/** A field of the original that is words, beside its translation. */
export interface SourceField {
  path: Path;
  part: Part;
  name: string;
  value: unknown;
  /** What it says, as plain text. */
  words: string;
  state: Translated;
}

/** Kinds of fields whose words are translated, not chosen; an address and a name are each language's own. */
const withWords: ReadonlySet<string> = new Set(['text', 'rich', 'button', 'seo']);
const ownOfEach: ReadonlySet<string> = new Set(['slug', 'author']);

/** The words of an original in their order, each with how its translation stands. */
export function sourceFields(
  source: DocumentBody,
  own: DocumentBody,
  stale: ReadonlySet<string>,
): SourceField[] {
  return fieldsOf(source.root).map((field) => {
    const value = valueAt(own, field.path);
    const isEmpty = value === undefined || value === null || value === '';
    const state = !findPart(own.root, field.part.id)
      ? 'missing'
      : isEmpty || isSameValue(value, field.value)
        ? 'untranslated'
        : stale.has(field.path)
          ? 'stale'
          : 'translated';
    return { ...field, state };
  });
}

function fieldsOf(part: Part): Array<Omit<SourceField, 'state'>> {
  // As they are declared, which is as one reads them: what is stored has no order.
  const fields = Object.entries(declarationOf(part.handler)?.meta ?? {});
  const own = fields.flatMap(([name, { kind }]) => {
    const value = part.meta[name];
    const words = withWords.has(kind) && !ownOfEach.has(name) ? wordsOf(value) : '';
    return words === '' ? [] : [{ path: pathOf(part.id, 'meta', name), part, name, value, words }];
  });
  return [...own, ...part.parts.flatMap(fieldsOf)];
}

/** What a text, a button or the words for search engines say. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  if ('type' in value) return wordsOfRich(value as RichNode);
  const { name, title, description } = value as Record<string, unknown>;
  return [name, title, description].filter((one) => typeof one === 'string' && one !== '').join(' · ');
}
