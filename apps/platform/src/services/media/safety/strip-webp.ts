import { brokenPicture } from './broken-picture.ts';
import { onlyOrientation } from './exif.ts';

const needed = new Set(['VP8 ', 'VP8L', 'VP8X', 'ANIM', 'ANMF', 'ALPH', 'ICCP']);
/** Flags of VP8X: there is EXIF, there is XMP. */
const flagBits = { exif: 0x08, xmp: 0x04 };

/** A WebP without XMP, EXIF (of which the orientation stays) and unknown chunks; its picture byte for byte. */
export function stripWebp(bytes: Buffer): Buffer {
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  let orientation: Buffer | undefined;
  const parts: Buffer[] = [];
  for (const { type, whole, data } of chunks(bytes.subarray(12, end))) {
    if (type === 'EXIF') orientation ??= onlyOrientation(tiffOf(data));
    else if (type === 'ANMF') parts.push(frame(data));
    else if (needed.has(type)) parts.push(whole);
  }
  if (orientation) parts.push(chunk('EXIF', orientation));
  const [first] = parts;
  if (first?.toString('latin1', 0, 4) === 'VP8X') {
    const head = Buffer.from(first);
    const flags = (head[8] ?? 0) & ~(flagBits.exif | flagBits.xmp);
    head[8] = orientation ? flags | flagBits.exif : flags;
    parts[0] = head;
  }
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts]);
  return chunk('RIFF', body);
}

interface Chunk {
  type: string;
  /** With head, and the byte that fills up to an even length. */
  whole: Buffer;
  data: Buffer;
}

function* chunks(bytes: Buffer): Generator<Chunk> {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size;
    if (end > bytes.length) throw brokenPicture();
    const data = bytes.subarray(at + 8, end);
    yield { type: bytes.toString('latin1', at, at + 4), whole: bytes.subarray(at, end + (size % 2)), data };
    at = end + (size % 2);
  }
}

/** A frame of a film holds chunks of its own behind sixteen bytes. */
function frame(data: Buffer): Buffer {
  const inner = [...chunks(data.subarray(16))].filter(({ type }) => needed.has(type));
  return chunk('ANMF', Buffer.concat([data.subarray(0, 16), ...inner.map(({ whole }) => whole)]));
}

/** Some programs write the name of EXIF before it, as in a JPEG. */
const tiffOf = (data: Buffer): Buffer =>
  data.toString('latin1', 0, 6) === 'Exif\0\0' ? data.subarray(6) : data;

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 0, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}
