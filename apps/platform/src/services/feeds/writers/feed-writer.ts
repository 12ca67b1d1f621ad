import type { FeedItem } from './feed-item.ts';

/** What a format asks of every product; the reason why one without it is left out follows from it. */
export type FeedNeed =
  | 'picture'
  | 'brand'
  | 'description'
  | 'category'
  /** A GTIN, a brand or the maker's name of the model: one of them. */
  | 'identifier'
  /** Only what is at hand may be in it. */
  | 'stock'
  /** What can be ordered while it is not there needs the day on which it is back. */
  | 'restockDay';

/** The shop as the head of a file tells it. */
export interface FeedShop {
  name: string;
  /** Its main address, without a slash at the end. */
  address: string;
  /** Two letters. */
  language: string;
}

/**
 * A format of product feeds (DOOR-08): text that is written piece by piece, in any number of products. A writer is a pure
 * function of what it is given; it cuts what is too long for its channel, and escapes what it is given, for no text of a
 * product is trusted. `feedWriterSuite` plays all of that for each; an extension adds one by `feeds`.
 */
export interface FeedWriter {
  /** As it is kept: lower-case letters, digits and hyphens. */
  code: string;
  /** As people call the channel. */
  title: string;
  /** Ending of the address, and the media type of what it answers. */
  extension: 'xml' | 'jsonl';
  type: string;
  needs: readonly FeedNeed[];
  /** Whether an id may be used as it is; else the product's number stands for it. */
  takesId(id: string): boolean;
  begin(shop: FeedShop): string;
  /** The variants of one product, or the one product that has none; never empty. */
  group(items: readonly [FeedItem, ...FeedItem[]]): string;
  end(): string;
  /** A second file that describes the first, as JSON. */
  metadata?(feed: { id: string; updatedAt: string }): object;
}
