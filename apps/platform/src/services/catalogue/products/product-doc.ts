import type { Ctx } from '#platform/kernel/context.ts';
import { columnOf, usualRow } from '#platform/kernel/records/columns.ts';
import { plainNames } from './plain-fields.ts';
import { products } from './product.tables.ts';
import type { ProductInput } from './product-input.ts';

/** Fields of an input that are columns of `products`. */
export const savedFields = [
  'parentId',
  'format',
  'type',
  'isArchived',
  'wentWithKind',
  'isPublished',
  'isVisible',
  'position',
  'source',
  'externalId',
  'contentHash',
  'createdAt',
  ...plainNames,
] as const;
const columns = savedFields.map((field) => ({ field, column: columnOf(products, field) }));

/** A product as a JSON row: what the input gives, and for a new one everything a row must have. */
export function productDoc(
  ctx: Ctx,
  id: number,
  input: ProductInput,
  isNew: boolean,
): Record<string, unknown> {
  const doc: Record<string, unknown> = isNew ? newProduct(ctx, input) : {};
  for (const { field, column } of columns) {
    const value = input[field];
    if (value !== undefined) doc[column] = value;
  }
  // Anyone who says again whether it is published has it looked at again.
  if (input.isPublished !== undefined) doc.withheld = [];
  const changedBy = ctx.caller.kind === 'staff' ? ctx.caller.userId : null;
  return { ...doc, id, updated_at: ctx.now, changed_by: changedBy };
}

const usual = usualRow(products);

function newProduct(ctx: Ctx, { format = 'simple', type, parentId }: ProductInput): Record<string, unknown> {
  return {
    ...usual,
    site_id: ctx.site.id,
    format,
    type: type ?? format,
    purchase: type === 'external' ? 'external' : 'cart',
    // A variant is reached through its configurable product unless somebody lets it stand alone.
    is_visible: parentId === undefined || parentId === null,
    created_at: ctx.now,
  };
}
