/** Sets of slots as bits, 32 in a number. Arrays may differ in length: what is beyond the end is not in the set. */
export type Bits = Uint32Array;

/** An empty set with room for slots below `size`. */
export function emptyBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5);
}

export function hasBit(bits: Bits, slot: number): boolean {
  return ((bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;
}

export function setBit(bits: Bits, slot: number): void {
  const at = slot >>> 5;
  bits[at] = (bits[at] ?? 0) | (1 << (slot & 31));
}

export function clearBit(bits: Bits, slot: number): void {
  const at = slot >>> 5;
  bits[at] = (bits[at] ?? 0) & ~(1 << (slot & 31));
}

/** Slots below `size` that are not in a set. */
export function complementOf(bits: Bits, size: number): Bits {
  const others = emptyBits(size);
  for (let at = 0; at < others.length; at++) others[at] = ~(bits[at] ?? 0);
  return others;
}

/** Leaves in `target` what is in both. */
export function retainCommon(target: Bits, other: Bits): void {
  for (let at = 0; at < target.length; at++) target[at] = (target[at] ?? 0) & (other[at] ?? 0);
}

/** Adds the other to `target`, as far as it has room. */
export function addAll(target: Bits, other: Bits): void {
  const end = Math.min(target.length, other.length);
  for (let at = 0; at < end; at++) target[at] = (target[at] ?? 0) | (other[at] ?? 0);
}

export function countBits(bits: Bits): number {
  let total = 0;
  for (let at = 0; at < bits.length; at++) total += ones(bits[at] ?? 0);
  return total;
}

/** How many are in both. */
export function countCommon(one: Bits, other: Bits): number {
  const end = Math.min(one.length, other.length);
  let total = 0;
  for (let at = 0; at < end; at++) total += ones((one[at] ?? 0) & (other[at] ?? 0));
  return total;
}

/** Calls `each` with every slot, in order. */
export function eachBit(bits: Bits, each: (slot: number) => void): void {
  for (let at = 0; at < bits.length; at++) {
    let rest = bits[at] ?? 0;
    while (rest !== 0) {
      const lowest = rest & -rest;
      each((at << 5) + 31 - Math.clz32(lowest));
      rest ^= lowest;
    }
  }
}

/** Calls `each` with every slot, the last first. */
export function eachBitDown(bits: Bits, each: (slot: number) => void): void {
  for (let at = bits.length - 1; at >= 0; at--) {
    let rest = bits[at] ?? 0;
    while (rest !== 0) {
      const highest = 31 - Math.clz32(rest);
      each((at << 5) + highest);
      rest &= ~(1 << highest);
    }
  }
}

/** The first slot of a set. */
export function firstBit(bits: Bits): number | undefined {
  for (let at = 0; at < bits.length; at++) {
    const rest = bits[at] ?? 0;
    if (rest !== 0) return (at << 5) + 31 - Math.clz32(rest & -rest);
  }
  return undefined;
}

/** The last slot of a set. */
export function lastBit(bits: Bits): number | undefined {
  for (let at = bits.length - 1; at >= 0; at--) {
    const rest = bits[at] ?? 0;
    if (rest !== 0) return (at << 5) + 31 - Math.clz32(rest);
  }
  return undefined;
}

/** How many bits of a number are set. */
export function ones(word: number): number {
  let value = word - ((word >>> 1) & 0x55555555);
  value = (value & 0x33333333) + ((value >>> 2) & 0x33333333);
  return Math.imul((value + (value >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
