import type { ProductStock } from '@izlog/contract/product/stock';

/** A product, or one variant of it, as every format gets it: prices and stock by the shop's own rules, texts as plain text. */
export interface FeedItem {
  /** The same for as long as the product is there: its SKU where the format can take that, else its number. */
  id: string;
  /** Of the product it is a variant of; null where it is none. */
  groupId: string | null;
  /** Its name, with what tells it from the other variants. */
  title: string;
  /** Name and address of the product it is a variant of, else its own. */
  groupTitle: string;
  groupLink: string;
  description: string;
  link: string;
  /** Whole addresses, the main one first. */
  pictures: readonly string[];
  /** To pay, with tax, in decimals of `currency` (ISO 4217). */
  price: number;
  /** Struck through beside it while a reduction is announced (Directive 98/6/EC, Article 6a); null without one. */
  compareAtPrice: number | null;
  /** Of the reduction, as ISO text; null where it has no end. */
  saleFrom: string | null;
  saleTo: string | null;
  currency: string;
  stock: ProductStock;
  brand: string | null;
  /** With a right check digit; null where it has none. */
  gtin: string | null;
  sku: string | null;
  /** The maker's name of the model. */
  mpn: string | null;
  /** Names of the shop's categories from the root down. */
  categoryPath: readonly string[];
  /** What the channel calls its category; null where nothing was said. */
  category: string | null;
  /** What tells variants apart: `boja`, `Boja`, `crvena`. */
  options: readonly FeedOption[];
  /** Grams; null where unknown. */
  weight: number | null;
  /** Content for the price per unit, where it is stated. */
  content: { amount: number; unit: string; base: number; baseUnit: string } | null;
}

export interface FeedOption {
  code: string;
  label: string;
  value: string;
}
