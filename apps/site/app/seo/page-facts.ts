/** The same content in another language: `hreflang` and its path. */
export interface Alternate {
  code2: string;
  path: string;
}

/** What search engines and social networks get about a page; loaders return it as `seo`. */
export interface PageFacts {
  title: string;
  description?: string;
  /** Path without query, as it is the canonical address. */
  path: string;
  /** Number of the page of a list; each from the second on is an address and a title of its own. */
  page?: number;
  /** What stands in the address beside the path and means the same in every language: words, filters, page. */
  query?: string;
  /** The page in all languages that have it, its own included. */
  alternates?: Alternate[];
  /** Address of a picture, absolute or from the root. */
  image?: string;
  type?: 'website' | 'article' | 'product';
  /** Its posts for feed readers: name and path. */
  feed?: { title: string; path: string };
  /** Kept out of search engines: cart, profile, search. */
  isPrivate?: boolean;
  jsonLd?: Array<Record<string, unknown>>;
}
