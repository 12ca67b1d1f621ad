/** Where the bytes of a file lie in storage: `media/ab/abcdef…/original.png`, renderings as `MediumSize.avif` beside it. */
export function storageKey(hash: string, size: string, extension: string): string {
  return `media/${hash.slice(0, 2)}/${hash}/${size.replaceAll(' ', '-')}.${extension}`;
}

/** Where the bytes of a file lie as they came. */
export const originalKey = (hash: string, extension: string) => storageKey(hash, 'original', extension);
