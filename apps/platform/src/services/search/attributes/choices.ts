import { sql } from '#platform/kernel/database/statement.ts';
import { intArray } from '../filters/arrays.ts';
import type { AttributeKind } from './attribute-kind.ts';

/** Products have any number of an attribute's choices; any of those that are wanted is enough. */
export const choices: AttributeKind<{ valueIds: readonly number[] }> = {
  read(sent, { values }) {
    const wanted = 'values' in sent ? sent.values : [];
    const valueIds = values.filter((id) => wanted.includes(id));
    return valueIds.length === 0 ? undefined : { valueIds };
  },
  condition: (_attributeId, { valueIds }) => sql`l.value_ids && ${intArray(valueIds)}`,
  slots: ({ choice }, _attributeId, { valueIds }) => choice.anyOf(valueIds),
  present: ({ choices }) => choices,
  chosen: ({ valueIds }) => valueIds,
};
