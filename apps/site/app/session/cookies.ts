import { cookieNames } from '@izlog/contract/limits';
import { decodeLenient } from './decode-lenient.ts';

/**
 * Cookies of a request by name. A value that is not well encoded is kept as it stands. One that is bound to this host
 * (`underHostNames`) goes by its bare name and counts before whatever else has that: the bare one is from before, or
 * somebody else's.
 */
export function readCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>();
  const bound = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, Math.max(at, 0)).trim();
    if (name === '') continue;
    const value = decodeLenient(pair.slice(at + 1).trim());
    if (name.startsWith(hostPrefix)) bound.set(name.slice(hostPrefix.length), value);
    else cookies.set(name, value);
  }
  return new Map([...cookies, ...bound]);
}

interface CookieLife {
  maxAgeSeconds: number;
  httpOnly?: boolean;
  secure?: boolean;
}

/** A `Set-Cookie` value for the whole site, SameSite=Lax; a life of 0 removes the cookie. */
export function writeCookie(
  name: string,
  value: string,
  { maxAgeSeconds, httpOnly, secure }: CookieLife,
): string {
  const parts = [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${maxAgeSeconds}`,
    'SameSite=Lax',
  ];
  if (httpOnly) parts.push('HttpOnly');
  if (secure) parts.push('Secure');
  return parts.join('; ');
}

/**
 * Browsers take a cookie of such a name from this very host alone, over https and for all its paths: no neighbour below the
 * same domain and nobody on the line can put his own login or cart under ours.
 */
const hostPrefix = '__Host-';

/**
 * The cookies of an answer as a browser on https gets them: what scripts cannot read, and the number of the cart, under the
 * prefixed name. One that was kept under the bare name before goes with it; whatever is forgotten is forgotten under both.
 * `carried` are the cookies of the request, by their names there.
 */
export function underHostNames(lines: readonly string[], carried: ReadonlySet<string>): string[] {
  return lines.flatMap((line) => {
    const name = line.slice(0, line.indexOf('='));
    const hosted = `${hostPrefix}${/; secure/i.test(line) ? line : `${line}; Secure`}`;
    if (/; max-age=0/i.test(line)) return carried.has(hostPrefix + name) ? [line, hosted] : [line];
    if (!/; httponly/i.test(line) && name !== cookieNames.cartId) return [line];
    return carried.has(name) ? [hosted, `${name}=; Path=/; Max-Age=0`] : [hosted];
  });
}

/** The names of a `Cookie` header as they stand there. */
export const cookieNamesIn = (header: string | null): ReadonlySet<string> =>
  new Set((header ?? '').split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? ''));
