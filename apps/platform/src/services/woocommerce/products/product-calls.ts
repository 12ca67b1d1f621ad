import { categoryFilter } from '@izlog/contract/product/category-filter';
import { productGet } from '@izlog/contract/product/product-get';
import type { Asked, DialectCall } from '../door/dialect-call.ts';
import { noSuch } from '../door/dialect-error.ts';
import { readListQuery, sayPages } from '../door/list-query.ts';
import { listWcCategories } from './list-categories.ts';
import { presentWcVariation } from './present-product.ts';
import { findProductIds, listVariantIds } from './product.queries.ts';
import { readProductQuery } from './product-query.ts';
import { readWcProducts } from './read-products.ts';
import { batchProducts, changeWcProduct } from './write-stock.ts';

const editing = ['PUT', 'POST', 'PATCH'] as const;

/** Products of the dialect, their variants and categories. Public ones alone: what is a draft, no program of it sees. */
export const productCalls: readonly DialectCall[] = [
  { method: 'GET', path: '/products', as: productGet, answer: listProducts },
  {
    method: 'POST',
    path: '/products/batch',
    as: productGet,
    answer: (asked) => batchProducts(asked, undefined),
  },
  { method: 'GET', path: '/products/categories', as: categoryFilter, answer: listWcCategories },
  {
    method: 'GET',
    path: '/products/categories/:id',
    as: categoryFilter,
    answer: async (asked) => {
      const all = await listWcCategories(asked);
      const found = all.find(({ id }) => id === asked.ids.id);
      if (!found) throw noSuch('term');
      return found;
    },
  },
  { method: 'GET', path: '/products/:id', as: productGet, answer: readProduct },
  ...editing.map(
    (method): DialectCall => ({
      method,
      path: '/products/:id',
      as: productGet,
      answer: async (asked) => {
        await changeWcProduct(asked, await readProduct(asked), asked.body);
        return readProduct(asked);
      },
    }),
  ),
  { method: 'GET', path: '/products/:id/variations', as: productGet, answer: listVariations },
  {
    method: 'POST',
    path: '/products/:id/variations/batch',
    as: productGet,
    answer: (asked) => batchProducts(asked, asked.ids.id),
  },
  { method: 'GET', path: '/products/:id/variations/:variationId', as: productGet, answer: readVariation },
  ...editing.map(
    (method): DialectCall => ({
      method,
      path: '/products/:id/variations/:variationId',
      as: productGet,
      answer: async (asked) => {
        await changeWcProduct(asked, await readVariation(asked), asked.body);
        return readVariation(asked);
      },
    }),
  ),
];

async function listProducts(asked: Asked) {
  const query = readProductQuery(asked.request);
  const { ids, total } = await findProductIds(asked.ctx, query);
  sayPages(asked.request, asked.reply, query, total);
  return readWcProducts(asked, ids);
}

async function readProduct(asked: Asked) {
  const [product] = await readWcProducts(asked, [asked.ids.id ?? 0]);
  if (!product) throw noSuch('product');
  return product;
}

async function listVariations(asked: Asked) {
  const product = await readProduct(asked);
  const query = readListQuery(asked.request, { orderby: ['menu_order', 'id', 'date'], isAscending: true });
  const ids = await listVariantIds(asked.ctx, product.id);
  sayPages(asked.request, asked.reply, query, ids.length);
  const page = ids.slice(query.offset, query.offset + query.perPage);
  return (await readWcProducts(asked, page)).map(presentWcVariation);
}

async function readVariation(asked: Asked) {
  const { id = 0, variationId = 0 } = asked.ids;
  const ids = await listVariantIds(asked.ctx, id);
  const [found] = ids.includes(variationId) ? await readWcProducts(asked, [variationId]) : [];
  if (!found) throw noSuch('product_variation');
  return presentWcVariation(found);
}
