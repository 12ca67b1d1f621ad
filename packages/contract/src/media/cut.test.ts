import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropAround, cropPixels, cropText, isCrop, readCrop } from './cut.ts';

const side = fc.integer({ min: 30, max: 9000 });
const point = fc.integer({ min: 0, max: 1000 });

test('a crop in an address is read as it was written, and nothing else is', () => {
  fc.assert(
    fc.property(point, point, point, point, (x, y, w, h) => {
      const crop = { x, y, w, h };
      expect(readCrop(cropText(crop))).toEqual(isCrop(crop) ? crop : undefined);
    }),
  );
  expect(['', '0,0,1000,1000', '0,0,500', '-1,0,9,9', '1,2,3,4', '0,0,1e3,5'].map(readCrop)).toEqual(
    Array(6).fill(undefined),
  );
});

test('a crop around a focal point has the shape, lies in the picture and holds the point', () => {
  fc.assert(
    fc.property(side, side, point, point, fc.constantFrom(1, 16 / 9, 3 / 4), (width, height, x, y, ratio) => {
      const crop = cropAround({ width, height }, { x, y }, ratio);

      expect(crop.x).toBeGreaterThanOrEqual(0);
      expect(crop.x + crop.w).toBeLessThanOrEqual(1000);
      expect(crop.y + crop.h).toBeLessThanOrEqual(1000);
      expect(x).toBeGreaterThanOrEqual(crop.x - 1);
      expect(x).toBeLessThanOrEqual(crop.x + crop.w + 1);
      const pixels = cropPixels({ width, height }, crop);
      expect(pixels.left + pixels.width).toBeLessThanOrEqual(width);
      expect(pixels.top + pixels.height).toBeLessThanOrEqual(height);
    }),
  );
});
