import type { FieldRefusal } from '../envelope.ts';
import type { DiscountKind } from './discount-kinds.ts';

/** What of a discount hangs together. */
export interface SaidDiscount {
  kind: DiscountKind;
  value: number | null;
  buyQuantity: number | null;
  payQuantity: number | null;
  validFrom: string | null;
  validTo: string | null;
}

/** Kinds that are so much: percent, an amount, the price of a piece. */
export const hasValue = (kind: DiscountKind): boolean =>
  kind === 'percent' || kind === 'amount' || kind === 'fixedPrice';

/** What is wrong with a discount by itself, by field; the form asks before it is sent, the platform when it is saved. */
export function discountFaults(said: SaidDiscount): FieldRefusal[] {
  const { kind, value, buyQuantity, payQuantity, validFrom, validTo } = said;
  const faults: FieldRefusal[] = [];
  const refuse = (path: string, fault: string, message: string) =>
    faults.push({ path, kind: fault, message });
  if (value === null) refuse('value', 'required', 'How much?');
  else if (hasValue(kind) ? value === 0 : value !== 0)
    refuse('value', 'range', hasValue(kind) ? 'It must be above 0.' : 'This kind has no value.');
  else if (kind === 'percent' && value > 100) refuse('value', 'range', 'At most 100 percent.');
  if (kind === 'multiBuy' && buyQuantity === null) refuse('buyQuantity', 'required', 'Of how many pieces?');
  if (kind === 'multiBuy' && (payQuantity === null || payQuantity >= (buyQuantity ?? 0)))
    refuse('payQuantity', 'range', 'Fewer are paid than are bought, and one at least.');
  if (validFrom !== null && validTo !== null && Date.parse(validTo) <= Date.parse(validFrom))
    refuse('validTo', 'range', 'It must be after validFrom.');
  return faults;
}
