import type { SiteContext } from '#site/platform-client/site-context.ts';
import { opened, placeId, type Serialized } from './serialized.ts';

/** Only what JSON keeps as it is: anything else would be another thing in the browser than on the server. */
type Plain<T> = T extends
  | Date
  | Promise<unknown>
  | ReadonlyMap<unknown, unknown>
  | ReadonlySet<unknown>
  | bigint
  ? never
  : T extends object
    ? { [K in keyof T]: Plain<T[K]> }
    : T;

/**
 * Packs what a loader found. React Router would number every name and value of it, which costs more to write and to read
 * than JSON, and does not compress: a list of 24 is a tenth lighter so. In a page it stands as JSON of its own
 * (`serializedScripts`), for scripts it is one text.
 */
export function pack<T extends object>(
  { serialized }: Pick<SiteContext, 'serialized'>,
  value: T & Plain<T>,
): Serialized<T> {
  const stands: Serialized<T> = serialized
    ? { place: serialized.push(value) - 1 }
    : { json: JSON.stringify(forScreens(value)) };
  opened.set(stands, value);
  return stands;
}

/**
 * What a loader found, without its structured data: they stand in the head for machines that read it, and no screen shows
 * them (seo/facts-of.ts). Not by a function for each name and value, which makes JSON four times as slow.
 */
function forScreens(value: object): object {
  const { seo } = value as { seo?: unknown };
  if (typeof seo !== 'object' || seo === null || !('jsonLd' in seo)) return value;
  return { ...value, seo: { ...seo, jsonLd: undefined } };
}

/** What the loaders of a page packed, for its end. It cannot end its element: that needs a `<`. */
export const serializedScripts = (serialized: readonly object[] = []): string =>
  serialized
    .map((value, place) => {
      const json = JSON.stringify(forScreens(value)).replaceAll('<', '\\u003c');
      return `<script type="application/json" id="${placeId(place)}">${json}</script>`;
    })
    .join('');
