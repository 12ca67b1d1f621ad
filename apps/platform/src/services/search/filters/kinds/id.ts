import { sql } from '#platform/kernel/database/statement.ts';
import { intArray } from '../arrays.ts';
import type { FilterKind } from '../filter-kind.ts';
import { readIds } from '../read-value.ts';

/** These products, also those that no list shows: of them the index has every slot by its id. */
export const id: FilterKind<number[]> = {
  read: readIds,
  condition: (ids) => sql`l.product_id = any(${intArray(ids)})`,
};
