import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { fieldsWith, namesOf } from '../../records/fields.ts';
import { type ProductPlainValues, productPlainFields } from '../../records/product.ts';
import type { Field, FieldsWith } from '../../resource/field.ts';
import { fileReader } from '../../resource/file-reader.ts';
import { recordId } from './product-record.ts';
import { productListFilter } from './product-rows.ts';
import { roundings } from './roundings.ts';

const access = { staff: 'catalogue.edit' } as const;
const params = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

/** Most products of one change. */
export const mostChanged = 50_000;

/** Largest amount of a price. */
const mostAmount = 10_000_000;

const bulkFields = fieldsWith(productPlainFields, 'bulk');
/** A plain field that many products can be given one value of. */
export type BulkField = FieldsWith<typeof productPlainFields, 'bulk'>;
type NameOfChange<N extends BulkField> = (typeof bulkFields)[N]['bulk'] extends string
  ? (typeof bulkFields)[N]['bulk']
  : N;
/** Gives products one value of a plain field: `{ kind: 'brand', brandId: 7 }`. */
type PlainChange = {
  [N in BulkField]: { kind: NameOfChange<N> } & Pick<ProductPlainValues, N>;
}[BulkField];

/** What the change is called that gives products a value of this field. */
export const nameOfChange = (field: BulkField): string => {
  const { bulk }: Field = bulkFields[field];
  return typeof bulk === 'string' ? bulk : field;
};

const fieldsByChange = new Map<string, BulkField>(
  namesOf(bulkFields).map((field) => [nameOfChange(field), field]),
);

/** The plain field that a change gives a value of; nothing for the changes that do something else. */
export const bulkFieldOf = ({ kind }: Pick<BulkChange, 'kind'>): BulkField | undefined =>
  fieldsByChange.get(kind);

const ownChanges = [
  z.object({
    kind: z.literal('price'),
    percent: z
      .number()
      .min(-99)
      .max(1000)
      .multipleOf(0.01)
      .describe('By how much regular prices go up or down.'),
    rounding: z.enum(roundings),
  }),
  z.object({
    kind: z.literal('priceBy'),
    amount: z
      .number()
      .min(-mostAmount)
      .max(mostAmount)
      .multipleOf(0.01)
      .describe('How much regular prices go up or down, in decimals.'),
    rounding: z.enum(roundings),
  }),
  z.object({ kind: z.literal('priceTo'), amount: z.number().min(0.01).max(mostAmount).multipleOf(0.01) }),
  z.object({
    kind: z.literal('stock'),
    act: z.enum(['set', 'add']),
    quantity: z.int().min(-1_000_000).max(1_000_000).describe('Less than nothing only of what is added.'),
  }),
  z.object({ kind: z.literal('state'), state: z.enum(['published', 'draft', 'archived']) }),
  z.object({ kind: z.literal('category'), act: z.enum(['add', 'remove']), categoryId: recordId }),
  z.object({ kind: z.literal('tag'), act: z.enum(['add', 'remove']), tagId: recordId }),
] as const;
/** Changes of more than a plain field. */
export type OwnChange = z.infer<(typeof ownChanges)[number]>;
export type BulkChange = OwnChange | PlainChange;

/** What is done to many products at once. */
export const bulkChange = z.discriminatedUnion('kind', [
  ...ownChanges,
  ...namesOf(bulkFields).map((field) =>
    z.object({ kind: z.literal(nameOfChange(field)), [field]: bulkFields[field].schema }),
  ),
  // What is true of each field is more than the compiler follows through a loop.
]) as unknown as z.ZodType<BulkChange, BulkChange>;

/** How far a change is: shown and not begun, running, done, taken back or taking back. */
export const bulkStates = ['planned', 'running', 'done', 'undoing', 'undone'] as const;

/** Why a product is not changed: it is not what it was, it cannot be, or nothing would change. */
export const bulkReasons = [
  'changed',
  'noPrice',
  'tooLow',
  'uncounted',
  'promised',
  'same',
  'gone',
  'refused',
] as const;

const value = z.union([z.number(), z.string(), z.boolean(), z.array(z.int())]).nullable();

const one = z.object({
  productId: z.int(),
  recordId: z.int().describe('The product whose form shows it: of a variant that which it is one of.'),
  name: z.string(),
  before: value,
  after: value,
});

/** A change of many products, as it is planned or as it went. */
export const bulk = z.object({
  id: z.int(),
  state: z.enum(bulkStates),
  change: bulkChange,
  chosen: z.int().describe('Products that were meant; of prices and stock their variants are looked at too.'),
  matched: z.int().describe('Prices or products that were looked at.'),
  planned: z.int().describe('How many of them change.'),
  done: z.int(),
  undone: z.int(),
  refused: z.array(z.object({ reason: z.enum(bulkReasons), count: z.int() })),
  refusedExamples: z.array(one.extend({ reason: z.enum(bulkReasons) })),
  examples: z.array(one),
  by: z.string().nullable(),
  at: z.iso.datetime(),
});
export type Bulk = z.infer<typeof bulk>;

/** Works out what a change would do and writes that down; nothing is changed yet (OFFICE-03). */
export const planProductBulk = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/record/bulk/plan',
  summary: 'Works out what a change would do to chosen products, or to all that a filter means.',
  access,
  // The plan is its own record; what is done by it is logged.
  isUnlogged: true,
  body: z.object({
    ids: z.array(recordId).min(1).max(500).optional(),
    filter: productListFilter.optional().describe('In place of ids: all that match.'),
    change: bulkChange,
  }),
  answer: bulk,
  refusals: ['validationFailed'],
});

/** A change as it is now. */
export const getProductBulk = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product/record/bulk/get/{id}',
  summary: 'Answers how far a change of many products is.',
  access,
  params,
  answer: bulk,
  refusals: ['notFound'],
});

/** Products that a change leaves alone, with the reason: for a file of them. */
export const listBulkRefused = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product/record/bulk/refused/{id}',
  summary: 'Answers which products a change leaves alone, each with the reason, page by page.',
  access,
  params,
  query: z.object({ after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0) }),
  answer: z.object({
    lines: z.array(one.extend({ sku: z.string().nullable(), reason: z.enum(bulkReasons) })),
    next: z.int().nullable(),
  }),
  refusals: ['notFound'],
});

/** The same as a file. */
export const bulkRefusedFile = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product/record/bulk/refusedFile/{id}',
  summary: 'The products that a change leaves alone as CSV, each with the reason.',
  access,
  params,
  query: z.object({ reader: fileReader }),
  answersFile: ['text/csv'],
  answer: z.unknown().describe('The CSV.'),
  refusals: ['notFound'],
});

/** Begins a change that was planned; begun twice it is done once. */
export const runProductBulk = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/record/bulk/run/{id}',
  summary: 'Does a planned change in the background; products that changed since are left alone.',
  access,
  params,
  answer: bulk,
  refusals: ['notFound'],
});

/** Takes a change back: products get what they had, unless somebody changed them since. */
export const undoProductBulk = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/record/bulk/undo/{id}',
  summary:
    'Takes a change of many products back; prices stay in the journal and are followed by the former ones.',
  access,
  params,
  answer: bulk,
  refusals: ['notFound'],
});
