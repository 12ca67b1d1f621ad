import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { category, categoryName } from './category.ts';

/** One category by id or slug, with the way to it and the categories below it (CATALOG-047). */
export const categoryGet = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product/web/category/get/{id}',
  summary: 'Reads one category by id or slug.',
  access: 'visitor',
  cache: ['categories', 'category', 'media'],
  params: z.object({ id: z.string().min(1).max(300).describe('Id, or slug in any language.') }),
  answer: category.extend({
    path: z.array(categoryName).describe('From the root down to this category, itself last.'),
  }),
  refusals: ['notFound'],
});
