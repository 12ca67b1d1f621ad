import { Refusal } from '../refusal.ts';

/** A place in a list: what its last record was sorted by, and the id of that. */
export type Place = readonly [value: string, id: number];

/** A place as an address carries it. */
export const cursorOf = (...place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url');

/** The place that `cursorOf` wrote; refuses what it did not write, and a value that the list cannot be sorted by. */
export function readCursor(text: string, fits: (value: string) => boolean = () => true): Place {
  const [value, id] = parsed(Buffer.from(text, 'base64url').toString());
  // What the database can hold as a text.
  const isText = typeof value === 'string' && !value.includes('\0') && value.isWellFormed();
  if (isText && fits(value) && typeof id === 'number' && Number.isSafeInteger(id)) return [value, id];
  throw new Refusal('validationFailed', {
    fields: [{ path: 'after', kind: 'invalid_value', message: 'Not the end of a list.' }],
  });
}

function parsed(text: string): unknown[] {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read : [];
  } catch {
    // Whatever is no JSON is no cursor of ours.
    return [];
  }
}
