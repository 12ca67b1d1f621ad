import { randomBytes } from 'node:crypto';
import type { Secrets } from '#platform/kernel/access/secrets.ts';

/** As libraries of Standard Webhooks read it: 32 random bytes. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** What the secret of a site's webhook is bound to: it cannot be moved to another site. */
const placeOf = (siteId: number): string => `webhook ${siteId}`;

/** A secret as it is kept. */
export const sealSecret = (secrets: Pick<Secrets, 'encrypt'>, siteId: number, secret: string): string =>
  secrets.encrypt(secret, placeOf(siteId));

/** A kept secret; throws where it was kept under another APP_SECRET. */
export const openSecret = (secrets: Pick<Secrets, 'decrypt'>, siteId: number, sealed: string): string =>
  secrets.decrypt(sealed, placeOf(siteId));

/** The last signs of a secret, without the padding that all have. */
export const endOf = (secret: string): string => secret.replace(/=+$/, '').slice(-4);
