import type { FilterType } from '@izlog/contract/product/product-kinds';

/** A choice of an attribute; `code` says which. */
export interface AttributeValueInput {
  code: string;
  label: Record<string, string>;
  color?: string | null;
  mediaId?: number | null;
  isShopDefault?: boolean;
}

/**
 * An attribute to save: found by its code; by `id` where that is given, and null makes a new one. Choices that are given
 * are added or changed, none is removed.
 */
export interface AttributeInput {
  id?: number | null;
  code: string;
  type: FilterType;
  label: Record<string, string>;
  unit?: Record<string, string>;
  isFilterable?: boolean;
  isVariationAxis?: boolean;
  isShown?: boolean;
  position?: number;
  customClass?: string;
  values?: readonly AttributeValueInput[];
}
