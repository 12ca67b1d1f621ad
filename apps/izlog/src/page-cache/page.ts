import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import { acceptsEncoding } from '@izlog/platform/kernel/http/accepts-encoding';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** One way of sending a page: its bytes and all its headers, ready for `writeHead`. */
export interface Variant {
  body: Buffer;
  headers: readonly string[];
}

/**
 * A finished page as it goes out, compressed: nine tenths of its memory would be the plain text, which next to nobody asks
 * for; see `variantFor`.
 */
export interface Page {
  site: number;
  /** Three-letter code. */
  language: string;
  tags: readonly string[];
  etag: string;
  builtAt: number;
  bytes: number;
  br: Variant;
  gzip: Variant;
  /** Headers of a 304. */
  notModified: readonly string[];
  /** How often it was sent. */
  sent: number;
  /** It shows a product. */
  isProduct: boolean;
}

const cachedHeaders = [
  'content-type',
  'content-language',
  'content-security-policy',
  'link',
  'x-robots-tag',
  'referrer-policy',
  'permissions-policy',
  'x-content-type-options',
  'x-frame-options',
  'strict-transport-security',
  'cross-origin-opener-policy',
];

/** Makes a page of a finished answer: compresses it once, and works out the headers once. */
export async function makePage(answer: {
  html: Buffer;
  headers: Headers;
  site: number;
  language: string;
  tags: readonly string[];
  builtAt: number;
  isProduct?: boolean;
}): Promise<Page> {
  const { html } = answer;
  const [br, gz] = await Promise.all([
    brotli(html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 7,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
        [constants.BROTLI_PARAM_LGWIN]: freshnessFor(html.length),
      },
    }),
    zip(html, { level: 7 }),
  ]);
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  const shared = cachedHeaders.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [name, value];
  });
  shared.push('etag', etag, 'cache-control', 'no-cache', 'vary', 'accept, accept-encoding, cookie');
  const variant = (body: Buffer, encoding: string): Variant => ({
    body: asLongAsNeeded(body),
    headers: [...shared, 'content-length', String(body.length), 'content-encoding', encoding],
  });
  return {
    site: answer.site,
    language: answer.language,
    tags: answer.tags,
    etag,
    builtAt: answer.builtAt,
    bytes: br.length + gz.length + 64 * answer.tags.length + 2048,
    br: variant(br, 'br'),
    gzip: variant(gz, 'gzip'),
    notModified: shared,
    sent: 0,
    isProduct: answer.isProduct ?? false,
  };
}

/** The bytes in memory of their own: zlib answers with the front of sixteen kilobytes, all of which would be kept. */
function asLongAsNeeded(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/**
 * The page with its brotli a tenth smaller, as small as it can be. For pages that many ask for: it takes 90 ms of a core
 * for 80 kB, twenty times what the first compression does.
 */
export async function squeezed(page: Page): Promise<Page> {
  const html = gunzipSync(page.gzip.body);
  const body = await brotli(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      [constants.BROTLI_PARAM_LGWIN]: freshnessFor(html.length),
    },
  });
  const headers = page.br.headers.with(page.br.headers.indexOf('content-length') + 1, String(body.length));
  return {
    ...page,
    br: { body: asLongAsNeeded(body), headers },
    bytes: page.bytes - page.br.body.length + body.length,
  };
}

/** The window, in powers of two, that a text just fits: the encoder takes memory for all of it. */
function freshnessFor(bytes: number): number {
  return Math.min(22, Math.max(10, Math.ceil(Math.log2(bytes + 16))));
}

/** The variant that the browser accepts; brotli first. For anyone who accepts neither it is unpacked each time. */
export function variantFor(page: Page, acceptEncoding: string | undefined): Variant {
  const encoding = acceptEncoding === undefined ? 'identity' : preferred(acceptEncoding);
  return encoding === 'identity' ? plainOf(page) : page[encoding];
}

function plainOf({ gzip: { body: compressed }, notModified: shared }: Page): Variant {
  const body = gunzipSync(compressed);
  return { body, headers: [...shared, 'content-length', String(body.length)] };
}

type Encoding = 'br' | 'gzip' | 'identity';

// Browsers send a handful of different headers; anyone who sends many others only empties the memory.
const cachedEncodings = new Map<string, Encoding>();
const mostCached = 100;

function preferred(header: string): Encoding {
  const known = cachedEncodings.get(header);
  if (known !== undefined) return known;
  const best = acceptsEncoding(header, 'br') ? 'br' : acceptsEncoding(header, 'gzip') ? 'gzip' : 'identity';
  if (cachedEncodings.size >= mostCached) cachedEncodings.clear();
  if (header.length < 200) cachedEncodings.set(header, best);
  return best;
}
