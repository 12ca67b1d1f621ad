import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

const strippers: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
};

/**
 * A picture without what was written beside it: where and when it was taken, by whom and with what. Only the orientation
 * stays. Nothing of the picture itself is lost. Refuses with fileUnreadable what does not keep to its format; other kinds
 * of files stay as they are.
 */
export function stripMetadata(bytes: Uint8Array, mime: string): Uint8Array {
  const strip = strippers[mime];
  return strip ? strip(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) : bytes;
}
