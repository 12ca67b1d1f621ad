import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { NotPublicError, publicLookup } from './public-lookup.ts';

/** What came back: the status, what it says of coming again, and the first bytes of the answer as text. */
export interface OutsideAnswer {
  status: number;
  retryAfter: string | undefined;
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

/**
 * Posts a text to an address that somebody of the staff wrote, of which nothing is trusted: its host must be public at the
 * moment of connecting, it is given up in time, no redirect is followed, and an answer without end is cut off.
 * Throws what the line said (`code`), a NotPublicError, or a TimeoutError.
 */
export function postOutside(
  url: URL,
  { body, headers }: { body: string; headers: Record<string, string> },
  rules: OutsideRules,
): Promise<OutsideAnswer> {
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  return askOutside(url, { method: 'POST', body, headers: { ...headers, ...length } }, rules);
}

/** Reads what lies at an address that a stranger named, under the same rules. */
export function getOutside(
  url: URL,
  headers: Record<string, string>,
  rules: OutsideRules,
): Promise<OutsideAnswer> {
  return askOutside(url, { method: 'GET', headers }, rules);
}

interface Asked {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

async function askOutside(url: URL, asked: Asked, rules: OutsideRules): Promise<OutsideAnswer> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !rules.isPublic(host)) throw new NotPublicError(`${host} is not a public address`);
  const answer = await begun(url, asked, rules, true);
  const text = await firstBytes(answer, rules.mostBytes);
  return { status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'], text };
}

function begun(
  url: URL,
  { method, headers, body }: Asked,
  rules: OutsideRules,
  mayTryAgain: boolean,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  return new Promise((done, fail) => {
    const request = (isSecure ? requestHttps : requestHttp)(url, {
      method,
      agent: agents[isSecure ? 'https:' : 'http:'],
      lookup: publicLookup(rules.isPublic),
      headers,
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
          begun(url, { method, headers, ...(body !== undefined && { body }) }, rules, false).then(done, fail);
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
