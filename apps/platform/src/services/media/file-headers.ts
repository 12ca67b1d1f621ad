import { isDocument } from '@izlog/contract/media/document-mime';
import type { MediaRow } from './media.queries.ts';

const mimeOfFormat: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
};

/**
 * Headers of a served file. The address names the bytes, so it may be kept for ever, of a protected site by its visitor
 * alone; what is not public is kept nowhere.
 * An svg or text that is opened by itself runs nothing: it is sandboxed and its type is never guessed.
 */
export function fileHeaders(
  row: MediaRow,
  size: string,
  format: string,
  isProtected: boolean,
  crop = '',
): Record<string, string> {
  const mime = size === 'original' ? row.mime : (mimeOfFormat[format] ?? row.mime);
  return {
    'content-type': mime.startsWith('text/') ? `${mime}; charset=utf-8` : mime,
    'cache-control':
      row.access === 'public'
        ? `${isProtected ? 'private' : 'public'}, max-age=31536000, immutable`
        : 'private, no-store',
    etag: `"${row.hash}-${size.replaceAll(' ', '-')}-${format}${crop && `-${crop}`}"`,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    // Browsers show no pdf inside a sandbox; a pdf has no access to the site anyway.
    ...(mime === 'application/pdf'
      ? {}
      : { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }),
    ...(size === 'original' ? { 'content-disposition': disposition(row) } : {}),
  };
}

function disposition(row: MediaRow): string {
  const isSaved = isDocument(row.mime) && row.mime !== 'application/pdf' && row.mime !== 'text/plain';
  const name = encodeURIComponent(row.originalName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${isSaved ? 'attachment' : 'inline'}; filename*=UTF-8''${name}`;
}
