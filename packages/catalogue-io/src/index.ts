export { defineCsvFormat, hasHeader } from './csv-format.ts';
export { type CatalogueSheet, kindOf as kindOfColumn } from './exact/csv-sheet.ts';
export { sheetTitles } from './exact/csv-writer.ts';
export type {
  CatalogueHead,
  CatalogueRegistries,
  DocumentRules,
  ExactProduct,
  ProductFault,
} from './exact/document.ts';
export type {
  CatalogueWriter,
  DocumentFile,
  DocumentOptions,
  DocumentProduct,
  WrittenProduct,
} from './exact/document-file.ts';
export { exactFormats } from './exact/exact-formats.ts';
export { type OwnField, productFields as exactFields } from './exact/product-fields.ts';
export { blankProduct } from './files/blank-product.ts';
export { type CatalogueFile, openCatalogueFile } from './files/catalogue-file.ts';
export { cleanHtml } from './files/clean-html.ts';
export { DecimalVote } from './files/decimal-vote.ts';
export { codeOf } from './files/expand-variation.ts';
export type { HeaderRule } from './files/file-header.ts';
export { type FileRefusalCode, FileRefused } from './files/file-refused.ts';
export type { ReadOptions } from './files/import-options.ts';
export {
  type ImportOption,
  type ImportPrice,
  type ImportProduct,
  type ImportRecord,
  type ImportRef,
  type ImportStock,
  type ImportVariant,
  importLimits,
  type RejectedRow,
  type RowWarning,
} from './files/import-record.ts';
export { readDecimal } from './files/read-decimal.ts';
export { excerpt, RowCells, type RowRules, unitlessWeight } from './files/row-cells.ts';
export { rowRules, usualMark } from './files/row-rules.ts';
export { textEncodings } from './files/text-encoding.ts';
export type { Catalogue, CatalogueFormat } from './format.ts';
export { type CatalogueFormatName, catalogueFormat, catalogueFormats, detectFormat } from './formats.ts';
export * as productKinds from './product-kinds.ts';
export { fromSpreadsheetCell, isRounded, toPersonCell } from './sheets/spreadsheet-cell.ts';
