import { localInstant } from './local-instant.ts';
import type { Space, XmlElement } from './xml-element.ts';

/** Reads the fields of an element; a field that is there twice counts as it stood last. */
export function fieldsOf(element: XmlElement) {
  const last = (space: Space, name: string) =>
    element.children.findLast((one) => one.space === space && one.name === name)?.text;
  const text = (space: Space, name: string) => (last(space, name) ?? '').trim();
  return {
    text,
    /** As it stands, with the blank space around it. */
    raw: (space: Space, name: string) => last(space, name) ?? '',
    number: (space: Space, name: string) => numberOf(text(space, name)),
    all: (space: Space, name: string) =>
      element.children.filter((one) => one.space === space && one.name === name),
  };
}

export type Fields = ReturnType<typeof fieldsOf>;

/** A whole number, null where the text is none. */
export function numberOf(text: string): number | null {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : null;
  return value !== null && Number.isSafeInteger(value) ? value : null;
}

/** An instant as `2013-04-09 13:37:45`, of a time zone; null where there is none (WordPress writes zeros). */
export function instantOf(text: string, timeZone = 'UTC'): Date | null {
  const found = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})$/.exec(text);
  if (!found || text.startsWith('0000')) return null;
  const instant = localInstant(`${found[1]}T${found[2]}`, timeZone);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/** The words of a slug as a person reads them: `%c4%8dlanak` is `članak`. */
export function decodedSlug(slug: string): string {
  if (!slug.includes('%')) return slug;
  try {
    return decodeURIComponent(slug);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return slug;
  }
}
