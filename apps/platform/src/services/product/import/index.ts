export { FileRefused } from './file-refused.ts';
export { type ImportRequest, importCatalogue } from './import-catalogue.ts';
export { importDocument } from './import-document.ts';
export { importMagentoList, type MagentoList, magentoLists } from './import-magento-lists.ts';
export { importMagentoReviews } from './import-magento-reviews.ts';
export type { ImportReport } from './import-report.ts';
export { type CatalogueFormat, catalogueFormats } from './read-catalogue.ts';
export { textEncodings } from './text-encoding.ts';
