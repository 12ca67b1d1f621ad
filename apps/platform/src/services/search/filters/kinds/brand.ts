import { KeySets } from 'catalogue-index';
import { sql } from '#platform/kernel/database/statement.ts';
import { intArray } from '../arrays.ts';
import { defineFilter } from '../filter-kind.ts';
import { readIds } from '../read-value.ts';

/** Of any of these brands. */
export const brand = defineFilter({
  read: readIds,
  condition: (ids: number[]) => sql`l.brand_id = any(${intArray(ids)})`,
  index: {
    field: () => new KeySets<number>(),
    column: sql`array_remove(array[l.brand_id], null)`,
    slots: (field, ids) => field.anyOf(ids),
  },
});
