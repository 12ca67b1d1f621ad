import sharp from 'sharp';
import { storeMedia } from '#platform/services/media/store-media.ts';
import type { TestPlatform } from '../kit.ts';

let made = 0;

/** A picture of one colour; every call gives other bytes. Width and height in pixels. */
export async function pictureBytes(
  overrides: { width?: number; height?: number; format?: 'png' | 'jpeg' | 'webp' } = {},
): Promise<Buffer> {
  const { width = 40, height = 30, format = 'png' } = overrides;
  made++;
  const background = { r: made % 256, g: Math.floor(made / 256) % 256, b: 120, alpha: 1 };
  return sharp({ create: { width, height, channels: 4, background } })
    .toFormat(format)
    .toBuffer();
}

/** Stores a picture and gives the id of its record. */
export async function buildMedia(
  platform: TestPlatform,
  overrides: {
    bytes?: Uint8Array;
    originalName?: string;
    alt?: Record<string, string>;
    access?: 'public' | 'private';
    site?: 1 | 2;
  } = {},
): Promise<number> {
  const { site, bytes = await pictureBytes(), originalName = 'slika.png', ...rest } = overrides;
  return storeMedia(platform.kernel, await platform.ctx({ site }), { bytes, originalName, ...rest });
}
