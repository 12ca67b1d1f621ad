import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Who may use the fake bucket. */
export const fakeBucket = {
  bucket: 'izlog-media',
  region: 'eu-central-1',
  accessKeyId: 'AKIATESTTESTTEST',
  secretAccessKey: 'a/secret+of/the/test+bucket',
} as const;

export interface FakeS3 {
  /** For S3_ENDPOINT. */
  url: string;
  /** Settings that lead the platform here, with everything right. */
  settings: Record<string, string>;
  /** Objects by key. */
  objects: Map<string, { bytes: Buffer; type: string }>;
  /** How many bytes of objects were sent. */
  sent(): number;
  /** Answers every request so until it is called with nothing. */
  answer(code?: string, status?: number): void;
  /** False: as for a key without `s3:ListBucket`, what is not there is forbidden instead of not found. */
  mayList: boolean;
  /** Keys that everybody may read, by how they begin. */
  open: string[];
  /** Whether everybody may write, and which pages may put files there by a signed address. */
  isWritable: boolean;
  pages: string | null;
  /** Runs once a GET has found nothing under a key, before it is answered so. */
  afterMiss?: (key: string) => void;
  stop(): Promise<void>;
}

/**
 * A store that speaks as much of S3 as the platform uses: put, get with ranges, head and delete of objects of one
 * bucket, each request signed with Signature Version 4, which it works out by itself and compares.
 */
