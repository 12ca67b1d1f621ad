import type { Rate } from '@izlog/contract/money';
import type { SentFilter } from '@izlog/contract/product/filters/sent-filter';
import type { Bits, Field } from 'catalogue-index';
import type { Statement } from '#platform/kernel/database/statement.ts';

/** What a filter asks for, or why it cannot be understood. */
export type Read<Wanted> = { wanted: Wanted } | { problem: string };

/** Where the index has what a kind of filter asks for. */
interface FilterField<Wanted, F extends Field<never>> {
  field(): F;
  /** What the field is given of `product_list l`: an expression that becomes JSON. */
  column: Statement;
  /** Slots that pass, in a price list. */
  slots(field: F, wanted: Wanted, list: number): Bits;
}

/**
 * A kind of filter that every list knows, declared once: how it is read, its condition in SQL, its set in the index. Both
 * find the same products, which `filters-agree.test.ts` plays through.
 */
interface FilterBase<Wanted> {
  read(sent: SentFilter, rate: Rate): Read<Wanted>;
  /** The condition on `product_list l`. */
  condition(wanted: Wanted): Statement;
  /** It is wanted or not: the same plan serves both, and both at once find nothing. */
  isAnswer?: boolean;
}

/** A declared kind. */
export interface FilterKind<Wanted> extends FilterBase<Wanted> {
  /** Without it only the database can tell. */
  index?: FilterField<Wanted, Field<never>>;
}

/** Declares a kind that the index knows too; its types follow from what it reads and where it looks. */
export function defineFilter<Wanted, F extends Field<never>>(
  kind: FilterBase<Wanted> & { index: FilterField<Wanted, F> },
) {
  return kind;
}
