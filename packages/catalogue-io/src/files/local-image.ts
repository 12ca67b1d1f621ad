/**
 * Is this a path inside the folder of pictures that comes with a file? Refused: absolute ones, "..", back slashes, schemes
 * and drive letters, so that no row can name a file outside.
 */
export function isLocalImage(path: string): boolean {
  if (path.length > 500 || /[\\:\p{Cc}]/u.test(path) || path.startsWith('/')) return false;
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}
