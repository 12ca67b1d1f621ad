import type { SortOptionId } from '@izlog/contract/product/filters/sort-option';
import type { CustomOptionKind, FilterType, ProductFormat } from '@izlog/contract/product/product-kinds';
import type { Cents, Link, MediaFile, Moment, RichText, Text } from './shape.ts';

export const productTypes = ['simple', 'configurable', 'bundle', 'e-product', 'service'] as const;
export const taxRates = [25, 13, 5, 0] as const;

export type ProductType = (typeof productTypes)[number];
export type TaxRate = (typeof taxRates)[number];

/** A category of the shop; the tree has two levels, `parent` is the key of the upper one (CATALOG-047). */
export interface Category {
  key: string;
  parent?: string;
  name: Text;
  slug: Text;
  /** One line under the name in the directory and in the menu. */
  line: Text;
  description: Text;
  media: MediaFile;
  sortTypes?: SortOptionId[];
  sortDefaultType?: SortOptionId;
}

/** A label that cuts across categories (CATALOG-056). */
export interface Tag {
  key: string;
  name: Text;
  slug: Text;
}

/** One choice of an attribute; a visual swatch has a colour or a picture, never both. */
export interface AttributeChoice {
  key: string;
  label: Text;
  hex?: string;
  media?: MediaFile;
  shopDefault?: boolean;
}

/** An attribute by which the list is filtered (CATALOG-028); `unit` stands after a number. */
export interface Attribute {
  code: string;
  label: Text;
  type: FilterType;
  unit?: Text;
  customClass?: string;
  choices?: AttributeChoice[];
}

/**
 * Value of an attribute: choice key (Dropdown, TextSwatch, VisualSwatch), choice keys (MultiSelect), number,
 * yes or no, `YYYY-MM-DD` (Date), or a moment after seeding (DateTime).
 */
export type AttributeValue = string | string[] | number | boolean | Moment;
export type AttributeValues = Record<string, AttributeValue>;

/** One line of the price journal; both ends are counted in days from seeding, a negative `endsInDays` is past. */
export interface PriceEntry {
  kind: 'base' | 'sale' | 'member';
  amount: Cents;
  startsDaysAgo: number;
  endsInDays?: number;
}

/** What is asked today and how it came about; the 30-day lowest price is computed from the journal. */
export interface Prices {
  base: Cents;
  sale?: Cents;
  member?: Cents;
  /** Shown as "od 2.400,00 €": the price is agreed in an offer. */
  isFrom: boolean;
  journal: PriceEntry[];
}

/** `untracked` never runs out; a tracked quantity may be low or zero, then `restockInDays` tells when it returns. */
export type Stock = { tracked: false } | { tracked: true; quantity: number; restockInDays?: number };

/** A choice of a custom option: `surcharge` is added to the price, `price` replaces it (subscriptions, vouchers). */
export interface CustomOptionValue {
  label: Text;
  sku: string;
  surcharge?: Cents;
  price?: Cents;
  hex?: string;
  media?: MediaFile;
}

/**
 * A custom option (PRODUCT-022, PRODUCT-023). `title` is the `option_title` of the wire and the key of
 * `personalizations`, the same in every language (PRODUCT-026 compares it); `label` is what people read.
 * Without an `inputType` it is a plain text field.
 */
export interface CustomOption {
  title: string;
  label: Text;
  hint?: Text;
  optionType: 'text' | 'number';
  inputType: CustomOptionKind | null;
  required: boolean;
  maxLength?: number;
  min?: number;
  max?: number;
  values: CustomOptionValue[];
}

/** An associated product of a configurable one, found by its attribute values; the parent lends what is missing. */
export interface Variant {
  key: string;
  sku: string;
  ean: string;
  attributes: Record<string, string>;
  prices?: Prices;
  stock: Stock;
  weight?: number;
  media: MediaFile[];
}

/** A member of a bundle by product key; a configurable member has to be chosen by the buyer. */
export interface BundleEntry {
  product: string;
  quantity: number;
}

/** One line of the facts table of a product page. */
export interface Fact {
  label: Text;
  value: Text;
}

/** Everything about one product; keys refer to categories, tags, brands, attributes, media and other products. */
export interface Product {
  key: string;
  type: ProductType;
  format: ProductFormat;
  sku: string;
  ean?: string;
  name: Text;
  slug: Text;
  /** The short line above the name in a tile: "Predložak, xlsx". */
  kindLine: Text;
  short: Text;
  description: RichText;
  facts: Fact[];
  /** The first one is the main category. */
  categories: string[];
  tags: string[];
  brand: string;
  tax: TaxRate;
  prices: Prices;
  /** What the footer of the tile does; a configurable product or a bundle opens its page or dialog first. */
  purchase: 'cart' | 'inquiry' | 'reservation';
  stock: Stock;
  /** Grams; absent for what is not sent. */
  weight?: number;
  attributes: AttributeValues;
  media: MediaFile[];
  customOptions: CustomOption[];
  variantAttributes: string[];
  variants: Variant[];
  bundle: BundleEntry[];
  crossSell: string[];
  /** Warnings and safety information (GPSR, Article 19). */
  safety?: Text;
  /** The maker's guarantee of durability, with the model it is for (GARAN). */
  guarantee?: { modelId: string; years: number; terms: string };
  featured: boolean;
  categoryPriority: number;
  createdDaysAgo: number;
  /** False for personalised goods and digital content (Consumer Protection Act, art. 79); a service is withdrawn from. */
  returnable: boolean;
}

/** Brand and, for the General Product Safety Regulation, who made the goods and where to reach them. */
export interface Brand {
  key: string;
  name: string;
  manufacturer: { name: string; address: string; email: string };
  link?: Link;
}
