import type { FieldRefusal } from '@izlog/contract/envelope';
import type { Rate } from '@izlog/contract/money';
import { filterKeyOf } from '@izlog/contract/product/filters/filter-keys';
import type { SentFilter } from '@izlog/contract/product/filters/sent-filter';
import type { SentWanted } from '../attributes/attribute-kind.ts';
import { type Asked, eachKind } from '../filters/filter-kinds.ts';
import { readAnswer, readNumbers, readRange, readYesOrNo } from '../filters/read-value.ts';

/** What a filter by an attribute asks for; its code is not looked up yet. */
export interface AttributeFilter {
  code: string;
  wanted: SentWanted;
}

/** The filters of a request, understood: every one that is given has to hold. */
export interface ListFilters {
  /** True when no product can pass, such as archived ones. */
  isEmpty: boolean;
  asked: Asked;
  attributes: AttributeFilter[];
}

const kinds = new Map(eachKind);

/**
 * Reads the filters of a request (CATALOG-033); archived products pass none (CATALOG-019). Values that are no ids or
 * numbers match nothing; a range without two ends, or an answer that is neither yes nor no, is refused by its field.
 */
export function readListFilters(
  sent: readonly SentFilter[],
  rate: Rate,
): { filters: ListFilters } | { refused: FieldRefusal[] } {
  const refused: FieldRefusal[] = [];
  const filters: ListFilters = { isEmpty: false, asked: {}, attributes: [] };
  sent.forEach((filter, index) => {
    const problem = addFilter(filters, filter, rate);
    if (problem) refused.push({ path: `filters.${index}.value`, kind: 'filter', message: problem });
  });
  return refused.length > 0 ? { refused } : { filters };
}

/** Adds one filter; returns the reason when it cannot be understood. */
function addFilter(filters: ListFilters, sent: SentFilter, rate: Rate): string | undefined {
  if (sent.key === 'archived') {
    const read = readYesOrNo(sent);
    if ('problem' in read) return read.problem;
    filters.isEmpty ||= read.wanted;
    return undefined;
  }
  const key = filterKeyOf(sent.key);
  const kind = key && kinds.get(key);
  if (!kind) return addAttribute(filters, sent);
  const read = kind.read(sent, rate);
  if ('problem' in read) return read.problem;
  const all: unknown[] = filters.asked[key] ?? [];
  if (kind.isAnswer) {
    filters.isEmpty ||= all.some((one) => one !== read.wanted);
    all.length = 0;
  }
  Object.assign(filters.asked, { [key]: [...all, read.wanted] });
  return undefined;
}

/** Yes and no are answers; a range has two ends; anything else is a list of numbers (CATALOG-038). */
function addAttribute(filters: ListFilters, { key: code, value, range }: SentFilter): string | undefined {
  if (range) {
    const read = readRange(value);
    if ('problem' in read) return read.problem;
    filters.attributes.push({ code, wanted: { range: read.wanted } });
    return undefined;
  }
  const answer = typeof value === 'boolean' || typeof value === 'string' ? readAnswer(value) : undefined;
  const wanted =
    answer === undefined ? { values: readNumbers(value) } : ({ answer: answer ? 'yes' : 'no' } as const);
  filters.attributes.push({ code, wanted });
  return undefined;
}
