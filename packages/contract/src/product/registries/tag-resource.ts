import { z } from 'zod';
import { kinds } from '../../resource/kinds.ts';
import { defineResource } from '../../resource.ts';

/** A label that cuts across categories (CATALOG-056, OFFICE-02). */
export const tagResource = defineResource({
  service: 'product',
  name: 'tag',
  access: { read: 'catalogue.edit', write: 'catalogue.edit' },
  fields: {
    code: {
      ...kinds.text(60, { isRequired: true, isUnique: true, list: 'name', sort: true, search: true }),
      schema: z
        .string()
        .trim()
        .max(60)
        .regex(/^[\p{L}\p{N}][\p{L}\p{N}._ -]*$/u),
      sample: (number: number) => `oznaka-${number}`,
    },
    names: kinds.words(100, { isRequired: true, list: true, search: true }),
    slugs: {
      ...kinds.words(150, { group: 'address' }),
      sample: (number: number) => ({ hrv: `rijec-${number}`, eng: `word-${number}` }),
    },
    position: { ...kinds.whole({ list: true, sort: true }), empty: 0 },
    products: kinds.count({ list: true }),
  },
  order: ['position', 'asc'],
  fileBy: 'code',
});
