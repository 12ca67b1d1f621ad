import fc from 'fast-check';
import { expect, test } from 'vitest';
import { availabilityOf, choiceOf, chooseValue, findVariant, startChoice } from './find-variant.ts';

const color = { attributeID: 1, values: [11, 12, 13].map((id) => ({ id, shopDefault: id === 12 })) };
const size = { attributeID: 2, values: [21, 22].map((id) => ({ id, shopDefault: false })) };
const axes = [color, size];
const variant = (
  id: number,
  colorId: number,
  sizeId: number,
  status: 'inStock' | 'outOfStock' = 'inStock',
) => ({
  id,
  stock: { status },
  attributeSet: {
    attributes: [
      { attributeID: 1, value: [colorId] },
      { attributeID: 2, value: [sizeId] },
      { attributeID: 3, value: 208 },
    ],
  },
});
const variants = [
  variant(1, 11, 21),
  variant(2, 12, 21, 'outOfStock'),
  variant(3, 12, 22),
  variant(4, 13, 22),
];

test('[PRODUCT-018] a choice on every axis finds one variant', () => {
  expect(findVariant(variants, axes, { 1: 12, 2: 22 })?.id).toBe(3);
  expect(findVariant(variants, axes, { 1: 12 })).toBeUndefined();
  expect(findVariant(variants, axes, { 1: 11, 2: 22 })).toBeUndefined();
});

test('[PRODUCT-019] the values marked so are chosen at first, and the only one of an axis', () => {
  expect(startChoice(variants, axes)).toEqual({ 1: 12 });
  expect(startChoice(variants, [color, { attributeID: 2, values: size.values.slice(0, 1) }])).toEqual({
    1: 12,
    2: 21,
  });
  expect(startChoice([variant(1, 11, 21)], axes)).toEqual({});
});

test('a value is told to be available, sold out or not made with what else is chosen', () => {
  const of = (attributeID: number, id: number, choice = {}) =>
    availabilityOf(variants, axes, choice, { attributeID, id });

  expect(of(2, 21, { 1: 12 })).toBe('soldOut');
  expect(of(2, 22, { 1: 12 })).toBe('available');
  expect(of(2, 22, { 1: 11 })).toBe('none');
  expect(of(1, 12)).toBe('available');
});

test('choosing what does not go with the rest lets the rest go', () => {
  expect(chooseValue(variants, axes, { 1: 12, 2: 21 }, { attributeID: 2, id: 22 })).toEqual({ 1: 12, 2: 22 });
  expect(chooseValue(variants, axes, { 1: 11, 2: 21 }, { attributeID: 2, id: 22 })).toEqual({ 2: 22 });
});

test('[PRODUCT-018] every variant is reached by choosing its values one by one, whatever was chosen before', () => {
  const pairs = fc.uniqueArray(fc.tuple(fc.integer({ min: 11, max: 13 }), fc.integer({ min: 21, max: 22 })), {
    minLength: 1,
    selector: ([one, other]) => `${one} ${other}`,
  });
  fc.assert(
    fc.property(pairs, fc.nat(), fc.nat(), (made, from, to) => {
      const all = made.map(([one, other], index) => variant(index, one, other));
      const [start, end] = [all[from % all.length], all[to % all.length]];
      if (!start || !end) return;
      let choice = choiceOf(start, axes);
      for (const [attributeID, id] of Object.entries(choiceOf(end, axes))) {
        choice = chooseValue(all, axes, choice, { attributeID: Number(attributeID), id });
      }

      expect(findVariant(all, axes, choice)).toBe(end);
    }),
  );
});
