import type { FastifyRequest } from 'fastify';
import { choiceOf, type ListQuery, listOf, readListQuery, textOf, wholeOf } from '../door/list-query.ts';

/** What lists of products are asked by. */
export interface ProductQuery extends ListQuery {
  skus: string[] | undefined;
  slug: string | undefined;
  type: string | undefined;
  category: number | undefined;
  parent: number | undefined;
  stockStatus: string | undefined;
  /** Another state than `publish`: there is none of it. */
  isNone: boolean;
}

const orderbys = ['date', 'modified', 'id', 'title', 'slug', 'menu_order'] as const;

export function readProductQuery(request: FastifyRequest): ProductQuery {
  const query = request.query as Record<string, unknown>;
  const statuses = listOf(query, 'status') ?? ['any'];
  return {
    ...readListQuery(request, { orderby: orderbys }),
    skus: listOf(query, 'sku'),
    slug: textOf(query, 'slug'),
    type: choiceOf(query, 'type', ['simple', 'grouped', 'external', 'variable']),
    category: wholeOf(query, 'category', 1, 2_147_483_647),
    parent: listOf(query, 'parent') ? wholeOf(query, 'parent', 0, 2_147_483_647) : undefined,
    stockStatus: choiceOf(query, 'stock_status', ['instock', 'outofstock', 'onbackorder']),
    isNone: !statuses.includes('any') && !statuses.includes('publish'),
  };
}
