import type { IncomingMessage } from 'node:http';

/** Where a request really came from; forwarded headers count only behind trusted proxies. */
export interface Origin {
  protocol: 'http' | 'https';
  /** Host name in lower case, with a port that the visitor named. */
  host: string;
  ip: string;
}

/** A name, an IPv4 or a bracketed IPv6 address, with or without a port. Anything else is no host a browser would send. */
const hostPattern = /^([a-z\d_-]+(\.[a-z\d_-]+)*\.?|\[[\da-f:.]+\])(:\d{1,5})?$/;

/**
 * The origin of a request, or undefined when its host is none. Each of the `proxies` in front adds its word at the end
 * of a forwarded header, so whatever stands before those was written by the visitor himself and is not believed.
 */
export function originOf(req: IncomingMessage, proxies: number): Origin | undefined {
  const forwarded = (name: string) => (proxies > 0 ? wordOf(req.headers[name], proxies) : undefined);
  const host = (forwarded('x-forwarded-host') ?? req.headers.host ?? 'localhost').toLowerCase();
  if (!hostPattern.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  return {
    protocol: forwarded('x-forwarded-proto') === 'https' ? 'https' : 'http',
    host,
    ip: forwarded('x-forwarded-for') ?? req.socket.remoteAddress ?? '',
  };
}

function wordOf(header: string | string[] | undefined, proxies: number): string | undefined {
  const words = String(header ?? '').split(',');
  return words[Math.max(0, words.length - proxies)]?.trim() || undefined;
}

/**
 * Path and query of a request's target, or undefined for one that names no page (`*`). Of an absolute target
 * (RFC 9112 section 3.2.2) the path counts; the host is always that of the headers.
 */
export function targetOf(req: IncomingMessage): string | undefined {
  const target = (req.url ?? '/').replace(/^https?:\/\/[^/?#]*/i, '');
  const path = target === '' || target.startsWith('?') ? `/${target}` : target;
  return path.startsWith('/') ? path : undefined;
}

/** The address of a page. Never resolved as a reference: `//evil.example/x` stays a path of `origin`. */
export const addressOf = ({ protocol, host }: Origin, path: string): URL =>
  new URL(`${protocol}://${host}${path}`);
