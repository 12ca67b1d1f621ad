import type { Pagination } from '@izlog/contract/pagination';
import type { LayeredFilter } from '@izlog/contract/product/filters/layered-navigation';
import type { Crumb } from '#site/seo/json-ld.ts';
import type { PageFacts } from '#site/seo/page-facts.ts';
import type { PictureView } from '#site/ui/pictures/picture-of.ts';
import type { TileView } from './door/tile-view.ts';
import type { OfferedSort } from './list-request.ts';

/** A filter as the column shows it. */
export interface FilterView {
  code: string;
  label: string;
  /** One of the eight types, or the discount filter that every list has (CATALOG-051). */
  type: LayeredFilter['type'] | 'Discount';
  unit: string;
  values: Array<{
    id: number;
    label: string;
    total: number;
    min?: number;
    max?: number;
    color?: string;
    picture?: PictureView;
  }>;
}

/** Everything the list page shows. */
export interface ListView {
  seo: PageFacts;
  heading: string;
  lead?: string;
  /** Language of heading and lead where it is not the page's (I18N-016). */
  lang?: string;
  crumbs: Crumb[];
  subcategories: Array<{ name: string; href: string; lang?: string; products?: number }>;
  path: string;
  tiles: TileView[];
  featured: TileView[];
  pagination: Pagination;
  sorts: ReadonlyArray<Pick<OfferedSort, 'id' | 'name'>>;
  sort: string;
  /** The list's own sort: it needs no parameter in the address. */
  defaultSort: string;
  limit: number;
  filters: FilterView[];
  /** Chosen filters as the address has them: `yes`, `no` or a comma list. */
  chosen: Record<string, string>;
  isFeatured: boolean;
}