export async function startFakeS3(): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  let sent = 0;
  let forced: [string, number] | undefined;
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) =>
      refuse(request, response, 500, 'InternalError', error.message),
    );
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const isAnybody = !request.headers.authorization && !request.url?.includes('X-Amz-Signature=');
    if (request.method === 'OPTIONS') return answerPage(response);
    if (fake.pages) response.setHeader('access-control-allow-origin', fake.pages);
    const isOpen =
      isAnybody &&
      (isReading(request) ? fake.open.some((one) => keyOf(request).startsWith(one)) : fake.isWritable);
    const wrong = forced ?? (isOpen ? undefined : faultOf(request, body));
    if (wrong) return refuse(request, response, wrong[1], wrong[0]);
    const key = keyOf(request);
    const source = request.headers['x-amz-copy-source'];
    if (request.method === 'PUT' && typeof source === 'string') {
      const copied = objects.get(decodeURIComponent(source.split('/').slice(2).join('/')));
      if (!copied) return refuse(request, response, 404, 'NoSuchKey');
      objects.set(key, copied);
      response.writeHead(200).end('<CopyObjectResult/>');
      return;
    }
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, type: request.headers['content-type'] ?? 'binary/octet-stream' });
      response.writeHead(200, { etag: etagOf(body) }).end();
      return;
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
      return;
    }
    const found = objects.get(key);
    if (!found && request.method === 'GET') fake.afterMiss?.(key);
    if (!found && !fake.mayList) return refuse(request, response, 403, 'AccessDenied');
    if (!found) return refuse(request, response, 404, 'NoSuchKey');
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const bytes = first === undefined ? found.bytes : found.bytes.subarray(Number(first), Number(last) + 1);
    response.writeHead(first === undefined ? 200 : 206, {
      'content-length': bytes.length,
      'content-type': found.type,
      etag: etagOf(found.bytes),
      'last-modified': new Date(0).toUTCString(),
    });
    if (request.method === 'GET') sent += bytes.length;
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }

  /** What a browser asks before a page puts something here. */
  function answerPage(response: ServerResponse): void {
    if (!fake.pages) return void response.writeHead(403).end();
    response.writeHead(200, {
      'access-control-allow-origin': fake.pages,
      'access-control-allow-methods': 'PUT',
      'access-control-allow-headers': 'content-type',
    });
    response.end();
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakeS3 = {
    url,
    settings: {
      S3_ENDPOINT: url,
      S3_BUCKET: fakeBucket.bucket,
      S3_REGION: fakeBucket.region,
      S3_ACCESS_KEY_ID: fakeBucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: fakeBucket.secretAccessKey,
    },
    objects,
    sent: () => sent,
    answer(code, status = 400) {
      forced = code === undefined ? undefined : [code, status];
    },
    mayList: true,
    open: [],
    isWritable: false,
    pages: null,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return fake;
}

const isReading = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** Code and status of what is wrong with a request, in the order in which a store finds it. */
function faultOf(request: IncomingMessage, body: Buffer): [string, number] | undefined {
  const { bucket, region, accessKeyId, secretAccessKey } = fakeBucket;
  if (request.url?.includes('X-Amz-Signature=')) return faultOfAddress(request);
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (!parts) return ['AccessDenied', 403];
  const [, id, , signedRegion = '', signedHeaders = '', signature] = parts;
  if (id !== accessKeyId) return ['InvalidAccessKeyId', 403];
  if (signedRegion !== region) return ['AuthorizationHeaderMalformed', 400];
  const expected = signatureOf(
    {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers as Record<string, string>,
      signedHeaders: signedHeaders.split(';'),
    },
    { region, secretAccessKey },
  );
  if (signature !== expected) return ['SignatureDoesNotMatch', 403];
  const claimed = request.headers['x-amz-content-sha256'];
  // Bodies in signed or trailed chunks are not understood, as by many stores that are not Amazon's.
  if (claimed !== 'UNSIGNED-PAYLOAD' && claimed !== sha256(body)) return ['XAmzContentSHA256Mismatch', 400];
  if (Object.keys(request.headers).some((name) => /^x-amz-(sdk-checksum|checksum|trailer)/.test(name)))
    return ['InvalidArgument', 400];
  if ((request.url ?? '').split(/[/?]/)[1] !== bucket) return ['NoSuchBucket', 404];
  return undefined;
}

/** What is wrong with a request whose address carries the signature. */
function faultOfAddress(request: IncomingMessage): [string, number] | undefined {
  const { region, secretAccessKey } = fakeBucket;
  const address = new URL(request.url ?? '', 'http://s3');
  const said = (name: string) => address.searchParams.get(`X-Amz-${name}`) ?? '';
  const [, signature] = /&X-Amz-Signature=([0-9a-f]{64})/.exec(request.url ?? '') ?? [];
  const expected = signatureOf(
    {
      method: request.method ?? '',
      url: (request.url ?? '').replace(`&X-Amz-Signature=${signature}`, ''),
      headers: {
        ...(request.headers as Record<string, string>),
        'x-amz-date': said('Date'),
        'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
      },
      signedHeaders: said('SignedHeaders').split(';'),
    },
    { region, secretAccessKey },
  );
  return signature === expected ? undefined : ['SignatureDoesNotMatch', 403];
}

/** The Signature Version 4 of a request, as in the documentation of Amazon S3. */
export function signatureOf(
  request: { method: string; url: string; headers: Record<string, string>; signedHeaders: readonly string[] },
  key: { region: string; secretAccessKey: string },
): string {
  const { method, headers, signedHeaders } = request;
  const [path = '/', query = ''] = request.url.split('?');
  const parameters = query
    .split('&')
    .filter((one) => one !== '')
    .map((one) => (one.includes('=') ? one : `${one}=`))
    .sort();
  const canonical = [
    method,
    path,
    parameters.join('&'),
    ...signedHeaders.map((name) => `${name}:${(headers[name] ?? '').trim()}`),
    '',
    signedHeaders.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n');
  const moment = headers['x-amz-date'] ?? '';
  const day = moment.slice(0, 8);
  const scope = `${day}/${key.region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n');
  const signingKey = [day, key.region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${key.secretAccessKey}`,
  );
  return createHmac('sha256', signingKey).update(text).digest('hex');
}

function keyOf(request: IncomingMessage): string {
  const [path = ''] = (request.url ?? '').split('?');
  return decodeURIComponent(path.split('/').slice(2).join('/'));
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  code: string,
  message = code,
) {
  const region = code === 'AuthorizationHeaderMalformed' ? `<Region>${fakeBucket.region}</Region>` : '';
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(
    request.method === 'HEAD'
      ? undefined
      : `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message>${region}</Error>`,
  );
}

function sha256(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}
