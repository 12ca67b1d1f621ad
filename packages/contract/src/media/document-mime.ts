const documentMimes = new Set([
  'application/pdf',
  'text/plain',
  'text/csv',
  'application/rtf',
  'text/rtf',
  'application/zip',
  'application/x-zip-compressed',
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.ms-powerpoint',
]);

/** Whether a media file is a document: pdf, Office, OpenDocument, text, csv, rtf and zip, and nothing else (MEDIA-011). */
export function isDocument(mime: string): boolean {
  const plain = mime.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return (
    documentMimes.has(plain) ||
    plain.startsWith('application/vnd.openxmlformats-officedocument.') ||
    plain.startsWith('application/vnd.oasis.opendocument.')
  );
}
