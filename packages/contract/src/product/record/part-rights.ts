import type { Permission } from '../../permissions.ts';

/** Who opens the form of a product: anyone who may write a part of it. */
export const ofParts = { staff: ['catalogue.edit', 'prices.edit', 'stock.edit'] } as const;

/** The right that a part of a product needs (`price.base`, `stock.quantity`, `words.hrv.name`). */
export function rightOfPart(part: string): Permission {
  if (part.startsWith('price.')) return 'prices.edit';
  return part.startsWith('stock.') ? 'stock.edit' : 'catalogue.edit';
}
