import { isGtin } from '@izlog/contract/user/barcode';
import type { RejectedRow, RowWarning } from 'catalogue-io';
import type { PublishingNeed } from '../../products/settle-publishing.ts';

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
  /**
   * Products that are in the shop and not published, though the file has them published, because they lack what
   * publishing needs; the first of them with their reasons.
   */
  withheldCount: number;
  withheld: RowWarning[];
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
export const savedRows = 10_000;

export function emptyReport(rowCount: number, ignoredColumns: string[]): ImportReport {
  const counts = { created: 0, updated: 0, skipped: 0, refusedRows: 0, warningCount: 0, unannouncedSales: 0 };
  const lists = { refused: [], warnings: [], withheld: [] };
  return { ...counts, ...lists, withheldCount: 0, missingImages: {}, ignoredColumns, rowCount };
}

/** Adds a refused row. */
export function reportRefused(report: ImportReport, row: RejectedRow): void {
  report.refusedRows++;
  if (report.refused.length < savedRows) report.refused.push(row);
}

/** Adds a warning. */
export function reportWarning(report: ImportReport, warning: RowWarning): void {
  report.warningCount++;
  if (report.warnings.length < savedRows) report.warnings.push(warning);
}

/** Why a SKU of a file was not taken as it is spelled there. */
export const spelledAs = (sku: string): string =>
  `is ${sku} in the shop: the same product, whose spelling stays`;

/** Warns of a code that is kept as typed and shown to staff, but given to no search engine: it is no GTIN. */
export function oddBarcode(row: number, column: string, barcode: string | null | undefined): RowWarning[] {
  if (!barcode || isGtin(barcode)) return [];
  const reason =
    'is no GTIN (8, 12, 13 or 14 digits, the last one checks them): kept, but not told to search engines';
  return [{ record: 'warning', row, column, reason, value: barcode }];
}

/** What an import knows of a product that it could not publish. */
export interface WithheldRow {
  row: number;
  name: string;
  missing: readonly PublishingNeed[];
}

/** Adds the products that an import left unpublished, once it is known that nothing of the file helps them. */
export function reportWithheld(report: ImportReport, rows: Iterable<WithheldRow>): void {
  const sorted = [...rows].sort((one, other) => one.row - other.row);
  report.withheldCount += sorted.length;
  for (const { row, name, missing } of sorted.slice(0, savedRows - report.withheld.length)) {
    const reason = missing.map((need) => reasons[need]).join('; ');
    report.withheld.push({ record: 'warning', row, column: 'Published', reason, value: name });
  }
}

const reasons: Record<PublishingNeed, string> = {
  price: 'has no price',
  variants: 'none of its variations can be sold: they did not come or have no price',
  members: 'none of the products it is made of is in the shop',
  file: 'has no file that its buyers could fetch',
  makerName: 'its category asks for its manufacturer, whom its brand does not name',
  makerAddress: 'its category asks for the postal address of its manufacturer',
  makerEmail: 'its category asks for the electronic address of its manufacturer',
  responsiblePerson:
    'its manufacturer is outside the EU: its category asks for the person responsible in the EU, with both addresses',
  safetyText: 'its category asks for warnings and safety information in every language it is described in',
};
