export { type ImportedDocument, importDocuments } from './writing/import-documents.ts';
