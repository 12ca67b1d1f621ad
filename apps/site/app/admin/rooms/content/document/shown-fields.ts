import type { Part } from '@izlog/contract/cms/content/part';
import type { RichNode } from '@izlog/contract/cms/content/rich';
import type { DocumentBody } from '@izlog/contract/editing/document';
import type { SectionDeclaration } from '@izlog/contract/sections/define-section';
import type { FieldDeclaration } from '@izlog/contract/sections/fields';
import { declarationOf } from '@izlog/contract/sections/section-list';
import { firstWords } from '#site/admin/ground/text/first-words.ts';
import { type FieldTexts, textsOf } from './field-texts.ts';

/** A field of a document with what its controls hold; its path names them. */
export interface ShownField {
  path: string;
  name: string;
  field: FieldDeclaration;
  texts: FieldTexts;
  /** A rich text itself, for its editor. */
  rich?: RichNode | string | null;
}

/** A part of a document as its form shows it. */
export interface ShownPart {
  id: string;
  handler: string;
  slot: string;
  /** A few of its words, to tell it from its neighbours. */
  words: string;
  fields: readonly ShownField[];
  options: readonly ShownField[];
  /** What may be added to its lists. */
  slots: ReadonlyArray<{ name: string; of: readonly string[]; isFull: boolean; parts: readonly ShownPart[] }>;
}

/** A document as its form shows it: what is declared of it, in the order of the declarations. */
export const shownDocument = (body: DocumentBody, sections: readonly string[]): ShownPart =>
  shownPart(body.root, sections);

function shownPart(part: Part, sections: readonly string[]): ShownPart {
  const declaration = declarationOf(part.handler);
  const fieldsIn = (bag: 'meta' | 'options') =>
    Object.entries(declaration?.[bag] ?? {}).map(([name, field]): ShownField => {
      const value = part[bag]?.[name];
      const shown = { path: `${part.id}/${bag}/${name}`, name, field, texts: textsOf(field, value) };
      return field.kind === 'rich' ? { ...shown, rich: (value ?? null) as ShownField['rich'] } : shown;
    });
  return {
    id: part.id,
    handler: part.handler,
    slot: part.slot,
    words: firstWords(part),
    fields: fieldsIn('meta'),
    options: fieldsIn('options'),
    slots: declaration ? slotsOf(part, declaration, sections) : [],
  };
}

function slotsOf(part: Part, { slots }: SectionDeclaration, sections: readonly string[]): ShownPart['slots'] {
  return Object.entries(slots).map(([name, { of, max, stored = [] }]) => {
    const parts = part.parts.filter(({ slot }) => slot === name || stored.includes(slot));
    return {
      name,
      of: of === 'sections' ? sections : of,
      isFull: parts.length >= max,
      parts: parts.map((one) => shownPart(one, sections)),
    };
  });
}

/** Every field of a part and of all inside it. */
export const allFields = (part: ShownPart): ShownField[] => [
  ...part.fields,
  ...part.options,
  ...part.slots.flatMap(({ parts }) => parts.flatMap(allFields)),
];

/** A number of what the controls of a field held when they were shown: what is sent with another one was changed. */
export function hashOf(texts: FieldTexts): string {
  const text = JSON.stringify(
    Object.entries(texts).map(([ending, one]) => [ending, one.replaceAll('\r\n', '\n')]),
  );
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
