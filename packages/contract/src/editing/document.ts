import type { Part } from '../cms/content/part.ts';

/** What is drafted, versioned and published as a whole: a thing of a kind in one language. */
export interface DocumentRef {
  /** `content` for pages, posts, terms, templates, elements and navigation; else the kind itself. */
  kind: DocumentKindName;
  id: number;
  /** Three-letter code. */
  language: string;
}

/** Kinds of documents; a service offers each by one object (`DocumentKind` of the platform). */
export const documentKinds = ['content', 'product', 'category', 'event', 'look'] as const;
export type DocumentKindName = (typeof documentKinds)[number];

/**
 * What a document is made of. The root's id is `root`; its handler names the declaration of its fields: `page`, `post`,
 * `term`, `navigation`, `header-section`, `product`, …
 */
export interface DocumentBody {
  root: Part;
  /** By op path: the hash of what a field was translated from. */
  sources?: Record<string, string>;
}

/** Id of the part that holds a document's own fields. */
export const rootId = 'root';

/** One text for a document, which sorts as locks are taken: `content:12:hrv`. */
export function documentKey({ kind, id, language }: DocumentRef): string {
  return `${kind}:${id}:${language}`;
}

/** The document of a key; nothing when it is none. */
export function documentOfKey(key: string): DocumentRef | undefined {
  const [kind, id = '', language = '', ...rest] = key.split(':');
  const known = documentKinds.find((one) => one === kind);
  const number = Number(id);
  if (!known || rest.length > 0 || !/^[1-9]\d{0,15}$/.test(id) || !Number.isSafeInteger(number))
    return undefined;
  return /^[a-z]{3}$/.test(language) ? { kind: known, id: number, language } : undefined;
}
