import { z } from 'zod';
import { Rich } from '../cms/content/rich.ts';
import { Picture } from '../media/media.ts';
import { fieldsWith, schemasOf } from '../records/fields.ts';
import { productPlainFields } from '../records/product.ts';
import { associatedAttribute, attributeOfProduct } from './attribute.ts';
import { categoryName, tag } from './category.ts';
import { customOption } from './choices/custom-option.ts';
import { durabilityGuarantee } from './durability-guarantee.ts';
import { productFormats, productTypes, purchaseKinds } from './product-kinds.ts';
import { productPrices, unitPrice } from './product-price.ts';
import { quantityRule } from './quantity-rule.ts';
import { productStock } from './stock.ts';

/** A member of a bundle (PRODUCT-029). */
export const bundleEntry = z.object({
  product: z.int().describe('Id of the member.'),
  format: z.enum(productFormats),
  quantity: z.int().min(1),
});
export type BundleEntry = z.infer<typeof bundleEntry>;

/** What a tile of a list shows; each field may be selected. */
export const listedProduct = productPrices.extend({
  ...schemasOf(fieldsWith(productPlainFields, 'tile')),
  id: z.int(),
  parentId: z.int().nullable().describe('The configurable product of a variant.'),
  name: z.string(),
  slug: z.string(),
  sku: z.string().nullable(),
  type: z.enum(productTypes),
  format: z.enum(productFormats),
  purchase: z.enum(purchaseKinds).describe('What the foot of its tile does.'),
  unitPrice: unitPrice.nullable(),
  kindLine: z.string().describe('Short line above the name.'),
  brand: z.string().nullable(),
  media: z.array(Picture).describe('Pictures in order; in lists the first two.'),
  swatches: z
    .array(z.string())
    .optional()
    .describe('Colours (#rrggbb) in which a configurable product comes; in lists only.'),
  bundles: z.array(bundleEntry),
  categoryPriority: z.int(),
  featured: z.boolean(),
  needsChoice: z
    .boolean()
    .describe('True when one press cannot add it: an option must be answered, or more than one piece taken.'),
  archived: z.boolean(),
  stock: productStock,
  language: z
    .string()
    .describe('Three-letter code of its words: another than the one asked for where it is not translated.'),
});
export type ListedProduct = z.infer<typeof listedProduct>;

/** A variant of a configurable product: a product of its own with the attributes that find it (PRODUCT-018). */
export const associatedProduct = listedProduct.extend({
  attributeSet: z.object({ attributes: z.array(attributeOfProduct) }),
  barcode: z.string().nullable(),
  weight: z.int().nullable().describe('Grams.'),
  quantityRule,
  guarantee: durabilityGuarantee
    .nullable()
    .describe("The maker's guarantee of durability, as the GARAN label tells it."),
});
export type AssociatedProduct = z.infer<typeof associatedProduct>;

const seo = z.object({ title: z.string(), description: z.string() });

/** Imported descriptions are sanitised HTML; everything written here is a ProseMirror document. */
export const productDescription = z.union([z.object({ type: z.literal('html'), html: z.string() }), Rich]);

/** A product in full (PRODUCT-002). */
export const product = associatedProduct.extend({
  ...schemasOf(fieldsWith(productPlainFields, 'page')),
  shortDescription: z.string(),
  description: productDescription.nullable(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  categories: z.array(categoryName).describe('The main one first.'),
  breadcrumbs: z.array(categoryName).describe('From the root down to the main category.'),
  tags: z.array(tag),
  associatedProducts: z.array(associatedProduct),
  associatedProductsAttributes: z.array(associatedAttribute),
  customOptions: z.array(customOption),
  crossSellProducts: z.array(z.int()).describe('Ids; read them with the product filter (CATALOG-057).'),
  upSellProducts: z.array(z.int()),
  parent: z.object({ id: z.int(), name: z.string(), slug: z.string() }).nullable(),
  manufacturer: z
    .object({ name: z.string(), address: z.string(), email: z.string() })
    .nullable()
    .describe('Maker with addresses, for product safety (GPSR, Article 19).'),
  responsible: z
    .object({ name: z.string(), address: z.string(), email: z.string() })
    .nullable()
    .describe('Person responsible in the EU, where the maker is outside it.'),
  safety: z.string().describe('Warnings and safety information, plain text; may be empty.'),
  taxRate: z.number().describe('Percent, included in the prices.'),
  dimensions: z
    .object({ length: z.int(), width: z.int(), height: z.int() })
    .nullable()
    .describe('Millimetres.'),
  isPriceSum: z
    .boolean()
    .describe('True for a bundle without a price of its own: it costs what its members cost.'),
  returnable: z.boolean().describe('False where the law knows no right of withdrawal.'),
  externalUrl: z.string().nullable(),
  externalButton: z.string(),
  seo,
  isFallback: z
    .boolean()
    .describe('True when the words are of the default language for want of a translation.'),
  alternates: z
    .array(z.object({ language: z.string(), slug: z.string() }))
    .describe('Its slugs by language.'),
  currency: z.string().describe('ISO 4217 code of the prices.'),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Product = z.infer<typeof product>;
