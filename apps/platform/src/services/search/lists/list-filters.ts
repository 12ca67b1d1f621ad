import type { FieldRefusal } from '@izlog/contract/envelope';
import { leastBefore, type Rate, toCents, toDecimal } from '@izlog/contract/money';
import type { SentFilter } from '@izlog/contract/product/filters/sent-filter';
import { idKeys, textKeys } from '../../catalogue/index.ts';

/** From and to, both included. */
export type Range = readonly [number, number];

/** What a filter by an attribute asks for; its code is not looked up yet. */
export interface AttributeFilter {
  code: string;
  wanted: { values: readonly number[] } | { answer: 'yes' | 'no' } | { range: Range };
}

/** The filters of a request, understood: every one that is given has to hold. */
export interface ListFilters {
  /** True when no product can pass, such as archived ones. */
  isEmpty: boolean;
  isFeatured?: boolean;
  isDiscounted?: boolean;
  /** Cents of the main currency. */
  prices: Array<{ range: Range } | { values: number[] }>;
  /** Each list: any of these ids. */
  ids: number[][];
  categories: number[][];
  tags: number[][];
  brands: number[][];
  /** Each list: any of these texts. */
  skus: string[][];
  formats: string[][];
  types: string[][];
  attributes: AttributeFilter[];
}

/** Ids are 32-bit in the read model; what is no such id belongs to no record. */
const largestId = 2_147_483_647;

/**
 * Reads the filters of a request (CATALOG-033); archived products pass none (CATALOG-019). Values that are no ids or
 * numbers match nothing; a range without two ends, or an answer that is neither yes nor no, is refused by its field.
 */
export function readListFilters(
  sent: readonly SentFilter[],
  rate: Rate,
): { filters: ListFilters } | { refused: FieldRefusal[] } {
  const refused: FieldRefusal[] = [];
  const filters: ListFilters = {
    isEmpty: false,
    prices: [],
    ids: [],
    categories: [],
    tags: [],
    brands: [],
    skus: [],
    formats: [],
    types: [],
    attributes: [],
  };
  sent.forEach((filter, index) => {
    const problem = addFilter(filters, filter, rate);
    if (problem) refused.push({ path: `filters.${index}.value`, kind: 'filter', message: problem });
  });
  return refused.length > 0 ? { refused } : { filters };
}

/** Adds one filter; gives the reason when it cannot be understood. */
function addFilter(filters: ListFilters, { key, value, range }: SentFilter, rate: Rate): string | undefined {
  if (key === 'archived' || key === 'featured' || key === 'discount') {
    return addAnswer(filters, key, readAnswer(value));
  }
  if (isIdKey(key)) filters[idKeys[key]].push(readIds(value));
  else if (isTextKey(key)) filters[textKeys[key]].push(asArray(value).map(onTheWire));
  else if (range) return addRange(filters, key, readRange(value), rate);
  else if (isPrice(key))
    filters.prices.push({ values: readNumbers(value).flatMap((one) => exactly(one, rate)) });
  else filters.attributes.push({ code: key, wanted: readWanted(value) });
  return undefined;
}

function addAnswer(
  filters: ListFilters,
  key: 'archived' | 'featured' | 'discount',
  answer: boolean | undefined,
): string | undefined {
  if (answer === undefined) return 'Expected true or false.';
  if (key === 'archived') {
    filters.isEmpty ||= answer;
    return undefined;
  }
  const field = key === 'featured' ? 'isFeatured' : 'isDiscounted';
  filters.isEmpty ||= filters[field] !== undefined && filters[field] !== answer;
  filters[field] = answer;
  return undefined;
}

function addRange(
  filters: ListFilters,
  key: string,
  range: Range | undefined,
  rate: Rate,
): string | undefined {
  if (!range) return 'Expected the two ends of a range.';
  if (isPrice(key)) filters.prices.push({ range: priceRange(range, rate) });
  else filters.attributes.push({ code: key, wanted: { range } });
  return undefined;
}

function isIdKey(key: string): key is keyof typeof idKeys {
  return Object.hasOwn(idKeys, key);
}

/** An e-product has two spellings in the specification; the wire knows one (PRODUCT-003). */
function onTheWire(value: string | number | boolean): string {
  return value === 'eProduct' ? 'e-product' : String(value);
}

function isTextKey(key: string): key is keyof typeof textKeys {
  return Object.hasOwn(textKeys, key);
}

function isPrice(key: string): boolean {
  return key === 'price' || key === 'finalPrice';
}

function asArray(value: SentFilter['value']): ReadonlyArray<string | number | boolean> {
  return Array.isArray(value) ? value : [value];
}

function readAnswer(value: SentFilter['value']): boolean | undefined {
  const [one, ...more] = asArray(value);
  if (more.length > 0) return undefined;
  if (one === true || one === 'true' || one === 'yes' || one === 1) return true;
  if (one === false || one === 'false' || one === 'no' || one === 0) return false;
  return undefined;
}

/** Yes and no are answers; anything else is a list of numbers (CATALOG-038). */
function readWanted(value: SentFilter['value']): AttributeFilter['wanted'] {
  const answer = typeof value === 'boolean' || typeof value === 'string' ? readAnswer(value) : undefined;
  return answer === undefined ? { values: readNumbers(value) } : { answer: answer ? 'yes' : 'no' };
}

function readNumbers(value: SentFilter['value']): number[] {
  const numbers = asArray(value).map((one) =>
    typeof one === 'boolean' || (typeof one === 'string' && one.trim() === '') ? Number.NaN : Number(one),
  );
  return [...new Set(numbers)].filter(Number.isFinite);
}

function readIds(value: SentFilter['value']): number[] {
  return readNumbers(value).filter((id) => Number.isInteger(id) && id > 0 && id <= largestId);
}

function readRange(value: SentFilter['value']): Range | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [from, to] = value.map((end) =>
    typeof end === 'string' && end.trim() === '' ? Number.NaN : Number(end),
  );
  return Number.isFinite(from) && Number.isFinite(to) ? [from ?? 0, to ?? 0] : undefined;
}

/** Amounts of the main currency whose conversion lies between two decimals of the currency shown. */
function priceRange([from, to]: Range, rate: Rate): Range {
  return [leastBefore(centsFrom(from), rate), leastBefore(centsTo(to) + 1, rate) - 1];
}

/** The amounts that convert to one price exactly; few, since no rate is far below a cent for a cent. */
function exactly(price: number, rate: Rate): number[] {
  const [from, to] = priceRange([price, price], rate);
  return Array.from({ length: Math.min(1000, Math.max(0, to - from + 1)) }, (_, index) => from + index);
}

/** The least amount that is not below a bound. */
function centsFrom(bound: number): number {
  const cents = toCents(clamp(bound));
  return toDecimal(cents) < clamp(bound) ? cents + 1 : cents;
}

/** The largest amount that is not above a bound. */
function centsTo(bound: number): number {
  const cents = toCents(clamp(bound));
  return toDecimal(cents) > clamp(bound) ? cents - 1 : cents;
}

/** No price is beyond a trillion; a bound beyond it asks for nothing more. */
function clamp(bound: number): number {
  return Math.min(Math.max(bound, -1), 1e12);
}
