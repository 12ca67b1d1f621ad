import { largestPicture } from '../largest-picture.ts';
import { brokenPicture } from './broken-picture.ts';
import { endMark } from './strip-jpeg.ts';

/** Rows at the bottom that are compared: the part that is missing is always among them. */
const compared = 32;

/**
 * Refuses a JPEG that broke off before its end (`stripped`: with an end put there), unless nothing but that end is missing.
 * Decoders draw something for what is missing and tell of it at best; so it is rendered twice, with other bytes in the gap. Where
 * that makes no difference, nobody needed them.
 */
export async function mustBeWhole(stripped: Buffer): Promise<void> {
  const body = stripped.subarray(0, stripped.length - endMark.length);
  const rendered = [0x00, 0x55].map((filler) =>
    bottomOf(Buffer.concat([body, Buffer.alloc(64, filler), endMark])),
  );
  const [one, other] = await Promise.all(rendered);
  if (!one || !other?.equals(one)) throw brokenPicture();
}

async function bottomOf(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: largestPicture, failOn: 'none' });
    const { width, height } = await picture.metadata();
    const rows = Math.min(compared, height);
    return await picture
      .extract({ left: 0, top: height - rows, width, height: rows })
      .raw()
      .toBuffer();
  } catch {
    // It cannot be rendered at all; how it is refused is for those who read its facts.
    return Buffer.alloc(0);
  }
}
