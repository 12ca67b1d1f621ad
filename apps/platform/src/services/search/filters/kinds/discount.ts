import { complementOf, KeySets } from 'catalogue-index';
import { sql } from '#platform/kernel/database/statement.ts';
import { defineFilter } from '../filter-kind.ts';
import { readYesOrNo } from '../read-value.ts';

/** Reduced in the price list of the store, or not. */
export const discount = defineFilter({
  read: readYesOrNo,
  condition: (isWanted: boolean) => (isWanted ? sql`l.is_discounted` : sql`not l.is_discounted`),
  index: {
    // A product has the price lists in which it is reduced.
    field: () => new KeySets<number>(),
    column: sql`(select coalesce(json_agg(p.store_id), '[]') from product_list p
      where p.product_id = l.product_id and p.is_discounted)`,
    slots: (field, isWanted, list) => {
      const reduced = field.anyOf([list]);
      return isWanted ? reduced : complementOf(reduced, field.size);
    },
  },
  isAnswer: true,
});
