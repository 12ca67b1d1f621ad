import { createHash, createHmac } from 'node:crypto';
import { isEqualText } from '#platform/kernel/access/is-equal-text.ts';

/** SHA-512 of a text (UTF-8) in lower-case hex. */
export const sha512 = (text: string): string => createHash('sha512').update(text, 'utf8').digest('hex');

/** SHA-1 of a text (UTF-8) in lower-case hex; for old interfaces that ask for it. */
export const sha1 = (text: string): string => createHash('sha1').update(text, 'utf8').digest('hex');

/** HMAC-SHA256 of a text (UTF-8) in lower-case hex. */
export const hmacSha256 = (key: string, text: string): string =>
  createHmac('sha256', key).update(text, 'utf8').digest('hex');

/** Whether two signatures in hex are the same, in constant time; upper case counts as lower. */
export function isSameSignature(given: string | undefined, expected: string): boolean {
  return isEqualText((given ?? '').trim().toLowerCase(), expected);
}

/** Names and values of all fields but `except`, by name, with nothing between. */
export function sortedFields(fields: Readonly<Record<string, string>>, except: string): string {
  return Object.keys(fields)
    .filter((name) => name !== except)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((name) => `${name}${fields[name]}`)
    .join('');
}
