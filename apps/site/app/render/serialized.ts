declare const held: unique symbol;

/**
 * What a loader hands to its screen (pack.server.ts): where it stands in the page, by its number, or the text itself for
 * scripts that ask for data alone.
 */
export interface Serialized<T> {
  place?: number;
  /** As JSON. */
  json?: string;
  /** Never there: what is packed, for the compiler. */
  readonly [held]?: T;
}

/** What was packed, by what stands for it; on the server the very thing. */
export const opened = new WeakMap<object, unknown>();

/** The id of the element that holds packed data of a page. */
export const placeId = (place: number): string => `data-${place}`;

/** What a loader packed; the same object each time, since screens compare by it. */
export function unpack<T>(serialized: Serialized<T>): T {
  if (!opened.has(serialized))
    opened.set(serialized, JSON.parse(serialized.json ?? textAt(serialized.place ?? 0)));
  return opened.get(serialized) as T;
}

const textAt = (place: number): string => document.getElementById(placeId(place))?.textContent ?? '';

/** The data of a loader that packs or does not. */
export const dataOf = (data: unknown): unknown => (isSerialized(data) ? unpack(data) : data);

function isSerialized(data: unknown): data is Serialized<unknown> {
  if (typeof data !== 'object' || data === null) return false;
  const { place, json } = data as Serialized<unknown>;
  return typeof place === 'number' || typeof json === 'string';
}
