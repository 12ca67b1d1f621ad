import type { CatalogueFile } from 'catalogue-io';
import { RowCells, type RowRules } from 'catalogue-io';
import { type ImportReport, reportRefused, reportWarning } from '../batches/import-report.ts';

/** The rows of one of Magento's lists, counted in the report. */
export async function* rowCellsOf(file: CatalogueFile, report: ImportReport): AsyncGenerator<RowCells> {
  const rules: RowRules = {
    titles: file.columns.titles,
    decimalMark: 'point',
    priceDecimals: 2,
    roundPrices: false,
    timeZone: 'Europe/Zagreb',
    asked: new Set(),
  };
  for await (const row of file.rows()) {
    report.rowCount++;
    yield new RowCells(row, rules);
  }
}

/** Tells the report what is wrong with a row; true when it is not to be taken in. */
export function rejectRow(cells: RowCells, report: ImportReport): boolean {
  const rejected = cells.rejected();
  if (rejected) reportRefused(report, rejected);
  else for (const warning of cells.warnings) reportWarning(report, warning);
  return rejected !== undefined;
}
