export { importDocuments } from './writing/import-documents.ts';
