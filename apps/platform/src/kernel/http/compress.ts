import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptsEncoding } from './accepts-encoding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this many bytes an answer fits one packet either way. */
const worthIt = 1000;

/** Bytes as they are sent, in the best encoding the browser accepts. */
export interface Encoded {
  body: Buffer;
  encoding: 'br' | 'gzip' | undefined;
}

/** Whether an answer of this type is text: small enough to be held as a whole, and worth compressing. */
export function isText(contentType: string): boolean {
  return /^text\/(?!event-stream)|json|xml|javascript|manifest/.test(contentType);
}

/**
 * Compresses a text that is not kept; quick settings, since it is sent once. One that browsers keep for good (the lists of
 * routes, few for each build) is compressed as well as it can be, once.
 */
export async function compressed(
  plain: Buffer,
  acceptEncoding: string | string[] | undefined,
  isForGood = false,
): Promise<Encoded> {
  const accepted = String(acceptEncoding ?? '');
  const encoding = (['br', 'gzip'] as const).find((one) => acceptsEncoding(accepted, one));
  if (!encoding || plain.length < worthIt) return { body: plain, encoding: undefined };
  if (isForGood && encoding === 'br') return { body: await compressedForGood(plain), encoding };
  const body =
    encoding === 'br'
      ? await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await zip(plain, { level: 4 });
  return { body, encoding };
}

const mostForGood = 50;
const forGood = new Map<string, Promise<Buffer>>();

function compressedForGood(plain: Buffer): Promise<Buffer> {
  const key = hash('sha256', plain);
  let body = forGood.get(key);
  if (!body) {
    body = brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
    const [oldest] = forGood.keys();
    if (oldest !== undefined && forGood.size >= mostForGood) forGood.delete(oldest);
    forGood.set(key, body);
  }
  return body;
}
