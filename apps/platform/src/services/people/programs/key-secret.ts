import { createHash, randomBytes } from 'node:crypto';
import { keyStart } from '@izlog/contract/user/programs/key-rights';

/** A new secret of a key: 256 bits of chance, so that its hash needs no salt. */
export const newSecret = (): string => `${keyStart}${randomBytes(32).toString('base64url')}`;

/** What is kept of a secret. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** By what people know it. */
export const tailOf = (secret: string): string => secret.slice(-4);
