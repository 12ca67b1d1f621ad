import type { Cents } from '@izlog/contract/money';
import type {
  CustomOptionKind,
  ProductFormat,
  ProductType,
  PurchaseKind,
} from '@izlog/contract/product/product-kinds';
import type { StockInput } from '#platform/services/inventory/index.ts';
import type { PriceInput } from '#platform/services/pricing/index.ts';
import type { ProductFact, RichText } from './product.tables.ts';

/** The words of a product in one language; without a slug one is made from the name. */
export interface ProductWords {
  name: string;
  slug?: string;
  kindLine?: string;
  /** Plain text. */
  shortDescription?: string;
  /** A ProseMirror document, or `{ type: 'html', html }` with sanitised HTML. */
  description?: RichText | null;
  facts?: ProductFact[];
  /** Warnings and safety information, plain text; what is left out stays. */
  safety?: string;
  externalButton?: string;
  seoTitle?: string;
  seoDescription?: string;
}

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
  values?: CustomOptionValueInput[];
}

/**
 * A product to save. It is found by `id`, else by `source` and `externalId`, else it is new. What is left out stays as
 * it is; a list or a language that is given replaces the one before. Prices are added to the journal when they differ
 * from what holds already.
 */
export interface ProductInput {
  id?: number;
  source?: string;
  externalId?: string;
  contentHash?: string | null;
  parentId?: number | null;
  format?: ProductFormat;
  type?: ProductType;
  purchase?: PurchaseKind;
  sku?: string | null;
  barcode?: string | null;
  brandId?: number | null;
  taxClassId?: number | null;
  /** Grams. */
  weight?: number | null;
  /** Millimetres. */
  length?: number | null;
  width?: number | null;
  height?: number | null;
  content?: number | null;
  contentUnit?: string | null;
  baseContent?: number | null;
  baseUnit?: string | null;
  /** What the maker calls the model. */
  modelId?: string | null;
  /** The maker's guarantee of durability; a product that has one names brand, model and terms too. */
  guaranteeYears?: number | null;
  /** Web address of its terms. */
  guaranteeTerms?: string | null;
  minQuantity?: number;
  maxQuantity?: number | null;
  quantityStep?: number;
  isFeatured?: boolean;
  isArchived?: boolean;
  isPublished?: boolean;
  isVisible?: boolean;
  isPriceFrom?: boolean;
  isReturnable?: boolean;
  categoryPriority?: number;
  position?: number;
  externalUrl?: string | null;
  createdAt?: Date;
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
