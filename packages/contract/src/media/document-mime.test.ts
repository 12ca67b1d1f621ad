import { expect, test } from 'vitest';
import { isDocument } from './document-mime.ts';

test('[MEDIA-011] pdf, Office, OpenDocument, text, csv, rtf and zip are documents', () => {
  const documents = [
    'application/pdf',
    'application/msword',
    'application/vnd.ms-excel',
    'application/vnd.ms-powerpoint',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'application/vnd.oasis.opendocument.text',
    'application/vnd.oasis.opendocument.spreadsheet',
    'text/plain',
    'text/plain; charset=utf-8',
    'text/csv',
    'text/rtf',
    'application/rtf',
    'application/zip',
    'Application/PDF',
  ];

  expect(documents.filter((mime) => !isDocument(mime))).toEqual([]);
});

test('[MEDIA-011] nothing else is a document', () => {
  const others = [
    'image/png',
    'image/svg+xml',
    'video/mp4',
    'audio/mpeg',
    'text/html',
    'text/javascript',
    'application/json',
    'application/xml',
    'application/octet-stream',
    'application/x-msdownload',
    'application/pdfx',
    '',
  ];

  expect(others.filter(isDocument)).toEqual([]);
});
