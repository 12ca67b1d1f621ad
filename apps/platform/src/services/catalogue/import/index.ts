export type { ImportReport } from './batches/import-report.ts';
export { importDocument } from './document/import-document.ts';
export { FileRefused } from '../../../../../../packages/catalogue-io/src/files/file-refused.ts';
export { textEncodings } from '../../../../../../packages/catalogue-io/src/files/text-encoding.ts';
export { type ImportRequest, importCatalogue } from './import-catalogue.ts';
export { importMagentoList, type MagentoList, magentoLists } from './magento/import-magento-lists.ts';
export { importMagentoReviews } from './magento/import-magento-reviews.ts';
export { type CatalogueFormat, catalogueFormats } from '../../../../../../packages/catalogue-io/src/read-catalogue.ts';
