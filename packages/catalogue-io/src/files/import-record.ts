import { z } from 'zod';
import { customOptionKinds } from '../product-kinds.ts';

/** Longest texts and lists (characters, entries) that a record may hold; readers refuse the row beyond them. */
export const importLimits = {
  name: 500,
  code: 200,
  text: 2_000,
  html: 200_000,
  url: 2_000,
  values: 500,
  categoryDepth: 20,
  /** Variants that one row may stand for by leaving attributes open. */
  openChoices: 200,
} as const;

const name = z.string().min(1).max(importLimits.name);
const code = z.string().min(1).max(importLimits.code);
const externalId = z.string().min(1).max(2_000);
const html = z.string().describe('HTML that was already sanitised; empty when there is none');
const cents = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const instant = z.iso.datetime();

/**
 * A product named by another row: by its SKU, or by its number in the shop it comes from; as a member of a bundle with
 * its pieces, one when left out.
 */
export const ImportRef = z.object({
  by: z.enum(['sku', 'id']),
  value: code,
  quantity: z.number().int().min(2).optional(),
});

/** Prices in minor units of the import's currency; `null` as base means that the file gives no price. */
export const ImportPrice = z.object({
  base: cents.nullable(),
  sale: cents.nullable(),
  saleFrom: instant.nullable(),
  saleTo: instant.nullable(),
});

/** Stock as the other shop kept it; `quantity` is `null` when it does not count pieces. */
export const ImportStock = z.object({
  tracked: z.boolean(),
  quantity: z.number().int().min(0).nullable(),
  lowAt: z.number().int().min(0).nullable(),
  inStock: z.boolean(),
  backorders: z.enum(['no', 'notify', 'yes']),
});

/** A picture: an http(s) address, or a path inside the folder given to the import. */
export const ImportImage = z.object({ src: z.string().min(1), alt: z.string().nullable() });

/** An attribute with its values; `isVariation` marks one by which variants are chosen. */
export const ImportAttribute = z.object({
  name,
  values: z.array(name),
  visible: z.boolean(),
  isVariation: z.boolean(),
  defaultValue: name.nullable(),
});

/** How a product is taxed; an empty class is the standard rate. */
export const ImportTax = z.object({ status: z.enum(['taxable', 'shipping', 'none']), taxClass: z.string() });

/** A choice or a field of a product; `kind` null is a line of text, `surcharge` minor units added to the price. */
export const ImportOption = z.object({
  title: name,
  kind: z.enum(customOptionKinds).nullable(),
  isRequired: z.boolean(),
  maxLength: z.number().int().min(1).nullable(),
  values: z.array(z.object({ sku: code, label: name, surcharge: cents.nullable() })),
});

/** The words of a product in another language than that of the file. */
export const ImportWords = z.object({
  name,
  slug: z.string().nullable(),
  description: html,
  shortDescription: html,
  seo: z.object({ title: z.string(), description: z.string() }),
});

const purchasable = {
  externalId,
  row: z.number().int().min(1).describe('record of the file, the header being 1'),
  sku: code.nullable(),
  barcode: code.nullable(),
  name,
  description: html,
  /** By three-letter code; absent when the file has one language. */
  words: z.record(z.string(), ImportWords).optional(),
  price: ImportPrice,
  stock: ImportStock,
  shippingClass: z.string(),
  weightGrams: z.number().int().min(1).nullable(),
  lengthMm: z.number().int().min(1).nullable(),
  widthMm: z.number().int().min(1).nullable(),
  heightMm: z.number().int().min(1).nullable(),
  isDigital: z.boolean().describe('Nothing of it is sent by post.'),
  isService: z.boolean().optional().describe('Neither is there a file to fetch: people do it.'),
  published: z.boolean(),
  images: z.array(ImportImage),
  downloads: z.array(z.object({ name: z.string(), url: z.url({ protocol: /^https?$/ }) })),
  position: z.number().int(),
};

/** What one product of another shop is, whatever shop it comes from. */
export const ImportProduct = z.object({
  record: z.literal('product'),
  ...purchasable,
  tax: ImportTax,
  kind: z.enum(['simple', 'configurable', 'bundle', 'e-product', 'external']),
  slug: z.string().nullable().describe('the other shop’s own slug, if it has one'),
  shortDescription: html,
  categories: z.array(z.array(name).min(1).max(importLimits.categoryDepth)),
  tags: z.array(name),
  brands: z.array(name),
  attributes: z.array(ImportAttribute),
  featured: z.boolean(),
  visibility: z.enum(['visible', 'catalog', 'search', 'hidden']),
  upsells: z.array(ImportRef),
  crossSells: z.array(ImportRef),
  grouped: z.array(ImportRef).describe('members of a bundle'),
  external: z.object({ url: z.url({ protocol: /^https?$/ }), buttonText: z.string() }).nullable(),
  unit: z
    .object({ quantity: z.string(), unit: z.string(), baseQuantity: z.string(), baseUnit: z.string() })
    .nullable()
    .describe('content for the unit price: 500 ml, priced per 1 l'),
  seo: z.object({ title: z.string(), description: z.string() }),
  soldIndividually: z.boolean(),
  reviewsAllowed: z.boolean(),
  purchaseNote: html,
  options: z.array(ImportOption).optional(),
});

/** One variant of a configurable product; it always follows its parent in the stream. */
export const ImportVariant = z.object({
  record: z.literal('variant'),
  ...purchasable,
  tax: ImportTax.nullable().describe('null: as the parent'),
  parentId: externalId.describe('externalId of the configurable product'),
  options: z.array(z.object({ name, value: name })),
});

/** A row that is not imported and every reason for it. */
export const RejectedRow = z.object({
  record: z.literal('rejected'),
  row: z.number().int().min(1),
  problems: z.array(z.object({ column: z.string(), reason: z.string(), value: z.string() })).min(1),
});

/** A row that is imported, but not all of it. */
export const RowWarning = z.object({
  record: z.literal('warning'),
  row: z.number().int().min(1),
  column: z.string(),
  reason: z.string(),
  value: z.string(),
});

/** What a reader hands on: the same for every kind of file. */
export const ImportRecord = z.discriminatedUnion('record', [
  ImportProduct,
  ImportVariant,
  RejectedRow,
  RowWarning,
]);

export type ImportRef = z.infer<typeof ImportRef>;
export type ImportTax = z.infer<typeof ImportTax>;
export type ImportOption = z.infer<typeof ImportOption>;
export type ImportWords = z.infer<typeof ImportWords>;
export type ImportPrice = z.infer<typeof ImportPrice>;
export type ImportStock = z.infer<typeof ImportStock>;
export type ImportImage = z.infer<typeof ImportImage>;
export type ImportAttribute = z.infer<typeof ImportAttribute>;
export type ImportProduct = z.infer<typeof ImportProduct>;
export type ImportVariant = z.infer<typeof ImportVariant>;
export type RejectedRow = z.infer<typeof RejectedRow>;
export type RowWarning = z.infer<typeof RowWarning>;
export type ImportRecord = z.infer<typeof ImportRecord>;
