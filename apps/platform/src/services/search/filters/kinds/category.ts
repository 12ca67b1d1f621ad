import { KeySets } from 'catalogue-index';
import { sql } from '#platform/kernel/database/statement.ts';
import { intArray } from '../arrays.ts';
import { defineFilter } from '../filter-kind.ts';
import { readIds } from '../read-value.ts';

/** In any of these categories or below them. */
export const category = defineFilter({
  read: readIds,
  condition: (ids: number[]) => sql`l.category_ids && ${intArray(ids)}`,
  index: {
    field: () => new KeySets<number>(),
    column: sql`l.category_ids`,
    slots: (field, ids) => field.anyOf(ids),
  },
});
