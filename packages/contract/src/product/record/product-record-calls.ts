import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { filterTypes, productFormats, productKinds } from '../product-kinds.ts';
import { ofParts } from './part-rights.ts';
import { productFields, productRecord } from './product-record.ts';

const access = { staff: 'catalogue.edit' } as const;
const params = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

/** A product with everything that its form shows. */
export const getProductRecord = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product/record/get/{id}',
  summary: 'Answers a product for its form: words of all languages, prices, stock, what is missing.',
  access: ofParts,
  params,
  answer: productRecord,
  refusals: ['notFound'],
});

/** What staff changed of a product, the newest first. */
export const getProductHistory = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product/record/history/{id}',
  summary: 'Answers who of the staff changed what of a product and when, the newest first.',
  access: ofParts,
  params,
  answer: z.object({
    acts: z.array(
      z.object({
        at: z.iso.datetime(),
        by: z.string(),
        parts: z.array(
          z.object({
            part: z.string(),
            product: z.int().describe('The product, or the variant, that changed.'),
            variant: z
              .string()
              .nullable()
              .describe('What the variant is called that changed; null: the product.'),
            before: z.unknown().describe('As it was, null for nothing; long words are cut.'),
            after: z.unknown(),
          }),
        ),
      }),
    ),
  }),
  refusals: ['notFound'],
});

/** Leads to a product as buyers will see it, public or not: by a preview link that is good for a day. */
export const previewProduct = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/record/preview/{id}',
  summary: 'Answers an address that shows a product as it will be, for a day, also while it is not public.',
  access,
  params,
  body: z.object({ language: z.string().regex(/^[a-z]{3}$/) }),
  answer: z.object({ path: z.string().describe('Below the address of the site, with the token.') }),
  refusals: ['notFound', 'languageUnknown'],
});

/** Makes a product; it is a draft unless stated otherwise. */
export const createProductRecord = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/record/create',
  summary: 'Makes a product; what is left out is empty, and it is a draft unless said otherwise.',
  access,
  status: 201,
  body: productFields.partial().extend({
    words: productFields.shape.words,
    format: z.enum(productFormats).default('simple'),
    kind: z
      .enum(productKinds)
      .optional()
      .describe('What it is, a service among them; else what `format` says.'),
  }),
  answer: productRecord,
  refusals: ['validationFailed', 'skuTaken', 'slugTaken'],
});

/** Changes parts of a product; the others stay. */
export const updateProductRecord = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/product/record/update/{id}',
  summary:
    'Changes parts of a product that the caller may write; what somebody else changed meanwhile is refused.',
  access: ofParts,
  params,
  body: productFields.partial().extend({
    revision: z.string().max(8000).optional().describe('Of the record that was read.'),
  }),
  answer: productRecord,
  refusals: ['validationFailed', 'notFound', 'recordChanged', 'skuTaken', 'slugTaken', 'stockReserved'],
});

/** Makes a draft like another product, with its variants: free numbers of its own, no EAN, no stock, no sale. */
export const copyProductRecord = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/record/copy/{id}',
  summary: 'Makes a draft like another product and its variants, with new skus, without EAN, stock and sale.',
  access,
  params,
  status: 201,
  answer: z.object({
    id: z.int(),
    sku: z.string().nullable().describe('The free number that was made of its own; null where it has none.'),
    variants: z.int().describe('How many were copied.'),
  }),
  refusals: ['notFound', 'validationFailed'],
});

/** Removes a product that nobody ever ordered. */
export const deleteProductRecord = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/product/record/delete/{id}',
  summary: 'Removes a product; one that was ordered, or that a bundle is made of, is refused.',
  access,
  params,
  answer: z.object({}),
  refusals: ['notFound', 'productInUse'],
});

const named = z.object({ id: z.int(), name: z.string() });

/** What the form of a product chooses from. */
export const productChoices = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product/record/choices',
  summary: 'Answers what the form of a product chooses from: categories, makers, tags, taxes, attributes.',
  access: ofParts,
  answer: z.object({
    categories: z
      .array(named.extend({ depth: z.int(), isPublished: z.boolean() }))
      .describe('As a tree, in order.'),
    brands: z.array(named),
    tags: z.array(named),
    taxClasses: z.array(named.extend({ rate: z.number().describe('Percent.') })),
    usualTaxRate: z.number().describe('Percent: of what has no tax class.'),
    attributes: z.array(
      named.extend({
        type: z.enum(filterTypes),
        unit: z.string(),
        isAxis: z.boolean(),
        values: z.array(named),
      }),
    ),
  }),
});
