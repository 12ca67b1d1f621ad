import type { Comparison } from '@izlog/contract/ecommerce/reports/period';
import { Refusal } from '#platform/kernel/refusal.ts';

/** A period and what it is compared with, in days of the shop, both ends within; `shift` days lie between their beginnings. */
export interface Period {
  from: string;
  to: string;
  before: { from: string; to: string };
  shift: number;
}

/** Longest period of a report in days: ten years. */
const longest = 3660;
const dayLength = 86_400_000;

/** The period that was asked for; refuses one that ends before it begins, or is too long. */
export function periodOf(asked: { from: string; to: string; compare: Comparison }): Period {
  const { from, to, compare } = asked;
  const length = daysBetween(from, to) + 1;
  if (length < 1 || length > longest) {
    const message = length < 1 ? 'The period ends before it begins.' : `At most ${longest} days.`;
    const kind = length < 1 ? 'endsBeforeStart' : 'tooLong';
    throw new Refusal('validationFailed', { fields: [{ path: 'to', kind, message }] });
  }
  const start = compare === 'year' ? yearBefore(from) : dayPlus(from, -length);
  const shift = daysBetween(start, from);
  return { from, to, before: { from: start, to: dayPlus(to, -shift) }, shift };
}

/** The days of a period in their order. */
export function daysOf({ from, to }: Pick<Period, 'from' | 'to'>): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => dayPlus(from, index));
}

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength);

const dayPlus = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);

/** The same day a year earlier; of 29 February the 1 March. */
function yearBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  return date.toISOString().slice(0, 10);
}
