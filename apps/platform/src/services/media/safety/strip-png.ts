import { crc32 } from 'node:zlib';
import { brokenPicture } from './broken-picture.ts';
import { onlyOrientation } from './exif.ts';

/** Chunks that make the picture, its colours and its movement; whatever else a PNG holds is about something else. */
const needed = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
);

/** A PNG without texts, times, EXIF (of which the orientation stays) and what follows its end; its picture byte for byte. */
export function stripPng(bytes: Buffer): Buffer {
  const parts: Buffer[] = [bytes.subarray(0, 8)];
  for (let at = 8; ; ) {
    if (at + 12 > bytes.length) throw brokenPicture();
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) throw brokenPicture();
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (needed.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'eXIf') {
      const block = onlyOrientation(bytes.subarray(at + 8, end - 4));
      if (block) parts.push(chunk('eXIf', block));
    }
    if (type === 'IEND') return Buffer.concat(parts);
    at = end;
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
