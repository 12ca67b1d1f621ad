import { createHash } from 'node:crypto';

/** Address of the screen that asks for the password of a protected site. */
export const unlockPath = '/_/unlock';

/** Where staff come in from another site they work for. */
export const arrivePath = '/_/arrive';

/**
 * Whether a site is open to the one who shows `token`: it has no lock, or the token is the one that belongs to it. Comparing
 * digests tells nothing about the token by its time.
 */
export const isUnlocked = (lock: string | undefined, token: string | undefined): boolean =>
  lock === undefined ||
  createHash('sha256')
    .update(token ?? '')
    .digest('base64url') === lock;
