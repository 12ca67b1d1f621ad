import { TextDecoder } from 'node:util';
import { FileRefused } from '../file-refused.ts';

export type Bytes = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/**
 * The text of XML that comes piece by piece: UTF-8 unless a mark at its beginning or its declaration says otherwise. Refuses
 * what has more than `mostBytes`, and bytes that are no text in the encoding that the file names.
 */
export async function* decodedText(source: Bytes, mostBytes: number): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let size = 0;
  let held: Uint8Array<ArrayBufferLike> = new Uint8Array(0);
  for await (const piece of source) {
    size += piece.length;
    if (size > mostBytes)
      throw new FileRefused('tooLarge', `The file has more than ${Math.floor(mostBytes / 1_000_000)} MB.`);
    if (decoder) {
      yield decoded(decoder, piece);
      continue;
    }
    held = held.length === 0 ? piece : Buffer.concat([held, piece]);
    // The declaration, which names the encoding, stands in the first line.
    if (held.length < 256) continue;
    decoder = decoderOf(held);
    yield decoded(decoder, held);
  }
  if (size === 0) throw new FileRefused('empty', 'The file is empty.');
  if (!decoder) {
    decoder = decoderOf(held);
    yield decoded(decoder, held);
  }
  yield decoded(decoder);
}

function decoderOf(bytes: Uint8Array): TextDecoder {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new FileRefused(
      'encoding',
      `The file says that its letters are "${encoding}", which nobody knows.`,
      {
        found: encoding,
      },
    );
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  if (first === 0xef && second === 0xbb) return 'utf-8';
  const head = Buffer.from(bytes.subarray(0, 256)).toString('latin1');
  const said = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']{1,40})["']/.exec(head)?.[1] ?? 'utf-8';
  // Read to here as bytes of one, it cannot be what has two for a letter.
  return /^utf-?16/i.test(said) ? 'utf-8' : said;
}

function decoded(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new FileRefused('encoding', `The file is not written in ${decoder.encoding}, as it says.`, {
      found: decoder.encoding,
    });
  }
}
