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
    if (name.startsWith('__Host-')) bound.set(name.slice('__Host-'.length), value);
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
