import type { FilterKey } from '@izlog/contract/product/filters/filter-keys';
import type { FilterKind } from './filter-kind.ts';
import { brand } from './kinds/brand.ts';
import { category } from './kinds/category.ts';
import { discount } from './kinds/discount.ts';
import { featured } from './kinds/featured.ts';
import { format } from './kinds/format.ts';
import { id } from './kinds/id.ts';
import { price } from './kinds/price.ts';
import { sku } from './kinds/sku.ts';
import { tag } from './kinds/tag.ts';
import { type } from './kinds/type.ts';

/** Some kind, to go through all of them. */
type AnyKind = FilterKind<unknown>;

/** The filters that every list knows; a key of the contract that is missing here does not compile. */
export const filterKinds = {
  id,
  category,
  tag,
  brand,
  sku,
  format,
  type,
  featured,
  discount,
  price,
} satisfies Record<FilterKey, AnyKind>;

/** What a filter of a kind asks for. */
type WantedOf<Key extends FilterKey> = Extract<
  ReturnType<(typeof filterKinds)[Key]['read']>,
  { wanted: unknown }
>['wanted'];

/** The filters of a request by their kinds; every one that is given has to hold. */
export type Asked = { [Key in FilterKey]?: WantedOf<Key>[] };

/** Every kind by its key, always in the same order. */
export const eachKind = Object.entries(filterKinds) as [FilterKey, AnyKind][];
