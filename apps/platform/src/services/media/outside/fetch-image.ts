import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from '#platform/kernel/outside/public-address.ts';
import { publicLookup } from '#platform/kernel/outside/public-lookup.ts';

/** Most bytes of one picture. */
export const imageBytes = 20 * 1024 * 1024;
const maxRedirects = 3;

export interface FetchRules {
  /** Hosts that may be asked: "slike.hr", "*.slike.hr" (also slike.hr itself), "slike.hr:8080". */
  allowHosts: readonly string[];
  /** For one picture with all its redirects. */
  timeoutMs: number;
  /** Replaced by tests only, whose server is on this machine. */
  isPublic?: (address: string) => boolean;
}

/** May this address be asked at all? Only http(s), only hosts that were named, without a name or password in it. */
export function isAllowed(url: URL, allowHosts: readonly string[]): boolean {
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password) return false;
  const isDefaultPort = url.port === '';
  return allowHosts.some((allowed) => {
    const host = allowed.toLowerCase().replace(/^\*\./, '');
    const isSame = url.host === host || (isDefaultPort && url.hostname === host);
    return isSame || (allowed.startsWith('*.') && isDefaultPort && url.hostname.endsWith(`.${host}`));
  });
}

/**
 * The bytes at an address that somebody else wrote. Every hop is checked against the allowed hosts, and the address that
 * its name resolves to must be public: the very address that is checked is the one that is connected to.
 * Throws an Error whose message says why not.
 */
export async function fetchImage(address: string, rules: FetchRules): Promise<Buffer> {
  const signal = AbortSignal.timeout(rules.timeoutMs);
  let url = new URL(address);
  for (let hop = 0; hop <= maxRedirects; hop++) {
    if (!isAllowed(url, rules.allowHosts)) throw new Error(`${url.host} is not an allowed host`);
    const answer = await ask(url, rules, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode < 300 || statusCode > 399 || !headers.location) return await read(answer);
    answer.destroy();
    if (!URL.canParse(headers.location, url.href)) throw new Error('it redirects to no address');
    url = new URL(headers.location, url);
  }
  throw new Error(`it redirects more than ${maxRedirects} times`);
}

function ask(
  url: URL,
  { isPublic = isPublicAddress }: FetchRules,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isPublic(host)) throw new Error(`${host} is not a public address`);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((done, fail) => {
    // Of a request that is gone already the signal makes no error.
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
    request(url, {
      signal,
      agent: false,
      lookup: publicLookup(isPublic),
      headers: { accept: 'image/*', 'user-agent': 'izlog-import' },
    })
      .on('response', done)
      // Without a listener the line is closed in silence: no answer, no error.
      .on('upgrade', (_answer, socket) => {
        socket.destroy();
        fail(new Error('it wants another protocol'));
      })
      .on('error', fail)
      .end();
  });
}

async function read(answer: IncomingMessage): Promise<Buffer> {
  if (answer.statusCode !== 200) {
    answer.destroy();
    throw new Error(`it answers with status ${answer.statusCode}`);
  }
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > imageBytes) {
      answer.destroy();
      throw new Error(`it is larger than ${imageBytes / 1024 / 1024} MB`);
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}
