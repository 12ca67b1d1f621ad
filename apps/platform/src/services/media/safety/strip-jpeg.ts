import { brokenPicture } from './broken-picture.ts';
import { onlyOrientation } from './exif.ts';

const exif = 'Exif\0\0';

/**
 * A JPEG without what cameras and programs write beside the picture: EXIF (of which the orientation stays), XMP, IPTC,
 * comments, thumbnails, and whatever follows its end, such as the film of a live photo. The picture itself is copied byte
 * for byte, with its colour profile and what decoders need.
 */
export const stripJpeg = (bytes: Buffer): Buffer => Buffer.concat([...readJpeg(bytes).parts, endMark]);

/** What ends a JPEG. */
export const endMark = Buffer.from([0xff, 0xd9]);

/** Whether a JPEG breaks off before its end, if only by its last two bytes. */
export const lacksEnd = (bytes: Buffer): boolean => !readJpeg(bytes).hasEnd;

function readJpeg(bytes: Buffer): { parts: Buffer[]; hasEnd: boolean } {
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  let at = 2;
  let isProgressive = false;
  let hasEnd = false;
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) throw brokenPicture();
    const marker = bytes[at + 1] ?? 0;
    // Bytes that fill up may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    hasEnd = marker === 0xd9;
    if (hasEnd) break;
    isProgressive ||= marker === 0xc2;
    if (at + 4 > bytes.length) throw brokenPicture();
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) throw brokenPicture();
    const segment = savedPart(marker, bytes.subarray(at, end));
    if (segment) parts.push(segment);
    at = end;
    if (marker !== 0xda) continue;
    const scanEnd = endOfScan(bytes, at);
    parts.push(bytes.subarray(at, scanEnd));
    at = scanEnd;
  }
  // Of one that is drawn in passes a decoder takes those that are there for all: it would stay blurred, and nobody would know.
  if (isProgressive && !hasEnd) throw brokenPicture();
  return { parts, hasEnd };
}

/** What stays of a segment: tables, frames and scans, and of what programs add the profile of colours. */
function savedPart(marker: number, segment: Buffer): Buffer | undefined {
  if (marker === 0xfe) return undefined;
  if (marker < 0xe0 || marker > 0xef) return segment;
  const says = (name: string) => segment.toString('latin1', 4, 4 + name.length) === name;
  if (marker === 0xe0) return says('JFIF\0') ? withoutThumbnail(segment) : undefined;
  if (marker === 0xe2) return says('ICC_PROFILE\0') ? segment : undefined;
  if (marker === 0xee) return says('Adobe') ? segment : undefined;
  if (marker !== 0xe1 || !says(exif)) return undefined;
  const block = onlyOrientation(segment.subarray(4 + exif.length));
  if (!block) return undefined;
  const head = Buffer.from([0xff, 0xe1, 0, 2 + exif.length + block.length]);
  return Buffer.concat([head, Buffer.from(exif, 'latin1'), block]);
}

/** The JFIF header as it is without a small picture of its own. */
function withoutThumbnail(segment: Buffer): Buffer {
  if (segment.length <= 18) return segment;
  const head = Buffer.from(segment.subarray(0, 18));
  head.writeUInt16BE(16, 2);
  head[16] = 0;
  head[17] = 0;
  return head;
}

/** Where the data of a scan end: at the first marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7) || next === 0xff;
    if (!isData) return at;
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  return bytes.length;
}
