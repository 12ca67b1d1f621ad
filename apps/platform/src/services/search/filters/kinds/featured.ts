import { complementOf, Flag } from 'catalogue-index';
import { sql } from '#platform/kernel/database/statement.ts';
import { defineFilter } from '../filter-kind.ts';
import { readYesOrNo } from '../read-value.ts';

/** Featured by the shop, or not. */
export const featured = defineFilter({
  read: readYesOrNo,
  condition: (isWanted: boolean) => (isWanted ? sql`l.is_featured` : sql`not l.is_featured`),
  index: {
    field: () => new Flag(),
    column: sql`l.is_featured`,
    slots: (field, isWanted) => (isWanted ? field.isSet : complementOf(field.isSet, field.size)),
  },
  isAnswer: true,
});
