import type { Ctx } from '#platform/kernel/context.ts';
import type { ProductInput } from './product-input.ts';

/** Fields of the input that are columns of `products`, by their column. */
const columns = {
  parentId: 'parent_id',
  format: 'format',
  type: 'type',
  purchase: 'purchase',
  sku: 'sku',
  barcode: 'barcode',
  brandId: 'brand_id',
  taxClassId: 'tax_class_id',
  weight: 'weight',
  length: 'length',
  width: 'width',
  height: 'height',
  content: 'content',
  contentUnit: 'content_unit',
  baseContent: 'base_content',
  baseUnit: 'base_unit',
  modelId: 'model_id',
  guaranteeYears: 'guarantee_years',
  guaranteeTerms: 'guarantee_terms',
  minQuantity: 'min_quantity',
  maxQuantity: 'max_quantity',
  quantityStep: 'quantity_step',
  isFeatured: 'is_featured',
  isArchived: 'is_archived',
  isPublished: 'is_published',
  isVisible: 'is_visible',
  isPriceFrom: 'is_price_from',
  isReturnable: 'is_returnable',
  categoryPriority: 'category_priority',
  position: 'position',
  externalUrl: 'external_url',
  source: 'source',
  externalId: 'external_id',
  contentHash: 'content_hash',
  createdAt: 'created_at',
} as const satisfies Partial<Record<keyof ProductInput, string>>;

/** A product as a JSON row: what the input gives, and for a new one everything a row must have. */
export function productDoc(
  ctx: Ctx,
  id: number,
  input: ProductInput,
  isNew: boolean,
): Record<string, unknown> {
  const doc: Record<string, unknown> = isNew ? newProduct(ctx, input) : {};
  for (const [field, column] of Object.entries(columns)) {
    const value = input[field as keyof typeof columns];
    if (value !== undefined) doc[column] = value;
  }
  // Who says anew whether it is published has it looked at anew.
  if (input.isPublished !== undefined) doc.withheld = [];
  const changedBy = ctx.caller.kind === 'staff' ? ctx.caller.userId : null;
  return { ...doc, id, updated_at: ctx.now, changed_by: changedBy };
}

function newProduct(ctx: Ctx, { format = 'simple', type, parentId }: ProductInput): Record<string, unknown> {
  return {
    site_id: ctx.site.id,
    format,
    type: type ?? format,
    purchase: type === 'external' ? 'external' : 'cart',
    is_featured: false,
    is_archived: false,
    is_published: true,
    withheld: [],
    offer_turns: [],
    // A variant is reached through its configurable product unless somebody lets it stand alone.
    is_visible: parentId === undefined || parentId === null,
    is_price_from: false,
    min_quantity: 1,
    quantity_step: 1,
    is_returnable: true,
    category_priority: 0,
    position: 0,
    created_at: ctx.now,
  };
}
