import { z } from 'zod';
import { kinds } from '../../resource/kinds.ts';
import { defineResource } from '../../resource.ts';

/** A kind of tax with its rate; prices include it (OFFICE-02). */
export const taxClassResource = defineResource({
  service: 'product',
  name: 'taxClass',
  access: { read: 'settings.edit', write: 'settings.edit' },
  fields: {
    name: kinds.text(100, { isRequired: true, list: 'name', sort: true, search: true }),
    code: {
      ...kinds.text(60, { isRequired: true, isUnique: true, list: true, search: true }),
      schema: z
        .string()
        .trim()
        .max(60)
        .regex(/^[\p{L}\p{N}][\p{L}\p{N}._ -]*$/u),
      sample: (number: number) => `stopa-${number}`,
    },
    rate: kinds.percent({ isRequired: true, list: true }),
    products: kinds.count({ list: true }),
  },
  order: ['name', 'asc'],
  fileBy: 'code',
});
