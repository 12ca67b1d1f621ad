/** A text of at most `limit` bytes of UTF-8, cut between characters and without space at the ends. */
export function cutBytes(text: string, limit: number): string {
  const clean = text.replaceAll(/\s+/g, ' ').trim();
  let size = 0;
  let result = '';
  for (const character of clean) {
    size += Buffer.byteLength(character);
    if (size > limit) break;
    result += character;
  }
  return result.trim();
}
