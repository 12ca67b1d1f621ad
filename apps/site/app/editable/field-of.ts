import type { Part } from '@izlog/contract/cms/content/part';

/** A field's text on wide screens and, only where staff wrote another one, on phones. */
export interface TextVariants {
  wide: string;
  narrow?: string;
}

/** Reads a text field of a part; nothing when both forms are empty. */
export function textField({ meta, mobileMeta }: Part, field: string): TextVariants | undefined {
  const wide = asText(meta[field]);
  const narrow = field in mobileMeta ? asText(mobileMeta[field]) : undefined;
  if (wide === '' && !narrow) return undefined;
  return narrow === undefined || narrow === wide ? { wide } : { wide, narrow };
}

/** Id of the record that a field links to. */
export const linkedId = (part: Pick<Part, 'meta'>, field: string): number | undefined =>
  objectField<{ id?: number }>(part.meta, field)?.id;

/** Reads a field that is an object (a picture, a button, a document); nothing when it is none. */
export function objectField<T extends object>(fields: Record<string, unknown>, field: string): T | undefined {
  const value = fields[field];
  return typeof value === 'object' && value !== null ? (value as T) : undefined;
}

/** What the gallery says below the picture or film of a field, in the language of the page. */
export const captionOf = ({ meta }: Pick<Part, 'meta'>, field: string): string | undefined =>
  objectField<{ file?: { caption?: string } | null }>(meta, field)?.file?.caption;

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
