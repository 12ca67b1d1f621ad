import { isUtf8 } from 'node:buffer';
import { FileRefused } from './file-refused.ts';

export const textEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1250'] as const;
export type TextEncoding = (typeof textEncodings)[number];

/** Encoding of a file from its first bytes, and how many bytes its byte order mark takes. */
export function detectEncoding(
  head: Uint8Array,
  asked?: TextEncoding,
): { encoding: TextEncoding; markBytes: number } {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return { encoding: 'utf-8', markBytes: 3 };
  if (head[0] === 0xff && head[1] === 0xfe) return { encoding: 'utf-16le', markBytes: 2 };
  if (head[0] === 0xfe && head[1] === 0xff) return { encoding: 'utf-16be', markBytes: 2 };
  if (!asked) refuseMarklessUtf16(head);
  return { encoding: asked ?? 'utf-8', markBytes: 0 };
}

// Latin text in UTF-16 has a zero in every other byte; no sensible UTF-8 file has.
function refuseMarklessUtf16(head: Uint8Array) {
  const sample = head.subarray(0, 1000);
  if (sample.length < 8) return;
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < sample.length * 0.3 || Math.min(even, odd) > sample.length * 0.1) return;
  const guess = odd > even ? 'utf-16le' : 'utf-16be';
  throw new FileRefused(
    'encoding',
    `The file looks like UTF-16 without a byte order mark. Save it as UTF-8, or say --encoding ${guess}.`,
  );
}

/**
 * Bytes of a file as valid UTF-8 without a byte order mark, chunk by chunk.
 * Throws FileRefused naming the byte (counted from 0 at the start of the file) that does not fit the encoding.
 */
export async function* asUtf8(
  bytes: AsyncIterable<Buffer>,
  encoding: TextEncoding,
  markBytes: number,
): AsyncGenerator<Buffer> {
  if (encoding === 'utf-8') yield* checkedUtf8(bytes, markBytes);
  else yield* decoded(bytes, encoding, markBytes);
}

async function* checkedUtf8(bytes: AsyncIterable<Buffer>, offset: number): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    const joined = rest.length ? Buffer.concat([rest, chunk]) : chunk;
    const whole = joined.length - unfinishedTail(joined);
    const ready = joined.subarray(0, whole);
    if (!isUtf8(ready)) throw notUtf8(ready, offset);
    offset += whole;
    rest = joined.subarray(whole);
    yield ready;
  }
  if (rest.length) throw notUtf8(rest, offset);
}

/** How many bytes at the end begin a character that the next chunk continues. */
function unfinishedTail(buffer: Buffer): number {
  for (let back = 1; back <= Math.min(3, buffer.length); back++) {
    const byte = buffer[buffer.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? back : 0;
  }
  return 0;
}

function notUtf8(buffer: Buffer, offset: number): FileRefused {
  // Decoding replaces the first wrong byte, so the first difference after encoding again is where it stands.
  const again = Buffer.from(new TextDecoder('utf-8', { ignoreBOM: true }).decode(buffer));
  let at = 0;
  while (at < buffer.length && buffer[at] === again[at]) at++;
  const hex = (buffer[at] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  const hint = looksLikeWindows1250(buffer)
    ? 'It looks like Windows-1250 (Excel on Windows): save it as "CSV UTF-8", or say --encoding windows-1250.'
    : 'Save it as "CSV UTF-8", or say --encoding.';
  return new FileRefused('encoding', `The file is not valid UTF-8: byte ${offset + at} is 0x${hex}. ${hint}`);
}

// č ć đ š ž and their capitals, which make up nearly all of the foreign letters in a Croatian file.
const croatianBytes = new Set([0xe8, 0xe6, 0xf0, 0x9a, 0x9e, 0xc8, 0xc6, 0xd0, 0x8a, 0x8e]);

function looksLikeWindows1250(buffer: Buffer): boolean {
  let foreign = 0;
  let croatian = 0;
  for (const byte of buffer) {
    if (byte < 0x80) continue;
    foreign++;
    if (croatianBytes.has(byte)) croatian++;
  }
  return croatian >= foreign * 0.6;
}

async function* decoded(
  bytes: AsyncIterable<Buffer>,
  encoding: TextEncoding,
  offset: number,
): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (chunk?: Buffer) => {
    try {
      return Buffer.from(chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode());
    } catch {
      // The decoder says only that it failed; the chunk is as near as we can point.
      throw new FileRefused('encoding', `The file is not valid ${encoding}, at or after byte ${offset}.`);
    }
  };
  for await (const chunk of bytes) {
    yield decode(chunk);
    offset += chunk.length;
  }
  yield decode();
}
