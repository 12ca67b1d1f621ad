import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { visibleText } from '../../visible-text.ts';
import { recordId } from './product-record.ts';
import { getProductVariants } from './product-variants.ts';
import { mostAxes, mostVariants } from './variant-bounds.ts';

const access = { staff: 'catalogue.edit' } as const;
const params = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
const name = visibleText().min(1).max(100).describe('In the default language of the site.');

/** The axes of a product as they shall be, whole and in order. */
export const saidAxes = z.object({
  axes: z
    .array(
      z.object({
        attributeId: recordId
          .nullable()
          .describe('Null: the attribute of this name, which is made where the shop has none.'),
        name,
        isColour: z.boolean().describe('Buyers choose by a swatch.'),
        values: z
          .array(
            z.object({
              id: recordId
                .nullable()
                .describe('Null: the choice of this name, which is made where there is none.'),
              name: name.describe('Another than it has renames the choice, in all products that have it.'),
              color: z
                .string()
                .regex(/^#[\da-f]{6}$/i)
                .nullable(),
            }),
          )
          .min(1)
          .max(mostVariants),
      }),
    )
    .max(mostAxes)
    .describe('Empty only while there are no variants.'),
  retained: z
    .array(z.object({ attributeId: recordId, valueId: recordId }))
    .max(mostAxes)
    .default([])
    .describe('Of an axis that goes, the choice whose variants stay; else the first one stays.'),
  isFilled: z
    .boolean()
    .default(false)
    .describe('Also what of the old choices has no variant is made; else only what new choices give.'),
});

/** What has a variant in it, and would go on without it. */
export const variantUses = z.object({
  carts: z.int().describe('Open carts of visitors.'),
  quantity: z.int().describe('Pieces in them.'),
  oldest: z.iso.datetime().nullable().describe('When the oldest of them was changed last.'),
  drafts: z.int().describe('Drafts and offers of staff.'),
  orders: z.array(z.string()).describe('Numbers of the newest orders that are not done yet, at most 5.'),
  orderCount: z.int(),
  bundles: z.array(z.string()).describe('Names of bundles that it is a member of, at most 5.'),
  bundleCount: z.int(),
  promotions: z.array(z.string()).describe('Names of discounts and coupons that name it, at most 5.'),
  promotionCount: z.int(),
});
export type VariantUses = z.infer<typeof variantUses>;

const goes = z.object({ id: z.int(), name: z.string(), quantity: z.int().nullable() });

/** What saving the same would do. */
export const previewProductAxes = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/record/axes/preview/{id}',
  summary: 'Answers what axes of a product would make and take out of the shop, and who holds what goes.',
  access,
  reads: true,
  params,
  body: saidAxes,
  answer: z.object({
    count: z.int().describe('Variants that there would be.'),
    makes: z.int(),
    bringsBack: z.int(),
    goes: z.array(goes),
    uses: variantUses,
  }),
  refusals: ['notFound', 'validationFailed'],
});

/**
 * Saves the axes of a product and with them its variants. Those that are left keep all they have; those that go are put
 * away with their prices, stock and pictures, and are the same when their choices come back.
 */
export const saveProductAxes = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/product/record/axes/save/{id}',
  summary: 'Saves by what the variants of a product differ: names, choices, colours and their order.',
  access,
  params,
  body: saidAxes.extend({
    revision: z.string().max(100).optional().describe('`axesRevision` of what was read.'),
    goes: z
      .array(recordId)
      .max(2 * mostVariants)
      .default([])
      .describe('The variants that go, as the preview told them; others are refused.'),
  }),
  answer: getProductVariants.answer.extend({ made: z.int(), broughtBack: z.int(), putAway: z.int() }),
  refusals: ['notFound', 'validationFailed', 'recordChanged'],
});

/** Says who holds some variants, before they are put away. */
export const getVariantUses = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/record/variants/uses/{id}',
  summary: 'Answers which carts, orders, bundles and discounts hold some variants of a product.',
  access,
  reads: true,
  params,
  body: z.object({ ids: z.array(recordId).min(1).max(mostVariants) }),
  answer: z.object({ goes: z.array(goes), uses: variantUses }),
  refusals: ['notFound'],
});

/** Puts variants away, or brings back some that were. */
export const moveProductVariants = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/product/record/variants/move/{id}',
  summary: 'Takes variants of a product out of the shop, or brings them back as they were.',
  access,
  params,
  body: z.object({ ids: z.array(recordId).min(1).max(mostVariants), isAway: z.boolean() }),
  answer: getProductVariants.answer,
  refusals: ['notFound', 'validationFailed'],
});
