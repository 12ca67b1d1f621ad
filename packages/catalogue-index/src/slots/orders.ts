import type { Scores } from '../words/scores.ts';
import type { Bits } from './bits.ts';
import type { ComesBefore } from './sort-slots.ts';

/** By id, the smallest first or last; settles what other orders leave open. */
export function byId({ ids }: { ids: Int32Array }, isRising: boolean): ComesBefore {
  return isRising ? (a, b) => (ids[a] ?? 0) < (ids[b] ?? 0) : (a, b) => (ids[a] ?? 0) > (ids[b] ?? 0);
}

/** By amount; what has none comes last in either direction. */
export function byAmount(amounts: Float64Array, isRising: boolean, next: ComesBefore): ComesBefore {
  return (a, b) => {
    const one = amounts[a] ?? Number.NaN;
    const other = amounts[b] ?? Number.NaN;
    if (one === other || (Number.isNaN(one) && Number.isNaN(other))) return next(a, b);
    if (Number.isNaN(one) || Number.isNaN(other)) return Number.isNaN(other);
    return isRising ? one < other : one > other;
  };
}

/** By whole numbers: ranks, or places in an order that is known. */
export function byNumber(numbers: Int32Array, isRising: boolean, next: ComesBefore): ComesBefore {
  return (a, b) => {
    const difference = (numbers[a] ?? 0) - (numbers[b] ?? 0);
    if (difference === 0) return next(a, b);
    return isRising ? difference < 0 : difference > 0;
  };
}

/** The best finds first. */
export function byScore(scores: Scores, next: ComesBefore): ComesBefore {
  return (a, b) => {
    const difference = scores.get(a) - scores.get(b);
    return difference === 0 ? next(a, b) : difference > 0;
  };
}

/** Whether every slot has a place in an order that was set from outside, such as that of names. */
export function hasPlaces(places: Int32Array, slots: Bits): boolean {
  for (let at = 0; at < slots.length; at++) {
    let rest = slots[at] ?? 0;
    while (rest !== 0) {
      const lowest = rest & -rest;
      if (!places[(at << 5) + 31 - Math.clz32(lowest)]) return false;
      rest ^= lowest;
    }
  }
  return true;
}
