import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { fieldsWith, schemasOf } from '../../records/fields.ts';
import { productPlainFields } from '../../records/product.ts';
import { type GridCell, gridColumns } from './grid-columns.ts';
import { gridFaults, gridRows } from './grid-rules.ts';
import { productFields, recordId } from './product-record.ts';
import { productListFilter } from './product-rows.ts';

const { state, words } = productFields.shape;
const amount = productFields.shape.price.shape.base;
const { quantity, lowAt } = productFields.shape.stock.shape;

/** What of a product or a variant is written in the grid; each part may be sent alone. */
const cells = z.object({
  name: words.valueType.shape.name.describe('In the default language of the site.'),
  ...schemasOf(fieldsWith(productPlainFields, 'grid')),
  base: amount.describe('Of a variant its own; null: that of the product.'),
  sale: amount,
  quantity: quantity.nullable().describe('Null: it never runs out.'),
  lowAt,
  categoryId: recordId.nullable().describe('The main category; the others stay.'),
  state,
} satisfies Record<GridCell, z.ZodType>);
export type GridCells = z.infer<typeof cells>;

/** Most products of one page of the grid; their variants come with them. */
export const gridPage = 500;
const cell = z.enum(gridColumns);

const gridRow = cells.extend({
  id: z.int(),
  parentId: z.int().nullable().describe('The product whose variant it is.'),
  title: z.string().describe('Its name; of a variant what it differs by.'),
  name: z.string(),
  without: z.array(cell).describe('Cells it has not.'),
  promised: z.int(),
  revision: z.string(),
});
export type GridRow = z.infer<typeof gridRow>;

const refusedCell = z.object({
  id: z.int(),
  cell,
  fault: z.enum(gridFaults),
  by: z.string().nullable().describe('Who changed it meanwhile, or the product that has the sku.'),
  at: z.iso.datetime().nullable(),
});
export type RefusedCell = z.infer<typeof refusedCell>;

/** A page of products with their variants, as a spreadsheet shows them. */
export const getProductGrid = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product/record/grid',
  summary: 'Lists products with their variants for a grid; who may change none of its columns gets no row.',
  access: 'staff',
  query: productListFilter.extend({
    after: z.string().max(2000).optional().describe('`next` of the answer before.'),
    limit: z.coerce.number().int().min(1).max(gridPage).default(100),
  }),
  answer: z.object({
    rows: z.array(gridRow),
    total: z.int().describe('Products that match, counted as in their list.'),
    next: z.string().nullable(),
  }),
  refusals: ['validationFailed'],
});

/** Saves cells of many products; those that cannot be saved are named, and the others are saved. */
export const saveProductGrid = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/product/record/grid/save',
  summary:
    'Saves cells of products and variants by the one writer; a cell that is refused is named, the others are saved.',
  access: 'staff',
  body: z.object({
    rows: z
      .array(cells.partial().extend({ id: recordId, revision: z.string().max(200).optional() }))
      .min(1)
      .max(gridRows),
  }),
  answer: z.object({
    rows: z.array(gridRow).describe('All that were sent, as they are now.'),
    saved: z.int().describe('How many cells were saved.'),
    refused: z.array(refusedCell),
  }),
  refusals: ['validationFailed'],
});
