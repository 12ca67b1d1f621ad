import { decodeLenient } from './decode-lenient.ts';

/** Cookies of a request by name. A value that is not well encoded is kept as it stands. */
export function readCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, Math.max(at, 0)).trim();
    if (name !== '') cookies.set(name, decodeLenient(pair.slice(at + 1).trim()));
  }
  return cookies;
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
