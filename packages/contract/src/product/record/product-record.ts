import { z } from 'zod';
import { Rich } from '../../cms/content/rich.ts';
import { Picture } from '../../media/media.ts';
import { schemasOf } from '../../records/fields.ts';
import { productPlainFields } from '../../records/product.ts';
import { visibleText } from '../../visible-text.ts';
import { backorderKinds, productFormats, productTypes } from '../product-kinds.ts';
import { saidDownload, saidOption } from './said-lists.ts';

/** Where a product stands: visible, not yet, asked to be visible and lacking something, put away. */
export const productStates = ['published', 'draft', 'waiting', 'archived'] as const;
export type ProductState = (typeof productStates)[number];

export const recordId = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

const line = (max: number) => z.string().trim().max(max);
/** The column holds no more. */
const quantity = z.int().min(-1_000_000_000).max(1_000_000_000);

/** The words of a product in one language, as staff write them. */
export const productWords = z.object({
  name: visibleText().min(1).max(300),
  slug: line(200).describe('Made of the name where it is empty.'),
  kindLine: line(200).describe('The short line above the name of a tile.'),
  shortDescription: line(5000).describe('Plain text.'),
  description: z
    .union([z.object({ type: z.literal('html'), html: z.string().max(500_000) }), Rich])
    .nullable(),
  safety: line(5000).describe('Warnings and safety information, plain text.'),
  seoTitle: line(300),
  seoDescription: line(1000),
});
export type ProductWordsRecord = z.infer<typeof productWords>;

/** A price in decimals of the main currency, tax included. */
const amount = z.number().min(0).max(10_000_000).multipleOf(0.01);

/** What a product costs as staff say it: the regular price now and from a day on, a sale with its period, the price of members. */
export const saidPrice = z.object({
  base: amount.nullable(),
  sale: amount.nullable(),
  saleFrom: z.iso.datetime({ offset: true }).nullable().describe('Null: as soon as it is saved.'),
  saleTo: z.iso
    .datetime({ offset: true })
    .nullable()
    .describe('The first instant without the sale; null: no end.'),
  member: amount.nullable(),
  nextBase: amount
    .nullable()
    .optional()
    .describe('The regular price from `nextFrom` on; null: none is planned; absent: what is planned stays.'),
  nextFrom: z.iso.datetime({ offset: true }).nullable().optional(),
});
export type SaidPrice = z.infer<typeof saidPrice>;

/** What is at hand of a product, as staff say it. */
export const saidStock = z.object({
  isTracked: z.boolean().describe('False: it never runs out.'),
  quantity,
  backorders: z.enum(backorderKinds),
  lowAt: z.int().min(0).max(1_000_000_000).nullable().describe('At or below it the product is low.'),
});

const attributeChoice = z.object({
  attributeId: recordId,
  valueIds: z.array(recordId).max(500).optional(),
  number: z.number().min(-1e15).max(1e15).optional().describe('Of a number or a date, in ms since 1970.'),
});

const alts = z.record(z.string().max(3), line(500));

/** Everything of a product that staff write; each part may be sent alone, the others stay. */
export const productFields = z.object({
  words: z.record(z.string().regex(/^[a-z]{3}$/), productWords).describe('By three-letter language code.'),
  state: z.enum(['published', 'draft', 'archived']),
  ...schemasOf(productPlainFields),
  categories: z.array(recordId).max(100).describe('The main one first.'),
  tags: z.array(recordId).max(200),
  attributes: z.array(attributeChoice).max(500),
  media: z
    .array(z.object({ mediaId: recordId, alt: alts }))
    .max(200)
    .describe('Pictures in order.'),
  bundle: z.array(z.object({ productId: recordId, quantity: z.int().min(1).max(10_000) })).max(100),
  downloads: z.array(saidDownload).max(50).describe('What the buyer of an e-product gets, in order.'),
  crossSell: z.array(recordId).max(100).describe('Products that are shown beside it, in order.'),
  upSell: z.array(recordId).max(100).describe('Better ones that are shown in its place.'),
  customOptions: z.array(saidOption).max(30).describe('What the buyer may say about it, in order.'),
  stock: saidStock,
  price: saidPrice,
});
export type ProductFields = z.infer<typeof productFields>;

/** What is not as it should be, without stopping anything. */
export const productWeaknesses = [
  'picture',
  'pictureAlt',
  'category',
  'maker',
  'translation',
  'shortDescription',
  'barcode',
  'barcodeOdd',
  'barcodeTaken',
  'taxClass',
  'stock',
  'downloads',
] as const;

/** One line of the price journal. */
export const journalEntry = z.object({
  kind: z.enum(['base', 'sale', 'member']),
  amount: z.number().nullable().describe('Null: from then on there is no such price.'),
  from: z.iso.datetime(),
  to: z.iso.datetime().nullable(),
  who: z.string().describe('`staff:12`, `import`, `seed`.'),
});

/** A product as its form shows it. */
export const productRecord = productFields.extend({
  id: z.int(),
  revision: z.string().describe('Changes with what people may change; sent back with an update.'),
  state: z.enum(productStates),
  words: z.record(z.string(), productWords.extend({ name: z.string() })),
  format: z.enum(productFormats),
  type: z.enum(productTypes),
  pictures: z.array(Picture).describe('Those of `media`, in its order.'),
  promised: z.int().describe('How much of the stock carts and orders hold.'),
  members: z
    .array(
      z.object({
        id: z.int(),
        name: z.string(),
        sku: z.string().nullable(),
        details: z.string().describe('What makes a variant: "crvena, M".'),
      }),
    )
    .describe('What its lists of products name: members of a bundle, and what is shown beside it.'),
  journal: z.array(journalEntry).describe('The newest first, at most 50.'),
  stops: z.array(z.string()).describe('What keeps it from being published.'),
  weak: z.array(z.enum(productWeaknesses)).describe('What is only weak.'),
  isOrdered: z.boolean().describe('Somebody ordered it: it can be archived and no more deleted.'),
  changedBy: z.string().nullable().describe('Who of the staff changed it last.'),
  updatedAt: z.iso.datetime(),
});
export type ProductRecord = z.infer<typeof productRecord>;
