import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bucketExtension,
  defaultExtension,
  isServedFromBucket,
  mediaAddress,
  mediaSrcset,
  pictureSources,
} from './media-address.ts';
import { fittedSize, mediaSizeNames, mediaSizes } from './media-sizes.ts';

const hash = '0123456789abcdef0123456789abcdef';
const photo = { hash, mime: 'image/jpeg', extension: 'jpg', width: 1000, height: 800 };
const base = `/api/v1/media/file/${hash}`;

test('[MEDIA-004, MEDIA-005] an address that names neither size nor extension is MediumSize and png', () => {
  expect(mediaAddress(photo)).toBe(`${base}/MediumSize.png`);
});

test('[MEDIA-005] the default extension is png for pictures, mp4 for videos, gif for gifs', () => {
  expect(defaultExtension({ mime: 'image/webp', extension: 'webp' })).toBe('png');
  expect(defaultExtension({ mime: 'video/webm', extension: 'webm' })).toBe('mp4');
  expect(defaultExtension({ mime: 'image/gif', extension: 'gif' })).toBe('gif');
  expect(defaultExtension({ mime: 'application/pdf', extension: 'pdf' })).toBe('pdf');
});

test('[MEDIA-007] an address has hash, size and extension; what is no picture has only its original', () => {
  expect(mediaAddress(photo, 'LargeSize', 'avif')).toBe(`${base}/LargeSize.avif`);
  expect(mediaAddress(photo, 'Full HDSize', 'webp')).toBe(`${base}/Full%20HDSize.webp`);
  expect(mediaAddress(photo, 'original')).toBe(`${base}/original.jpg`);
  expect(mediaAddress({ hash, mime: 'video/mp4', extension: 'mp4' }, 'LargeSize')).toBe(
    `${base}/original.mp4`,
  );
  expect(mediaAddress({ hash, mime: 'application/pdf', extension: 'pdf' })).toBe(`${base}/original.pdf`);
});

test('[MEDIA-002] the sizes are those of the specification', () => {
  expect(mediaSizes).toEqual({
    ThumbnailSize: { width: 50, height: 50 },
    SmallSize: { width: 320, height: 240 },
    MediumSize: { width: 720, height: 576 },
    LargeSize: { width: 1280, height: 720 },
    'Full HDSize': { width: 1920, height: 1080 },
    BoxSize: { width: 600, height: 600 },
    '920x362Size': { width: 920, height: 362 },
  });
});

test('[MEDIA-006] sources come in the order avif, webp, jpeg, png, and only for raster pictures', () => {
  expect(pictureSources(photo).map((one) => one.type)).toEqual([
    'image/avif',
    'image/webp',
    'image/jpeg',
    'image/png',
  ]);
  expect(pictureSources({ ...photo, mime: 'image/svg+xml' })).toEqual([]);
  expect(pictureSources({ ...photo, mime: 'image/gif' })).toEqual([]);
  expect(pictureSources(photo, { formats: ['avif'], sizes: ['SmallSize'] })).toEqual([
    { type: 'image/avif', srcset: `${base}/SmallSize.avif 300w` },
  ]);
});

test('a srcset names each width once, narrowest first, and nothing wider than the picture', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6000 }), fc.integer({ min: 1, max: 6000 }), (width, height) => {
      const widths = mediaSrcset({ ...photo, width, height }, 'webp')
        .split(', ')
        .map((one) => Number(/ (\d+)w$/.exec(one)?.[1]));

      expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
      expect(Math.max(...widths)).toBeLessThanOrEqual(width);
      expect(Math.min(...widths)).toBeGreaterThan(0);
    }),
  );
});

test('a picture fits into the box of each size, keeps its shape and is never enlarged', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: 1, max: 20_000 }),
      fc.constantFrom(...mediaSizeNames),
      (width, height, size) => {
        const fitted = fittedSize({ width, height }, size);
        const box = mediaSizes[size];

        expect(fitted.width).toBeLessThanOrEqual(Math.min(width, box.width));
        expect(fitted.height).toBeLessThanOrEqual(Math.min(height, box.height));
        const touches =
          fitted.width === Math.min(width, box.width) || fitted.height === Math.min(height, box.height);
        expect(touches).toBe(true);
      },
    ),
  );
});

const direct = {
  directBucket: true,
  access: 'public',
  size: 'MediumSize',
  mime: 'image/jpeg',
  extension: 'jpg',
};

test('[MEDIA-008] a picture is read from the bucket when every condition holds', () => {
  for (const extension of ['jpg', 'jpeg', 'png', 'avif', 'webp', 'JPG']) {
    expect(isServedFromBucket({ ...direct, extension })).toBe(true);
  }
});

test('[MEDIA-008] one condition that fails keeps the picture on the platform', () => {
  expect(isServedFromBucket({ ...direct, directBucket: false })).toBe(false);
  expect(isServedFromBucket({ ...direct, access: 'private' })).toBe(false);
  expect(isServedFromBucket({ ...direct, size: 'original' })).toBe(false);
  expect(isServedFromBucket({ ...direct, mime: 'image/svg+xml' })).toBe(false);
  expect(isServedFromBucket({ ...direct, extension: 'svg' })).toBe(false);
  expect(isServedFromBucket({ ...direct, extension: 'gif' })).toBe(false);
});

test('[MEDIA-009] a jpg in the bucket is addressed as webp, jpeg likewise, others as they are', () => {
  expect(['jpg', 'jpeg', 'JPG', 'png', 'avif', 'webp'].map(bucketExtension)).toEqual([
    'webp',
    'webp',
    'webp',
    'png',
    'avif',
    'webp',
  ]);
});

test('[MEDIA-008, MEDIA-009] renderings that lie in the bucket are addressed there, a jpg as webp; all else is the platform’s', () => {
  const bucket = 'https://b.s3.eu.amazonaws.com/public/01/0123';
  const direct = { ...photo, bucket };

  expect(mediaAddress(direct, 'LargeSize', 'jpeg')).toBe(`${bucket}/LargeSize.webp`);
  expect(mediaAddress(direct, 'Full HDSize', 'avif')).toBe(`${bucket}/Full%20HDSize.avif`);
  expect(mediaAddress(direct)).toBe(`${base}/MediumSize.png`);
  expect(mediaAddress(direct, 'original')).toBe(`${base}/original.jpg`);
  expect(mediaAddress({ ...direct, cut: 'c=1' }, 'LargeSize', 'webp')).toBe(`${base}/LargeSize.webp?c=1`);
});
