export { catalogueFormats, FileRefused, textEncodings } from 'catalogue-io';
export type { AddRedirects, FileOfStaff } from './batches/import-job.ts';
export type { ImportReport } from './batches/import-report.ts';
export { importDocument } from './document/import-document.ts';
export { type ImportRequest, importCatalogue } from './import-catalogue.ts';
export {
  detectMagentoElsewhere,
  detectMagentoFile,
  type MagentoElsewhere,
} from './magento/detect-magento.ts';
export { importMagentoList, type MagentoList, magentoLists } from './magento/import-magento-lists.ts';
export { type AddReviews, importMagentoReviews } from './magento/import-magento-reviews.ts';
