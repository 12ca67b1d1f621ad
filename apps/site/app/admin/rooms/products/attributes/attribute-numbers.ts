import { type FilterType, valuesOfType } from '@izlog/contract/product/product-kinds';
import { isDay } from '#site/admin/ground/frame/shop-day.ts';
import { instantOfShop, shopTimeOf } from '#site/admin/ground/frame/shop-time.ts';
import { isoDay } from '../door/typed-price.ts';

/** A number of an attribute as its field shows it: a day, day and time by the shop's clock, or with a decimal comma. */
export function numberText(type: FilterType, number: number): string {
  if (valuesOfType(type) === 'numbers') return String(number).replace('.', ',');
  const instant = new Date(number).toISOString();
  return type === 'Date' ? instant.slice(0, 10) : shopTimeOf(instant);
}

/**
 * The number that was typed for an attribute; `wrong` where it is none, or a time that the clock skips or repeats. What was not touched stays to the millisecond,
 * though the field shows minutes only.
 */
export function readNumberText(type: FilterType, typed: string, before?: number): number | 'wrong' {
  if (before !== undefined && typed === numberText(type, before)) return before;
  if (valuesOfType(type) === 'numbers')
    return /^[-−]?\d{1,9}(?:[.,]\d{1,6})?$/.test(typed)
      ? Number(typed.replace(',', '.').replace('−', '-'))
      : 'wrong';
  if (type === 'Date') {
    const day = isoDay(typed);
    return isDay(day) ? Date.parse(`${day}T00:00:00Z`) : 'wrong';
  }
  const instant = instantOfShop(typed);
  return instant === undefined ? 'wrong' : Date.parse(instant);
}
