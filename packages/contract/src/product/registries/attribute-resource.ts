import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { kinds } from '../../resource/kinds.ts';
import { defineResource } from '../../resource.ts';
import { type FilterType, filterTypes } from '../product-kinds.ts';

const access = { read: 'catalogue.edit', write: 'catalogue.edit' } as const;

/** A property of products, by which lists are filtered and variants are told apart (CATALOG-028, OFFICE-02). */
export const attributeResource = defineResource({
  service: 'product',
  name: 'attribute',
  access,
  fields: {
    labels: kinds.words(100, { isRequired: true, list: 'name', search: true }),
    code: {
      ...kinds.text(60, { isRequired: true, isUnique: true, list: true, search: true, sort: true }),
      schema: z
        .string()
        .trim()
        .max(60)
        .regex(/^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u),
      sample: (number: number) => `svojstvo-${number}`,
    },
    type: {
      ...kinds.choice(filterTypes, { isRequired: true, list: true }),
      // One that has choices stays one.
      sample: (): FilterType => 'Dropdown',
    },
    units: kinds.words(30, {}),
    isFilterable: kinds.yesNo({ list: true, group: 'use' }),
    isVariationAxis: kinds.yesNo({ list: true, group: 'use' }),
    isShown: kinds.yesNo({ group: 'use' }),
    position: { ...kinds.whole({ sort: true, group: 'use' }), empty: 0 },
    values: kinds.count({ list: true }),
    products: kinds.count({ list: true }),
  },
  order: ['position', 'asc'],
  fileBy: 'code',
});

/** One choice of a property: its words, and the colour or picture of its swatch. */
export const attributeValueResource = defineResource({
  service: 'product',
  name: 'attributeValue',
  access,
  fields: {
    labels: kinds.words(100, { isRequired: true, list: 'name', search: true }),
    attributeId: kinds.reference({ isRequired: true, filter: true }),
    color: {
      ...kinds.text(7, { list: true }),
      schema: z.union([z.literal(''), z.string().regex(/^#[\da-f]{6}$/i)]),
      sample: (number: number) => `#0000${String(number).padStart(2, '0')}`,
      wrong: 'red',
    },
    mediaId: kinds.picture({}),
    isShopDefault: kinds.yesNo({}),
    code: kinds.text(100, { isReadOnly: true }),
    position: kinds.count({ sort: true }),
    products: kinds.count({ list: true }),
  },
  order: ['position', 'asc'],
});

/** Puts a choice before or behind the one beside it. */
export const moveAttributeValue = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/attributeValue/move',
  summary: 'Puts a choice of a property one place up or down.',
  access: { staff: 'catalogue.edit' },
  body: z.object({ id: z.int().min(1).max(Number.MAX_SAFE_INTEGER), way: z.enum(['up', 'down']) }),
  answer: z.object({}),
  refusals: ['notFound'],
});
