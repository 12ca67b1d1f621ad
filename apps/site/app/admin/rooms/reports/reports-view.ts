import type { Comparison } from '@izlog/contract/ecommerce/reports/period';
import type {
  FunnelReport,
  SalesKind,
  SalesReport,
  SearchReport,
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
  lijevak: 'funnel',
  pretraga: 'search',
} as const satisfies Record<string, SalesKind | 'taxes' | 'stock' | 'funnel' | 'search'>;
export type ReportName = keyof typeof reportNames;

/** Why days that were typed are no period. */
type PeriodFault =
  | 'validation.required'
  | 'reports.dayWrong'
  | 'reports.periodReversed'
  | 'reports.periodLong';

/** What the address asks for. */
export interface AskedPeriod {
  /** What was typed and cannot be: reported beside its field, while the last 30 days are shown. */
  refused?: { from: string; to: string; faults: { from?: PeriodFault; to?: PeriodFault } };
  from: string;
  to: string;
  compare: Comparison;
  currency: string | undefined;
}

export type ReportView = { name: ReportName; names: readonly ReportName[]; asked: AskedPeriod } & (
  | { kind: SalesKind; report: SalesReport }
  | { kind: 'taxes'; report: TaxReport }
  | { kind: 'stock'; report: StockReport }
  | { kind: 'funnel'; report: FunnelReport }
  | { kind: 'search'; report: SearchReport; mayMend: boolean }
);
