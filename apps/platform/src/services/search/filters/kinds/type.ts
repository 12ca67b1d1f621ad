import { KeySets } from 'catalogue-index';
import { sql } from '#platform/kernel/database/statement.ts';
import { textArray } from '../arrays.ts';
import { defineFilter } from '../filter-kind.ts';
import { readTexts } from '../read-value.ts';

/** Of any of these types. */
export const type = defineFilter({
  read: readTexts,
  condition: (types: string[]) => sql`l.type = any(${textArray(types)})`,
  index: {
    field: () => new KeySets<string>(),
    column: sql`array[l.type]`,
    slots: (field, types) => field.anyOf(types),
  },
});
