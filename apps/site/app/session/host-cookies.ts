import { cookieNames } from '@izlog/contract/limits';

/**
 * Browsers take a cookie of such a name from this very host alone, over https and for all its paths: no neighbour below the
 * same domain and nobody on the line can put his own login or cart under ours.
 */
export const hostPrefix = '__Host-';

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
