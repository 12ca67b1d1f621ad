import type { PartInput } from '@izlog/contract/cms/content/part';
import type { RichNode as StoredRich } from '@izlog/contract/cms/content/rich';
import type { RichNode } from '../demo/shape.ts';
import { type Language, linkKinds, type MediaUse, type Reference, type RichText } from '../demo/shape.ts';
import type { FormUse, Part } from '../demo/shape-content.ts';
import { isText, localize } from '../demo/walk.ts';
import type { KeyBook } from './key-book.ts';

/** In which language something is read, and where its keys are looked up. */
export interface Reading {
  language: Language;
  book: KeyBook;
}

type Fields = Record<string, unknown>;

/** Fields as the content service keeps them: texts in one language, ids in the place of keys and file names. */
export function resolveFields(fields: object, reading: Reading): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, resolve(value, reading)]));
}

/** A section or part with everything in it resolved. */
export function resolvePart(part: Part, reading: Reading): PartInput {
  const { id, handler, slot } = part;
  return {
    id,
    handler,
    slot,
    meta: resolveFields(part.meta, reading),
    options: resolveFields(part.options, reading),
    mobileMeta: resolveFields(part.mobileMeta, reading),
    mobileOptions: resolveFields(part.mobileOptions, reading),
    parts: part.parts.map((child) => resolvePart(child, reading)),
  };
}

/** A rich text in one language, Croatian where it has no other. */
export function resolveRich(text: RichText, reading: Reading): StoredRich {
  return resolveNode(localize<RichNode>(text, reading.language), reading);
}

function resolve(value: unknown, reading: Reading): unknown {
  if (Array.isArray(value)) return value.map((one) => resolve(one, reading));
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return resolve(localize(value, reading.language), reading);
  if (isReference(value)) return reading.book.linkTo(value);
  if (isRichDoc(value)) return resolveNode(value, reading);
  if (isFormUse(value)) return reading.book.idOf('form', value.storedForm);
  if (isMediaUse(value)) return resolveMedia(value, reading);
  return resolveFields(value, reading);
}

function resolveNode({ attrs, content, marks, ...node }: RichNode, reading: Reading): StoredRich {
  return {
    ...node,
    ...(attrs ? { attrs: resolveAttrs(node.type, attrs, reading) } : {}),
    ...(content ? { content: content.map((child) => resolveNode(child, reading)) } : {}),
    ...(marks ? { marks: marks.map((mark) => resolveFields(mark, reading) as { type: string }) } : {}),
  };
}

/** A product in a text is a link to it; a picture in a text is used as in any part. */
function resolveAttrs(type: RichNode['type'], attrs: Fields, reading: Reading): Fields {
  if (type === 'productEmbed') {
    return { link: reading.book.linkTo({ kind: 'product', key: String(attrs.key) }) };
  }
  if (type !== 'image') return attrs;
  const { file, ...rest } = attrs;
  return { ...rest, media: { id: reading.book.idOf('media', String(file)), alt: '' } };
}

/** Without words of its own a use of a picture has those of the picture. */
function resolveMedia({ file, alt }: MediaUse, { book, language }: Reading) {
  return { id: book.idOf('media', file), alt: alt ? localize(alt, language) : '' };
}

function isFormUse(value: object): value is FormUse {
  return typeof (value as Partial<FormUse>).storedForm === 'string';
}

function isReference(value: object): value is Reference {
  const { kind, key } = value as Partial<Reference>;
  return typeof key === 'string' && linkKinds.some((known) => known === kind);
}

function isRichDoc(value: object): value is RichNode {
  return 'type' in value && value.type === 'doc';
}

function isMediaUse(value: object): value is MediaUse {
  return 'file' in value && typeof value.file === 'string';
}
