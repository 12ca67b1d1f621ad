import type { QuantityRule } from './quantity-rule.ts';
import type { ProductStock } from './stock.ts';

/** What is wrong with a quantity. */
export type QuantityFault = 'tooFew' | 'tooMany' | 'notAMultiple';

/** Whether a whole quantity keeps the rule of its product; stock is another matter. */
export function quantityFault(quantity: number, { min, max, step }: QuantityRule): QuantityFault | undefined {
  if (quantity < min) return 'tooFew';
  if (max !== null && quantity > max) return 'tooMany';
  return quantity % step === 0 ? undefined : 'notAMultiple';
}

/** The rule with its least and most pieces on a step and within what is left of a counted stock. */
export function boundedQuantity(
  rule: QuantityRule,
  stock: Pick<ProductStock, 'status' | 'quantity'>,
): QuantityRule {
  const { step } = rule;
  const min = Math.ceil(rule.min / step) * step;
  const left = stock.quantity !== null && stock.status !== 'backorder' ? stock.quantity : Infinity;
  const most = Math.min(rule.max ?? Infinity, left);
  if (!Number.isFinite(most)) return { min, max: null, step };
  return { min, max: Math.max(min, Math.floor(most / step) * step), step };
}
