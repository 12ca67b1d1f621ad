import { z } from 'zod';
import type { Text } from '../shape.ts';
import { type Field, type Fields, type Part, partHandlers } from '../shape-content.ts';
import { isText } from '../walk.ts';
import { linkOf, referenceOf } from './links.ts';
import { richText } from './words.ts';

const fields = z.record(z.string(), z.unknown()).default({});

const section = z.strictObject({
  id: z.string(),
  handler: z.enum(partHandlers),
  slot: z.string().default('main'),
  meta: fields,
  options: fields,
  mobileMeta: fields,
  mobileOptions: fields,
  get parts() {
    return z.array(section).default([]);
  },
});

/** Sections of a page or of the layout, with everything in them. */
export const sections = z.array(section);

export type Section = z.output<typeof section>;

/** Sections as they are kept; `texts` are the running texts that belong to them, by id. */
export function partsOf(given: readonly Section[], texts: Record<string, Text> = {}): Part[] {
  return given.map(({ id, handler, slot, meta, options, mobileMeta, mobileOptions, parts }) => {
    const body = texts[id];
    return {
      id,
      handler,
      slot,
      meta: { ...fieldsOf(meta), ...(body ? { body: richText(body) } : {}) },
      options: fieldsOf(options),
      mobileMeta: fieldsOf(mobileMeta),
      mobileOptions: fieldsOf(mobileOptions),
      parts: partsOf(parts, texts),
    };
  });
}

/**
 * Fields of a section: `product:planer` names a thing of the shop, `form:topic` a form, `znak.svg` a drawing, and what
 * is called `link` leads somewhere; all else is what it is.
 */
export function fieldsOf(given: Record<string, unknown>): Fields {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, fieldOf(value, name)]));
}

function fieldOf(value: unknown, name: string): Field {
  if (Array.isArray(value)) return value.map((one) => fieldOf(one, name));
  if (typeof value === 'string') return namedBy(value, name);
  if (typeof value !== 'object' || value === null) return value as Field;
  return isText(value) ? (value as Text) : fieldsOf(value as Record<string, unknown>);
}

function namedBy(words: string, name: string): Field {
  if (name === 'link') return linkOf(words) ?? words;
  if (words.startsWith('form:')) return { storedForm: words.slice('form:'.length) };
  // A picture in words of its own keeps its file by name.
  if (words.endsWith('.svg') && name !== 'file') return { file: words as `${string}.svg` };
  return referenceOf(words) ?? words;
}
