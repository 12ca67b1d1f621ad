import type { LayeredFilter } from '@izlog/contract/product/filters/layered-navigation';
import type { FilterType } from '@izlog/contract/product/product-kinds';
import type { Bits } from 'catalogue-index';
import type { Statement } from '#platform/kernel/database/statement.ts';
import type { Range } from '../filters/read-value.ts';
import type { ProductFields } from '../index/product-fields.ts';

/** What was sent for an attribute before anybody knows its type. */
export type SentWanted = { values: readonly number[] } | { answer: 'yes' | 'no' } | { range: Range };

/** An attribute of the site as filters need it. */
export interface FilteredAttribute {
  id: number;
  code: string;
  type: FilterType;
  /** The choices of a YesNo attribute. */
  yes: number | null;
  no: number | null;
  /** Of the values that were sent, those that are choices of this attribute. */
  values: number[];
}

/** What is counted of an attribute over the products of a list. */
export interface AttributeCounts {
  /** Its choices in order, each with how many products have it. */
  choices: LayeredFilter['values'];
  /** The ends of its numbers; nothing when no product has one. */
  range: { total: number; min: number; max: number } | undefined;
}

/** A kind of attribute, declared once: what may be asked, its condition in SQL, its set in the index, its answer. */
export interface AttributeKind<Wanted> {
  /** What is wanted; nothing when such an attribute cannot have what was sent, and the list is empty. */
  read(sent: SentWanted, attribute: FilteredAttribute): Wanted | undefined;
  /** The condition on `product_list l`. */
  condition(attributeId: number, wanted: Wanted): Statement;
  /** Slots of the index that pass. */
  slots(fields: ProductFields, attributeId: number, wanted: Wanted): Bits;
  present(counts: AttributeCounts): LayeredFilter['values'];
  /** Choices that are wanted: they are shown even when they find nothing. */
  chosen?(wanted: Wanted): readonly number[];
  /** Every choice is shown, not only those that products of the list have. */
  showsAll?: boolean;
}
