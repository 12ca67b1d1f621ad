import type { SaidPrice } from '@izlog/contract/product/record/product-record';
import { isDay, lastDayOf, shopDayOf, startOfDay } from '#site/admin/ground/frame/shop-day.ts';
import { readPrice } from '#site/admin/ground/frame/typed/read-price.ts';
import type { MessageValues, StaffKey } from '#site/i18n/messages.ts';

/** Fields in which a price is typed. */
export const priceFields = ['base', 'sale', 'saleFrom', 'saleTo', 'member', 'nextBase', 'nextFrom'] as const;
export type PriceField = (typeof priceFields)[number];

/** What is wrong with a field, in the words of the back office. */
export interface PriceFault {
  key: StaffKey;
  values?: MessageValues;
}

/** The price that was typed, and what is wrong with it by field; `known` is what the product had. */
export function readTypedPrice(
  read: (name: PriceField) => string,
  known: SaidPrice | undefined,
  now: number,
): { price: SaidPrice; faults: Partial<Record<PriceField, PriceFault>> } {
  const faults: Partial<Record<PriceField, PriceFault>> = {};
  const amount = (name: 'base' | 'sale' | 'member' | 'nextBase'): number | null => {
    const text = read(name).trim();
    const typed = readPrice(text);
    if (typed.is === 'amount') return typed.amount;
    if (typed.is === 'ambiguous')
      faults[name] = { key: 'products.priceAmbiguous', values: { ...typed, typed: text } };
    if (typed.is === 'wrong') faults[name] = { key: 'products.priceWrong' };
    return null;
  };
  const day = (name: 'saleFrom' | 'saleTo' | 'nextFrom'): string => {
    const text = isoDay(read(name).trim());
    if (text === '' || isDay(text)) return text;
    faults[name] = { key: 'products.dayWrong' };
    return '';
  };
  const [from, to] = [day('saleFrom'), day('saleTo')];
  const [base, sale, member] = [amount('base'), amount('sale'), amount('member')];
  const today = shopDayOf(now);
  const saleFrom = instantOf(from, known?.saleFrom ?? null, shopDayOf, (text) =>
    text <= today ? null : startOfDay(text),
  );
  const saleTo = instantOf(to, known?.saleTo ?? null, lastDayOf, (text) => startOfDay(text, 1));
  if (from && to && to < from) faults.saleTo = { key: 'products.saleToWrong' };
  if (sale !== null && base !== null && sale >= base) faults.sale = { key: 'products.saleNotLower' };
  if (from && from < today && saleFrom === null) faults.saleFrom = { key: 'products.saleFromPast' };
  if (to && to < today && sale !== null) faults.saleTo = { key: 'products.saleToPast' };
  const [nextBase, nextDay] = [amount('nextBase'), day('nextFrom')];
  const nextFrom = instantOf(nextDay, known?.nextFrom ?? null, shopDayOf, (text) =>
    text <= today ? null : startOfDay(text),
  );
  if (nextDay && nextFrom === null) faults.nextFrom = { key: 'products.nextFromPast' };
  if (nextBase !== null && !nextDay) faults.nextFrom ??= { key: 'products.nextFromNeeded' };
  if (nextBase === null && nextDay) faults.nextBase ??= { key: 'products.nextBaseNeeded' };
  const period =
    sale === null
      ? { saleFrom: known?.saleFrom ?? null, saleTo: known?.saleTo ?? null }
      : { saleFrom, saleTo };
  return { price: { base, sale, member, ...period, nextBase, nextFrom }, faults };
}

/** `9.10.2026.` as people write it, as `2026-10-09`; anything else stays. */
export function isoDay(text: string): string {
  const found = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\.?$/.exec(text);
  if (!found) return text;
  const [, day = '', month = '', year = ''] = found;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A day that was not touched keeps its moment, which may lie within the day. */
function instantOf(
  day: string,
  before: string | null,
  dayOf: (instant: string) => string,
  toInstant: (day: string) => string | null,
): string | null {
  if (!day) return null;
  return before && dayOf(before) === day ? before : toInstant(day);
}
