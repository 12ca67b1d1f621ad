import { type Crop, cropPixels } from '@izlog/contract/media/cut';
import { boxOf, type MediaSize } from '@izlog/contract/media/media-sizes';
import type { Sharp } from 'sharp';
import { Refusal } from '#platform/kernel/refusal.ts';
import { isSvg } from './file-kind.ts';
import { largestPicture } from './largest-picture.ts';
import { renderingSeconds } from './picture-facts.ts';
import { drawSvg } from './render-svg.ts';

export const renderedFormats = ['avif', 'webp', 'jpeg', 'png', 'gif'] as const;
export type RenderedFormat = (typeof renderedFormats)[number];

export interface Rendering {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * Fits a picture into a size, never enlarged, upright, without its camera data, in a format. Only gifs keep moving.
 * Refuses with fileUnreadable when the bytes cannot be decoded in time.
 */
export async function renderPicture(
  bytes: Uint8Array,
  size: MediaSize,
  format: RenderedFormat,
  crop?: Crop,
): Promise<Rendering> {
  const { width, height } = boxOf(size);
  // Loaded with the first picture: many shops' pictures are rendered already.
  const { default: sharp } = await import('sharp');
  try {
    const rendered = isSvg(bytes) ? (await drawSvg({ bytes, width, height })).png : bytes;
    const whole = sharp(rendered, {
      limitInputPixels: largestPicture,
      failOn: 'error',
      animated: format === 'gif',
    })
      .timeout({ seconds: renderingSeconds })
      .autoOrient();
    const upright = crop ? (await whole.metadata()).autoOrient : undefined;
    const fitted = (crop && upright ? whole.extract(cropPixels(upright, crop)) : whole).resize({
      width,
      height,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const { data, info } = await encode(fitted, format).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('fileUnreadable', { reason: error instanceof Error ? error.message : String(error) });
  }
}

function encode(picture: Sharp, format: RenderedFormat): Sharp {
  if (format === 'avif') return picture.avif({ quality: 55, effort: 3 });
  if (format === 'webp') return picture.webp({ quality: 78, effort: 4 });
  if (format === 'png') return picture.png({ compressionLevel: 9 });
  if (format === 'gif') return picture.gif({ effort: 4 });
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true });
}
