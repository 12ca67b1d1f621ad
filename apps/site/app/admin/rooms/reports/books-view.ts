import type { BooksReport } from '@izlog/contract/ecommerce/reports/books';
import type { TaxReport } from '@izlog/contract/ecommerce/reports/sales-report';

/** What the bookkeeper sees of a month or a quarter. */
export interface BooksView {
  /** 2026-11, or 2026-Q4. */
  chosen: string;
  /** The months and quarters to choose from, the newest first. */
  months: readonly string[];
  quarters: readonly string[];
  from: string;
  to: string;
  books: BooksReport;
  taxes: TaxReport;
  /** The period has no document to download. */
  isEmpty: boolean;
}

/** The first and the last day of a month (2026-11) or a quarter (2026-Q4); undefined for anything else. */
export function daysOfBooks(chosen: string): { from: string; to: string } | undefined {
  const [, year, month, quarter] = /^(20\d\d)-(?:(0[1-9]|1[0-2])|Q([1-4]))$/.exec(chosen) ?? [];
  if (!year) return undefined;
  const first = quarter ? (Number(quarter) - 1) * 3 : Number(month) - 1;
  const day = (months: number, of: number) =>
    new Date(Date.UTC(Number(year), months, of)).toISOString().slice(0, 10);
  return { from: day(first, 1), to: day(first + (quarter ? 3 : 1), 0) };
}

/** The months and quarters up to that of a day, the newest first. */
export function periodsBefore(today: string): Pick<BooksView, 'months' | 'quarters'> {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const months = Array.from({ length: 24 }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
  const quarterOf = (one: string) => `${one.slice(0, 4)}-Q${Math.ceil(Number(one.slice(5)) / 3)}`;
  return { months, quarters: [...new Set(months.map(quarterOf))] };
}
