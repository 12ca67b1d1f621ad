import type { Cents } from '@izlog/contract/money';
import type { DayRule } from '@izlog/contract/product/choices/day-rule';
import type { CustomOptionKind } from '@izlog/contract/product/product-kinds';
import type { StockInput } from '#platform/services/inventory/index.ts';
import type { PriceInput } from '#platform/services/pricing/index.ts';
import type { ProductTable, WordsRow } from './plain-fields.ts';

/** The words of a product in one language; without a slug one is made from the name, safety that is left out stays. */
export type ProductWords = Partial<Omit<WordsRow, 'language'>> & Pick<WordsRow, 'name'>;

/** Choices or a number (dates: ms since 1970) that a product has for an attribute. */
export type ProductAttribute =
  | { attributeId: number; valueIds: readonly number[] }
  | { attributeId: number; number: number };

/** A choice of a custom option; `surcharge` is added to the price, `price` replaces it. */
export interface CustomOptionValueInput {
  sku: string;
  label: Record<string, string>;
  surcharge?: Cents | null;
  price?: Cents | null;
  color?: string | null;
  mediaId?: number | null;
}

export interface CustomOptionInput {
  title: string;
  label: Record<string, string>;
  hint?: Record<string, string>;
  optionType: 'text' | 'number';
  inputType?: CustomOptionKind | null;
  isRequired?: boolean;
  maxLength?: number | null;
  min?: number | null;
  max?: number | null;
  days?: DayRule | null;
  values?: CustomOptionValueInput[];
}

/** Columns that saving fills in by itself. */
type NotSaid = 'siteId' | 'offeredFrom' | 'offerTurns' | 'withheld' | 'updatedAt' | 'changedBy';

/**
 * A product to save. It is found by `id`, else by `source` and `externalId`, else it is new. What is left out stays as
 * it is; a list or a language that is given replaces the one before. Prices are added to the journal when they differ
 * from what holds already.
 */
export interface ProductInput extends Partial<Omit<ProductTable, NotSaid>> {
  translations?: Record<string, ProductWords>;
  /** The main category first. */
  categories?: readonly number[];
  tags?: readonly number[];
  attributes?: readonly ProductAttribute[];
  /** Attributes by which its variants differ, in order. */
  axes?: readonly number[];
  media?: ReadonlyArray<{ mediaId: number; alt?: Record<string, string> }>;
  downloads?: ReadonlyArray<{ name: string; mediaId?: number | null; url?: string | null }>;
  bundle?: ReadonlyArray<{ productId: number; quantity: number }>;
  crossSell?: readonly number[];
  upSell?: readonly number[];
  customOptions?: readonly CustomOptionInput[];
  stock?: StockInput;
  prices?: readonly PriceInput[];
}
