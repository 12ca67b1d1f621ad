import type {
  BackorderKind,
  ProductFormat,
  ProductType,
  PurchaseKind,
} from '@izlog/contract/product/product-kinds';
import type { ProductFact, RichText } from '../products/product.tables.ts';

/** The words of a product in one language, as they are stored: nothing is filled from another language. */
export interface ExportedWords {
  name: string;
  slug: string;
  kindLine: string;
  shortDescription: string;
  /** A ProseMirror document, or `{ type: 'html', html }`. */
  description: RichText | null;
  facts: ProductFact[];
  externalButton: string;
  seoTitle: string;
  seoDescription: string;
}

/** A price that held when the file was written; a decimal number with at most 2 places, tax included. */
export interface ExportedPrice {
  amount: number;
  /** ISO 8601; `to` is the first instant at which it no longer holds, null when no end is set. */
  from: string;
  to: string | null;
}

/** One product of an export file; a variant follows the configurable product that it belongs to. */
export interface ExportedProduct {
  id: number;
  /** Id of the configurable product; null unless it is a variant. */
  parentId: number | null;
  sku: string | null;
  barcode: string | null;
  format: ProductFormat;
  type: ProductType;
  purchase: PurchaseKind;
  isPublished: boolean;
  isArchived: boolean;
  isVisible: boolean;
  isFeatured: boolean;
  brand: string | null;
  /** Code of the tax class and its rate in percent. */
  tax: { code: string; rate: number } | null;
  weightGrams: number | null;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  /** Pieces of one purchase: least, most, and the multiple it is sold in. */
  minQuantity: number;
  maxQuantity: number | null;
  quantityStep: number;
  externalUrl: string | null;
  /** By kind, for all stores; a kind without a price is absent. A variant without prices costs what its parent does. */
  prices: Partial<Record<'base' | 'sale' | 'member', ExportedPrice>>;
  /** Null when pieces are not counted. */
  stock: {
    quantity: number;
    reserved: number;
    lowAt: number | null;
    backorders: BackorderKind;
  } | null;
  /** Names from the root down, in the default language of the site; the main category first. */
  categories: string[][];
  tags: string[];
  /** Values are names, numbers as text, or ISO 8601 dates. */
  attributes: { code: string; name: string; values: string[] }[];
  /** File names of its pictures, in order. */
  media: string[];
  /** Members of a bundle. */
  members: { id: number; sku: string | null; quantity: number }[];
  /** By three-letter language code. */
  translations: Record<string, ExportedWords>;
}
