import { sql } from '../../../../kernel/database/statement.ts';
import { textArray } from '../arrays.ts';
import type { FilterKind } from '../filter-kind.ts';
import { readTexts } from '../read-value.ts';

/** With any of these skus; few ask for that, and the database has them in order. */
export const sku: FilterKind<string[]> = {
  read: readTexts,
  condition: (skus) => sql`l.sku = any(${textArray(skus)})`,
};
