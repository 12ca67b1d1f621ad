import { isUtf8 } from 'node:buffer';
import { extname } from 'node:path';
import { Readable } from 'node:stream';

/** What a file is by its content. */
export interface FileKind {
  mime: string;
  /** Extension under which it is kept, without a dot. */
  extension: string;
}

const office = 'application/vnd.openxmlformats-officedocument.';
const openDocument = 'application/vnd.oasis.opendocument.';

/** Kinds that may be stored, by the mime type of their content. */
const accepted: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/tiff': 'tif',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mpeg': 'mp3',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/rtf': 'rtf',
  [`${office}wordprocessingml.document`]: 'docx',
  [`${office}spreadsheetml.sheet`]: 'xlsx',
  [`${office}presentationml.presentation`]: 'pptx',
  [`${openDocument}text`]: 'odt',
  [`${openDocument}spreadsheet`]: 'ods',
  [`${openDocument}presentation`]: 'odp',
};

/** Old Office files share one container; only the name tells which of them it is. */
const oldOffice: Record<string, string> = {
  '.doc': 'application/msword',
  '.xls': 'application/vnd.ms-excel',
  '.ppt': 'application/vnd.ms-powerpoint',
};

const plainText: Record<string, string> = { '.txt': 'text/plain', '.csv': 'text/csv' };

/**
 * Says what the bytes are, or nothing when such files are not stored. The name is asked only where the content cannot
 * tell two harmless kinds apart (text and csv, old Office files).
 */
export async function kindOfFile(bytes: Uint8Array, name: string): Promise<FileKind | undefined> {
  if (isSvg(bytes)) return { mime: 'image/svg+xml', extension: 'svg' };
  const ending = extname(name).toLowerCase();
  if (isHeic(bytes)) return undefined;
  if (isAvif(bytes)) return { mime: 'image/avif', extension: 'avif' };
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes);
  if (found?.mime === 'application/x-cfb') return withMime(oldOffice[ending], ending);
  if (found) {
    const extension = accepted[found.mime];
    // An animated PNG is kept as what every reader treats it as.
    const mime = found.mime === 'image/apng' ? 'image/png' : found.mime;
    return extension ? { mime, extension } : undefined;
  }
  if (isUtf8(bytes) && !bytes.includes(0)) return withMime(plainText[ending], ending);
  return undefined;
}

/**
 * The same for a file that is too large to be held in memory: only as much of it is read as tells its kind. Whether it is
 * text was seen while it passed.
 */
export async function kindOfLargeFile(
  stream: Readable,
  name: string,
  isText: boolean,
): Promise<FileKind | undefined> {
  const ending = extname(name).toLowerCase();
  const { fileTypeFromStream } = await import('file-type');
  try {
    const found = await fileTypeFromStream(
      Readable.toWeb(stream) as Parameters<typeof fileTypeFromStream>[0],
    );
    if (found?.mime === 'application/x-cfb') return withMime(oldOffice[ending], ending);
    const extension = found && accepted[found.mime];
    if (found) return extension ? { mime: found.mime, extension } : undefined;
  } finally {
    stream.destroy();
  }
  return isText ? withMime(plainText[ending], ending) : undefined;
}

/**
 * A photo as iPhones take it: HEIF with a picture in HEVC, which neither browsers nor our decoder read. The brands at its
 * beginning say so, whatever its name is.
 */
export const isHeic = (bytes: Uint8Array): boolean => {
  const brands = brandsOf(bytes);
  return !isAvif(bytes) && brands.some((one) => /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(one));
};

/** HEIF with a picture in AV1, also where it names itself by the family first. */
const isAvif = (bytes: Uint8Array): boolean =>
  brandsOf(bytes).some((one) => one === 'avif' || one === 'avis');

/** The brands of a file in the ISO base media format, the main one first; none for other files. */
function brandsOf(bytes: Uint8Array): string[] {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 256));
  if (head.length < 16 || head.toString('latin1', 4, 8) !== 'ftyp') return [];
  const end = Math.min(head.length, head.readUInt32BE(0));
  const brands = [head.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4));
  return brands;
}

function withMime(mime: string | undefined, ending: string): FileKind | undefined {
  return mime ? { mime, extension: ending.slice(1) } : undefined;
}

/** XML whose root element is svg: after an optional declaration, instructions, comments and a document type. */
export function isSvg(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, 4096)).replace(/^\uFEFF/, '');
  const root = head
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<\?[\s\S]*?\?>/g, '')
    .replace(/<!DOCTYPE[^[>]*(\[[^\]]*\])?[^>]*>/i, '')
    .trimStart();
  return /^<(svg|\w+:svg)[\s>/]/.test(root);
}
