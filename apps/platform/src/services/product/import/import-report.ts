import type { RejectedRow, RowWarning } from './import-record.ts';

/** What an import did; products and variants are counted alike. */
export interface ImportReport {
  created: number;
  updated: number;
  /** Found as they were: nothing was written. */
  skipped: number;
  /** Rows that were not imported; the first of them with their reasons. */
  refusedRows: number;
  refused: RejectedRow[];
  /** Rows of which a part was left out; the first of them. */
  warningCount: number;
  warnings: RowWarning[];
  /** Pictures that were not looked for, because neither a folder nor their host was given; by host, "" for paths. */
  missingImages: Record<string, number>;
  /**
   * New products whose sale price is charged but not announced as a reduction, because the file does not prove what
   * was asked before (see `pricesSince` of the request).
   */
  unannouncedSales: number;
  ignoredColumns: string[];
  rowCount: number;
}

/** Refused rows and warnings that are kept in words; the rest is counted. */
export const keptRows = 10_000;

export function emptyReport(rowCount: number, ignoredColumns: string[]): ImportReport {
  const counts = { created: 0, updated: 0, skipped: 0, refusedRows: 0, warningCount: 0, unannouncedSales: 0 };
  return { ...counts, refused: [], warnings: [], missingImages: {}, ignoredColumns, rowCount };
}

/** Adds a refused row. */
export function reportRefused(report: ImportReport, row: RejectedRow): void {
  report.refusedRows++;
  if (report.refused.length < keptRows) report.refused.push(row);
}

/** Adds a warning. */
export function reportWarning(report: ImportReport, warning: RowWarning): void {
  report.warningCount++;
  if (report.warnings.length < keptRows) report.warnings.push(warning);
}
