import type { Comparison } from '@izlog/contract/ecommerce/reports/period';
import type {
  SalesKind,
  SalesReport,
  StockReport,
  TaxReport,
} from '@izlog/contract/ecommerce/reports/sales-report';

/** Reports by their names in addresses. */
export const reportNames = {
  dani: 'days',
  mjeseci: 'months',
  proizvodi: 'products',
  kategorije: 'categories',
  placanja: 'payments',
  drzave: 'countries',
  kupci: 'customers',
  porezi: 'taxes',
  zalihe: 'stock',
  pretraga: 'search',
} as const satisfies Record<string, SalesKind | 'taxes' | 'stock' | 'search'>;
export type ReportName = keyof typeof reportNames;

/** What the address asks for. */
export interface AskedPeriod {
  from: string;
  to: string;
  compare: Comparison;
  currency: string | undefined;
}

interface MissedSearch {
  query: string;
  language: string;
  count: number;
  lastAt: string;
}

/** A report with what it was asked for. */
export type ReportView = { name: ReportName; names: readonly ReportName[]; asked: AskedPeriod } & (
  | { kind: SalesKind; report: SalesReport }
  | { kind: 'taxes'; report: TaxReport }
  | { kind: 'stock'; report: StockReport }
  | { kind: 'search'; report: { records: readonly MissedSearch[] } }
);
