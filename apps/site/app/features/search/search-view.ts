import type { SearchCategory, SearchHit } from '@izlog/contract/cms/search/search-hit';
import type { Pagination } from '@izlog/contract/pagination';
import { type PriceView, priceView, type TileView } from '#site/features/catalog/door/tile-view.ts';
import { langMark } from '#site/i18n/lang-mark.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import type { PageFacts } from '#site/seo/page-facts.ts';
import { type PictureView, silentPictureView } from '#site/ui/pictures/picture-of.ts';

/** A find as the search page and the suggestions show it (SEARCH-004). */
export interface HitView {
  id: number;
  category: SearchCategory;
  title: string;
  /** Language of its words where it is not the page's (I18N-016). */
  lang?: string;
  /** Parts of the title that were looked for: start and end. */
  marks: ReadonlyArray<readonly [number, number]>;
  href: string;
  line: string;
  excerpt: string;
  picture: PictureView | null;
  price: PriceView | null;
  /** Products of a product category. */
  total: number | null;
  /** A product that goes into the cart as it is, or is sold out; null for what is chosen on its own page. */
  offer: 'add' | 'soldOut' | null;
  /** When a post was published or an event starts, ISO. */
  date: string | null;
}

/** A tab of the search with the number of its finds. */
export interface SearchTab {
  category: SearchCategory;
  total: number;
}

/** What stands in the address of the search page (SEARCH-005, SEARCH-006). */
export interface SearchState {
  query: string;
  /** Undefined: the first tab that has finds. */
  category?: SearchCategory;
  page: number;
  /** Words as they are, without corrections. */
  isExact: boolean;
}

/** Everything the search page shows. */
export interface SearchView {
  seo: PageFacts;
  state: SearchState;
  corrected: string | null;
  /** The tab in view. */
  category: SearchCategory;
  tabs: SearchTab[];
  hits: HitView[];
  pagination: Pagination;
}

/** What is suggested while a text is being typed. */
export interface SuggestionsView {
  hits: HitView[];
  /** Finds of all kinds, those not suggested too. */
  total: number;
}

/** A find of the platform with what is shown of it. */
export function hitView(
  { media, path, prices, unitPrice, kind, language: code, ...hit }: SearchHit,
  language: SiteLanguage,
  tiles: readonly TileView[] = [],
): HitView {
  const action = hit.category === 'products' && tiles.find(({ id }) => id === hit.id)?.action;
  const lang = langMark(code, language);
  return {
    ...hit,
    ...(lang && { lang }),
    offer: action === 'add' || action === 'soldOut' ? action : null,
    href: path,
    picture: media && silentPictureView(media),
    price: prices && priceView({ ...prices, unitPrice }),
  };
}
