import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { kpdCode } from '../../records/kpd-code.ts';
import { kinds } from '../../resource/kinds.ts';
import { defineResource } from '../../resource.ts';

/** A category of the shop with its words (CATALOG-047, OFFICE-02). */
export const categoryResource = defineResource({
  service: 'product',
  name: 'category',
  access: { read: 'catalogue.edit', write: 'catalogue.edit' },
  fields: {
    names: kinds.words(150, { isRequired: true, list: 'name', search: true }),
    parentId: kinds.reference({ group: 'place' }),
    isPublished: kinds.yesNo({ list: true, group: 'place' }),
    requiresSafety: kinds.yesNo({ group: 'place' }),
    kpd: kpdCode({ group: 'place' }),
    lines: kinds.words(200, { group: 'words' }),
    descriptions: kinds.words(5000, { group: 'words' }),
    mediaId: kinds.picture({ group: 'picture' }),
    slugs: {
      ...kinds.words(150, { group: 'seo' }),
      sample: (number: number) => ({ hrv: `polica-${number}`, eng: `shelf-${number}` }),
    },
    seoTitles: kinds.words(200, { group: 'seo' }),
    seoDescriptions: kinds.words(500, { group: 'seo' }),
    position: kinds.count({ sort: true }),
    products: kinds.count({ list: true }),
    children: kinds.count({}),
  },
  order: ['position', 'asc'],
});

const access = { staff: 'catalogue.edit' } as const;
const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

export const categoryTree = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product/category/tree',
  summary: 'Answers all categories from the roots down, hidden ones too, with how many products each has.',
  access,
  answer: z.object({
    records: z.array(
      z.object({
        id: z.int(),
        parentId: z.int().nullable(),
        depth: z.int(),
        position: z.int(),
        name: z.string(),
        slug: z.string().describe('In the language of the site; empty where it has no words there.'),
        isPublished: z.boolean(),
        products: z.int(),
        languages: z.array(z.string()).describe('In which it has a name.'),
        isFirst: z.boolean().describe('Among those beside it.'),
        isLast: z.boolean(),
      }),
    ),
  }),
});

/** Puts a category before or behind the one beside it. */
export const moveCategory = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/category/move',
  summary: 'Puts a category one place up or down among those beside it.',
  access,
  body: z.object({ id, way: z.enum(['up', 'down']) }),
  answer: z.object({}),
  refusals: ['notFound'],
});

/** Most products that one call moves. */
export const movedAtOnce = 1000;

/** Moves the products of a category into another one, so that the first can go. */
export const emptyCategory = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/category/empty',
  summary: `Moves up to ${movedAtOnce} products of a category into another one; each stands there once.`,
  access,
  body: z.object({ id, to: id }),
  answer: z.object({ moved: z.int(), left: z.int() }),
  refusals: ['notFound', 'validationFailed'],
});
