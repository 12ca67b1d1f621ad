/** How many bytes from the beginning of a picture say whether it moves, in all but odd files. */
export const movingHead = 256 * 1024;

/** Kinds of pictures of which some move and some do not, and only their bytes tell. */
export const mayMove = ['image/webp', 'image/png', 'image/avif'] as const;

/**
 * Whether a picture is a film: a WebP or PNG that says it is animated, an AVIF that is a sequence. Our sizes of such a picture
 * are its first frame. A GIF is always shown as it came.
 */
export function isMovingPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const says = (text: string, at: number) => head.toString('latin1', at, at + text.length) === text;
  // The flags of a WebP stand behind its extended header; the second bit says that there are frames.
  if (says('RIFF', 0) && says('WEBPVP8X', 8)) return ((head[20] ?? 0) & 0x02) !== 0;
  if (says('\x89PNG', 0)) return hasFrames(head);
  return says('ftypavis', 4);
}

/** Of a PNG: the number of frames stands before its first pixels, where it is animated at all. */
function hasFrames(head: Buffer): boolean {
  for (let at = 8; at + 12 <= head.length; ) {
    const type = head.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return head.readUInt32BE(at + 8) > 1;
    if (type === 'IDAT') return false;
    at += 12 + head.readUInt32BE(at);
  }
  return false;
}
