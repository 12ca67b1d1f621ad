import { createHash, randomBytes } from 'node:crypto';
import type { KeyKind } from '@izlog/contract/user/programs/key-kinds';
import { keyStart } from '@izlog/contract/user/programs/key-rights';

/**
 * What opens a new key: 256 bits of chance, so that its hash needs no salt. Of the dialect consumer key and secret, of the form
 * in which its programs expect them: 160 bits each.
 */
export const newSecret = (kind: KeyKind): string =>
  kind === 'woocommerce'
    ? `ck_${randomBytes(20).toString('hex')}:cs_${randomBytes(20).toString('hex')}`
    : `${keyStart}${randomBytes(32).toString('base64url')}`;

/** What is kept of a secret. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** By what people know it. */
export const tailOf = (secret: string): string => secret.slice(-4);
