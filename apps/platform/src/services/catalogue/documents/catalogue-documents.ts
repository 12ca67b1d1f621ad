import { categoryDocuments } from './category-documents.ts';
import { productDocuments } from './product-documents.ts';

/** What of the catalogue is drafted and published as documents. */
export const catalogueDocuments = [productDocuments, categoryDocuments];
