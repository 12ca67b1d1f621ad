import type { SortOptionId } from '@izlog/contract/product/filters/sort-option';

/** The words of a category in one language. */
export interface CategoryWords {
  name: string;
  slug?: string;
  /** One line under the name. */
  line?: string;
  /** Plain text. */
  description?: string;
  seoTitle?: string;
  seoDescription?: string;
}

/** A category to save: found by `id`, else by `source` and `externalId`, else new. What is left out stays. */
export interface CategoryInput {
  id?: number;
  source?: string;
  externalId?: string;
  parentId?: number | null;
  position?: number;
  sortTypes?: SortOptionId[];
  sortDefaultType?: SortOptionId | null;
  mediaId?: number | null;
  isPublished?: boolean;
  /** Whether its products need the information of product safety before they are published. */
  requiresSafety?: boolean;
  kpd?: string | null;
  translations?: Record<string, CategoryWords>;
}
