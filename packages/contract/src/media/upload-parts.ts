/** Bytes of a part, and beyond which size a file goes up in parts: one that is lost on the way is little. */
export const partSize = 8 * 1024 * 1024;
const wholeUpTo = 16 * 1024 * 1024;

/** How many parts a file of a size goes up in. */
export const partsOf = (size: number): number => (size <= wholeUpTo ? 1 : Math.ceil(size / partSize));

/** First byte of a part (they count from 1), and the one behind its last. */
export function partRange(size: number, part: number): { from: number; to: number } {
  if (partsOf(size) === 1) return { from: 0, to: size };
  return { from: (part - 1) * partSize, to: Math.min(part * partSize, size) };
}
