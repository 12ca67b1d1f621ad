import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Picture } from '../../media/media.ts';
import { fieldsWith, schemasOf } from '../../records/fields.ts';
import { productPlainFields } from '../../records/product.ts';
import { ofParts } from './part-rights.ts';
import { productFields, recordId } from './product-record.ts';
import { mostAxes, mostVariantPictures, mostVariants } from './variant-bounds.ts';

const access = { staff: 'catalogue.edit' } as const;
const params = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
const amount = productFields.shape.price.shape.base;

/** What of a variant is written in the grid. */
const variantFields = z.object({
  ...schemasOf(fieldsWith(productPlainFields, 'variants')),
  price: amount.describe('Its own regular price; null: that of the product.'),
  sale: amount.describe('What it costs in a sale that holds or is planned; null: none of its own.'),
  isTracked: z.boolean(),
  quantity: z.int().min(0).max(1_000_000_000),
  lowAt: productFields.shape.stock.shape.lowAt,
  mediaIds: z
    .array(recordId)
    .max(mostVariantPictures)
    .describe('Its own pictures in order; none: those of the product.'),
  isPublished: z.boolean(),
});

const variant = variantFields.extend({
  id: z.int(),
  revision: z.string(),
  name: z.string().describe('Its choices, with commas.'),
  valueIds: z.array(z.int()).describe('Its choices, in the order of the axes.'),
  mediaId: z
    .int()
    .nullable()
    .describe('The first of `mediaIds`, for programs of 0.9.0; until the release after 0.9.1.'),
  promised: z.int(),
  isFile: z.boolean().describe('An e-product: its buyer gets the files of the product and its own.'),
});
export type VariantRecord = z.infer<typeof variant>;

const color = z
  .string()
  .regex(/^#[\da-f]{6}$/)
  .nullable();

/** One attribute by which the variants of a product differ, with the choices that occur among them. */
const axisRecord = z.object({
  attributeId: z.int(),
  name: z.string().describe('In the default language of the site.'),
  isColour: z.boolean().describe('Buyers choose by a swatch.'),
  values: z.array(
    z.object({
      id: z.int(),
      name: z.string().describe('In the default language of the site.'),
      color,
    }),
  ),
});
export type AxisRecord = z.infer<typeof axisRecord>;

const answer = z.object({
  axes: z.array(z.int()).describe('Ids of the attributes by which the variants differ.'),
  axisRecords: z.array(axisRecord).describe('The same with their names and choices, in order.'),
  axesRevision: z.string().describe('Changes with the axes and with which variants there are.'),
  variants: z.array(variant),
  pictures: z.array(Picture).describe('Those of `mediaIds` of all variants.'),
  away: z
    .array(z.object({ id: z.int(), name: z.string(), quantity: z.int().nullable() }))
    .describe('Variants that were taken out of the shop and can be brought back as they were.'),
});
export type ProductVariantsAnswer = z.infer<typeof answer>;

/** The variants of a product as a grid shows them. */
export const getProductVariants = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product/record/variants/{id}',
  summary: 'Answers the variants of a configurable product for staff.',
  access: ofParts,
  params,
  answer,
  refusals: ['notFound'],
});

/** Makes the variants that choices of some attributes give and that are not there yet. */
export const generateProductVariants = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/record/variants/generate/{id}',
  summary: `Makes the missing variants of a configurable product from axes, at most ${mostVariants} in all.`,
  access,
  params,
  body: z.object({
    axes: z
      .array(z.object({ attributeId: recordId, valueIds: z.array(recordId).min(1).max(1000) }))
      .min(1)
      .max(mostAxes),
  }),
  answer: answer.extend({ made: z.int() }),
  refusals: ['notFound', 'validationFailed'],
});

/** Changes cells of the grid; a row that somebody else changed meanwhile is refused. */
export const updateProductVariants = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/product/record/variants/update/{id}',
  summary: 'Changes variants of a product; cells that somebody else changed meanwhile are refused.',
  access: ofParts,
  params,
  body: z.object({
    rows: z
      .array(variantFields.partial().extend({ id: recordId, revision: z.string().max(200).optional() }))
      .min(1)
      .max(mostVariants),
  }),
  answer,
  refusals: ['notFound', 'validationFailed', 'recordChanged', 'skuTaken', 'stockReserved'],
});
