import type { LinkKind, Reference } from '../demo/shape.ts';

/** Kinds of things that the demonstration data names by keys. */
export type KeyKind = LinkKind | 'media' | 'form' | 'brand' | 'productTag' | 'variant';

/** What a reference has become: the id in the place of the key. */
export type StoredLink = { kind: LinkKind; id: number; hash?: string };

/** Remembers which id each thing of a site got, by kind and key. */
export interface KeyBook {
  put(kind: KeyKind, key: string, id: number): void;
  /** Throws when nothing was stored under the key: the data names something that does not exist. */
  idOf(kind: KeyKind, key: string): number;
  linkTo(reference: Reference): StoredLink;
}

/** Makes an empty book. */
export function createKeyBook(): KeyBook {
  const ids = new Map<string, number>();
  const book: KeyBook = {
    put: (kind, key, id) => void ids.set(`${kind} ${key}`, id),
    idOf(kind, key) {
      const id = ids.get(`${kind} ${key}`);
      if (id === undefined)
        throw new Error(`The demonstration names a ${kind} that it does not have: ${key}.`);
      return id;
    },
    linkTo: ({ kind, key, hash }) => ({ kind, id: book.idOf(kind, key), ...(hash ? { hash } : {}) }),
  };
  return book;
}
