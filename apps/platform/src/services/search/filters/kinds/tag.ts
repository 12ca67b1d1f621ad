import { KeySets } from 'catalogue-index';
import { sql } from '#platform/kernel/database/statement.ts';
import { intArray } from '../arrays.ts';
import { defineFilter } from '../filter-kind.ts';
import { readIds } from '../read-value.ts';

/** With any of these tags. */
export const tag = defineFilter({
  read: readIds,
  condition: (ids: number[]) => sql`l.tag_ids && ${intArray(ids)}`,
  index: {
    field: () => new KeySets<number>(),
    column: sql`l.tag_ids`,
    slots: (field, ids) => field.anyOf(ids),
  },
});
