import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, clearPlace } from './clear-place.ts';

const screen: Box = { left: 0, top: 64, right: 1440, bottom: 900 };
const size = { width: 260, height: 40 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const isOver = (place: { left: number; top: number }, one: Box) =>
  one.left < place.left + size.width &&
  one.right > place.left &&
  one.top < place.top + size.height &&
  one.bottom > place.top;

test('[EDIT-005] the tools of a section stand above its corner, and in it beside what one presses there', () => {
  const heading = box(120, 330, 600, 60);
  const more = box(1100, 340, 220, 44);
  expect(clearPlace(box(0, 300, 1440, 500), size, screen, [heading, more])).toEqual({ left: 1180, top: 260 });
  // Its edge is not in sight any more: neither over the way to all of them nor over the heading.
  const scrolled = [box(120, 70, 600, 60), box(1100, 76, 220, 44)];
  expect(clearPlace(box(0, 30, 1440, 500), size, screen, scrolled)).toEqual({ left: 1180, top: 124 });
});

test('[EDIT-005] where the section above has something to press the tools stand in their own, if they cover nothing there', () => {
  const heading = box(120, 330, 600, 60);
  const above = (place: Box) => place.bottom <= 300;
  expect(clearPlace(box(0, 300, 1440, 500), size, screen, [heading], above)).toEqual({
    left: 1180,
    top: 300,
  });
  const text = box(0, 300, 1440, 700);
  expect(clearPlace(text, size, screen, [text], above)).toEqual({ left: 1180, top: 260 });
});

test('[EDIT-005] on a phone the tools stand above the plus on the edge, and where all is text they cover the least of it', () => {
  const phone: Box = { left: 0, top: 64, right: 360, bottom: 640 };
  const narrow = { width: 220, height: 44 };
  const plus = box(158, 278, 44, 44);
  expect(clearPlace(box(0, 300, 360, 200), narrow, phone, [plus])).toEqual({ left: 140, top: 232 });
  const text = box(16, -400, 328, 1500);
  expect(clearPlace(box(0, -420, 360, 1560), narrow, phone, [text])).toEqual({ left: 140, top: 64 });
});

test('[EDIT-005] whatever stands in a section, its tools cover none of its controls where there is room above it', () => {
  const control = fc
    .tuple(
      fc.integer({ min: 0, max: 1200 }),
      fc.integer({ min: 200, max: 700 }),
      fc.integer({ min: 20, max: 240 }),
    )
    .map(([left, top, width]) => box(left, top, width, 44));
  fc.assert(
    fc.property(fc.array(control, { maxLength: 30 }), (controls) => {
      const place = clearPlace(box(0, 200, 1440, 600), size, screen, controls);
      expect(controls.filter((one) => isOver(place, one))).toEqual([]);
      expect(place.top).toBeGreaterThanOrEqual(screen.top);
    }),
  );
});
