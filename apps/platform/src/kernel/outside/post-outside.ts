import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { NotPublicError, publicLookup } from './public-lookup.ts';

/** What came back: the status, what it says of coming again, its kind, and the first bytes of the answer as text. */
export interface OutsideAnswer {
  status: number;
  retryAfter: string | undefined;
  type: string | undefined;
  text: string;
}

export interface OutsideRules {
  /** For the whole of it, until the status is there. */
  timeoutMs: number;
  /** Bytes of the answer that are read; the rest is cut off. */
  mostBytes: number;
  isPublic: (address: string) => boolean;
}

/** How long the words of an answer are waited for once its status is known. */
const wordsMs = 1000;
const keeping = { keepAlive: true, maxSockets: 20, maxFreeSockets: 4, timeout: 30_000 } as const;
const agents = { 'http:': new HttpAgent(keeping), 'https:': new HttpsAgent(keeping) };

/** What is sent; with no body nothing is said of one. */
export interface OutsideRequest {
  method: string;
  headers: Record<string, string>;
  body: string;
}

/**
 * Asks an address that somebody else wrote, of which nothing is trusted: its host must be public at the moment of connecting,
 * it is given up in time, no redirect is followed, and an answer without end is cut off. Throws what the line said (`code`), a
 * NotPublicError, or a TimeoutError.
 */
export async function askOutside(
  url: URL,
  request: OutsideRequest,
  rules: OutsideRules,
): Promise<OutsideAnswer> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !rules.isPublic(host)) throw new NotPublicError(`${host} is not a public address`);
  const answer = await begun(url, request, rules, true);
  const text = await firstBytes(answer, rules.mostBytes);
  const { 'retry-after': retryAfter, 'content-type': type } = answer.headers;
  return { status: answer.statusCode ?? 0, retryAfter, type, text };
}

/** Posts a text there; see askOutside. */
export const postOutside = (url: URL, sent: Omit<OutsideRequest, 'method'>, rules: OutsideRules) =>
  askOutside(url, { method: 'POST', ...sent }, rules);

/** Reads what lies there; see askOutside. */
export const getOutside = (url: URL, headers: Record<string, string>, rules: OutsideRules) =>
  askOutside(url, { method: 'GET', headers, body: '' }, rules);

function begun(
  url: URL,
  { method, body, headers }: OutsideRequest,
  rules: OutsideRules,
  mayTryAgain: boolean,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  return new Promise((done, fail) => {
    const request = (isSecure ? requestHttps : requestHttp)(url, {
      method,
      agent: agents[isSecure ? 'https:' : 'http:'],
      lookup: publicLookup(rules.isPublic),
      headers:
        body === '' && method === 'GET'
          ? headers
          : { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    });
    const timer = setTimeout(() => {
      const late = new DOMException(`no answer within ${rules.timeoutMs} ms`, 'TimeoutError');
      request.destroy(late);
      // A request that is gone already reports no error to anyone: who waits hears of it from here, whatever became of the line.
      fail(late);
    }, rules.timeoutMs);
    request
      .on('response', (answer) => {
        clearTimeout(timer);
        done(answer);
      })
      // Without a listener the line is closed in silence: no answer, no error.
      .on('upgrade', (_answer, socket) => {
        clearTimeout(timer);
        socket.destroy();
        fail(Object.assign(new Error('it wants another protocol'), { code: 'EUPGRADE' }));
      })
      .on('error', (error: NodeJS.ErrnoException) => {
        clearTimeout(timer);
        // A line that was kept open may have been closed by the other side as we took it: nothing was read there.
        if (mayTryAgain && request.reusedSocket && error.code === 'ECONNRESET')
          begun(url, { method, body, headers }, rules, false).then(done, fail);
        else fail(error);
      })
      .end(body);
  });
}

async function firstBytes(answer: IncomingMessage, most: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  const timer = setTimeout(() => answer.destroy(), wordsMs);
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      parts.push(part);
      size += part.length;
      if (size > most) break;
    }
  } catch {
    // The status is known; words that broke off are as good as none.
  } finally {
    clearTimeout(timer);
    // An answer that was read to its end has given its line back; one without end loses it.
    if (!answer.readableEnded) answer.destroy();
  }
  return new TextDecoder().decode(Buffer.concat(parts).subarray(0, most)).replaceAll('\0', '');
}
