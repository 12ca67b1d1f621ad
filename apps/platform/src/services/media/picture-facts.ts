import { mostMegapixels, type PictureFault } from '@izlog/contract/media/picture-fault';
import { rgbaToThumbHash } from 'thumbhash';
import { Refusal } from '#platform/kernel/refusal.ts';
import { isSvg } from './file-kind.ts';
import { largestPicture } from './largest-picture.ts';
import { drawSvg } from './render-svg.ts';

/** Longest time in seconds that a picture may take to decode and encode. */
export const renderingSeconds = 30;

/** What is learnt from a picture once, when it is stored. */
export interface PictureFacts {
  /** Pixels as shown, after EXIF orientation. */
  width: number;
  height: number;
  /** ThumbHash in base64. */
  placeholder: string;
  /** Average colour as #rrggbb. */
  color: string;
}

/** Decodes a whole picture; a broken or oversized one is refused with fileUnreadable. */
export async function readPictureFacts(bytes: Uint8Array): Promise<PictureFacts> {
  try {
    // A JPEG that ends too soon is only doubted by its decoder, which draws grey for what is missing.
    return await readFacts(bytes, isJpeg(bytes) ? 'warning' : 'error');
  } catch (error) {
    if (isJpeg(bytes) && isOnlyDoubted(error)) return readFacts(bytes, 'error');
    throw error;
  }
}

const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;

/** What cameras and programs write wrong without harm to the picture: extra bytes, odd headers. */
const isOnlyDoubted = (error: unknown): boolean => {
  const { kind, reason = '' } = (error instanceof Refusal ? error.payload : {}) as {
    kind?: PictureFault;
    reason?: string;
  };
  return kind === 'broken' && !/premature end/i.test(reason);
};

async function readFacts(bytes: Uint8Array, failOn: 'warning' | 'error'): Promise<PictureFacts> {
  const { default: sharp } = await import('sharp');
  try {
    const rendered = isSvg(bytes) ? await drawSvg({ bytes, width: 100, height: 100 }) : undefined;
    const picture = sharp(rendered?.png ?? bytes, { limitInputPixels: largestPicture, failOn }).timeout({
      seconds: renderingSeconds,
    });
    const { autoOrient, width, height, pageHeight = height, pages = 1 } = await picture.metadata();
    // Read from the header, before anything is decoded: a small file may promise more pixels than there is memory.
    if (width * pageHeight * pages > largestPicture)
      throw unreadable('pixels', `The picture has too many pixels: at most ${mostMegapixels} million.`);
    const { data, info } = await picture
      .autoOrient()
      .resize(100, 100, { fit: 'inside' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return {
      width: rendered?.width ?? autoOrient.width,
      height: rendered?.height ?? autoOrient.height,
      placeholder: Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64'),
      color: averageColor(data),
    };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    // The library looks at the limit too, where it opens the file.
    throw unreadable(/pixel limit/i.test(reason) ? 'pixels' : 'broken', reason);
  }
}

const unreadable = (kind: PictureFault, reason: string): Refusal =>
  new Refusal('fileUnreadable', { kind, reason });

function averageColor(rgba: Uint8Array): string {
  const sums = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3] ?? 0;
    weight += alpha;
    for (const channel of [0, 1, 2]) {
      sums[channel] = (sums[channel] ?? 0) + (rgba[at + channel] ?? 0) * alpha;
    }
  }
  const hex = sums.map((sum) =>
    Math.round(weight === 0 ? 255 : sum / weight)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}
