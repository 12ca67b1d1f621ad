import type { SentFilter } from '@izlog/contract/product/filters/sent-filter';
import type { Read } from './filter-kind.ts';

type Value = SentFilter['value'];

/** From and to, both included. */
export type Range = readonly [number, number];

/** Ids are 32-bit in the read model; what is no such id belongs to no record. */
const largestId = 2_147_483_647;

/** The values of a filter, one or many. */
export function asArray(value: Value): ReadonlyArray<string | number | boolean> {
  return Array.isArray(value) ? value : [value];
}

/** Yes or no, in any of their spellings; nothing when it is neither. */
export function readAnswer(value: Value): boolean | undefined {
  const [one, ...more] = asArray(value);
  if (more.length > 0) return undefined;
  if (one === true || one === 'true' || one === 'yes' || one === 1) return true;
  if (one === false || one === 'false' || one === 'no' || one === 0) return false;
  return undefined;
}

/** Yes or no as a filter that every list knows. */
export function readYesOrNo({ value }: SentFilter): Read<boolean> {
  const answer = readAnswer(value);
  return answer === undefined ? { problem: 'Expected true or false.' } : { wanted: answer };
}

/** Numbers, each once; what is none is left out and matches nothing. */
export function readNumbers(value: Value): number[] {
  const numbers = asArray(value).map((one) =>
    typeof one === 'boolean' || (typeof one === 'string' && one.trim() === '') ? Number.NaN : Number(one),
  );
  return [...new Set(numbers)].filter(Number.isFinite);
}

/** Ids of records; what is none is left out and matches nothing. */
export function readIds({ value }: SentFilter): Read<number[]> {
  const ids = readNumbers(value).filter((id) => Number.isInteger(id) && id > 0 && id <= largestId);
  return { wanted: ids };
}

/** The two ends of a range. */
export function readRange(value: Value): Read<Range> {
  const problem = 'Expected the two ends of a range.';
  if (!Array.isArray(value) || value.length !== 2) return { problem };
  const [from, to] = value.map((end) =>
    typeof end === 'string' && end.trim() === '' ? Number.NaN : Number(end),
  );
  return Number.isFinite(from) && Number.isFinite(to) ? { wanted: [from ?? 0, to ?? 0] } : { problem };
}

/** Texts; an e-product has two spellings in the specification, the wire knows one (PRODUCT-003). */
export function readTexts({ value }: SentFilter): Read<string[]> {
  return { wanted: asArray(value).map((one) => (one === 'eProduct' ? 'e-product' : String(one))) };
}
