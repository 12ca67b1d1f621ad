import { type Bits, type Field, Selection } from 'catalogue-index';
import { attributeKinds } from '../attributes/attribute-kinds.ts';
import { eachKind } from '../filters/filter-kinds.ts';
import type { ListCriteria } from '../lists/list-conditions.ts';
import type { ProductIndex } from './product-fields.ts';

/** Whether the index can answer a list: some filters only the database knows, and words without their finds. */
export function isAnswerable({ filters: { asked }, words }: ListCriteria, found: Bits | undefined): boolean {
  if (words.length > 0 && found === undefined) return false;
  return eachKind.every(
    ([key, { index }]) => index !== undefined || key === 'id' || asked[key] === undefined,
  );
}

/**
 * Slots that pass the filters of a list in a price list; those that the navigation counts have the id of their attribute
 * as a name, or `price`. `found` are the slots that the words find.
 */
export function selectSlots(
  index: ProductIndex,
  list: number,
  { mainCategory, filters: { asked }, attributes }: ListCriteria,
  found: Bits | undefined,
): Selection {
  // Products that do not stand alone are found only by their id.
  const [first, ...ids] = asked.id ?? [];
  const selection = new Selection(first ? index.bitsOf(first) : index.listed);
  for (const some of ids) selection.narrow(index.bitsOf(some));
  if (found) selection.narrow(found);
  if (mainCategory !== null) selection.narrow(index.fields.category.anyOf([mainCategory]));
  const fields: Readonly<Record<string, Field<never>>> = index.fields;
  for (const [key, kind] of eachKind) {
    const field = fields[key];
    if (!field || !kind.index) continue;
    for (const wanted of asked[key] ?? [])
      selection.narrow(kind.index.slots(field, wanted, list), key === 'price' ? key : undefined);
  }
  for (const { attributeId, type, wanted } of attributes)
    selection.narrow(attributeKinds[type].slots(index.fields, attributeId, wanted), attributeId);
  return selection;
}
