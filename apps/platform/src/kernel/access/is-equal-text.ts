import { timingSafeEqual } from 'node:crypto';

/** Whether a text that was sent is a secret one, in constant time. */
export function isEqualText(sent: string, secret: string): boolean {
  const left = Buffer.from(sent);
  const right = Buffer.from(secret);
  return left.length === right.length && timingSafeEqual(left, right);
}
