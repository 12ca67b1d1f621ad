import { expect, test } from 'vitest';
import { complementOf, emptyBits } from './bits.ts';
import { byId } from './orders.ts';
import { pageOf } from './sort-slots.ts';

/** Whole words of bits: behind the last slot none is set. */
const size = 9984;
const all = complementOf(emptyBits(size), size);
const ids = Int32Array.from({ length: size }, (_, slot) => slot + 1);

test.each([
  ['newest', false, [size, size - 1, size - 2]],
  ['oldest', true, [1, 2, 3]],
])(
  'the %s of very many are found by comparing each with one other, wherever the walk has to begin',
  (_, isRising, first) => {
    let comparisons = 0;
    const byAge = byId({ ids }, isRising);
    const before = (one: number, other: number) => {
      comparisons += 1;
      return byAge(one, other);
    };

    const page = pageOf(all, before, 0, 12).map((slot) => ids[slot]);

    expect(page.slice(0, 3)).toEqual(first);
    expect(comparisons).toBeLessThan(1.05 * size);
  },
);
