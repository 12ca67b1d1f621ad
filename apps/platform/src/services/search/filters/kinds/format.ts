import { KeySets } from 'catalogue-index';
import { sql } from '#platform/kernel/database/statement.ts';
import { textArray } from '../arrays.ts';
import { defineFilter } from '../filter-kind.ts';
import { readTexts } from '../read-value.ts';

/** Of any of these formats. */
export const format = defineFilter({
  read: readTexts,
  condition: (formats: string[]) => sql`l.format = any(${textArray(formats)})`,
  index: {
    field: () => new KeySets<string>(),
    column: sql`array[l.format]`,
    slots: (field, formats) => field.anyOf(formats),
  },
});
