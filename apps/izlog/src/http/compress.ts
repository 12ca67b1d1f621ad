import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptsEncoding } from './accepts-encoding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses a text answer that is not kept; quick settings, since it is sent once. */
export async function compressed(
  response: Response,
  acceptEncoding: string | string[] | undefined,
): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  const accepted = String(acceptEncoding ?? '');
  const encoding = (['br', 'gzip'] as const).find((one) => acceptsEncoding(accepted, one));
  const isText = /^text\/(?!event-stream|x-script)|json|xml|javascript|manifest/.test(type);
  if (!encoding || !isText || !response.body || response.headers.has('content-encoding')) return response;
  const plain = Buffer.from(await response.arrayBuffer());
  const body =
    encoding === 'br'
      ? await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await zip(plain, { level: 4 });
  const headers = new Headers(response.headers);
  headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.length));
  headers.append('vary', 'accept-encoding');
  return new Response(new Uint8Array(body), { status: response.status, headers });
}
