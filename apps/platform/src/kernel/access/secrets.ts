import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps texts that only this installation can read again: keys of payment gateways and the like. */
export interface Secrets {
  /** Encrypts `text`; `place` says what it is and for whom, and is needed to read it again. */
  encrypt(text: string, place: string): string;
  /** Throws when it was encrypted elsewhere, for another place, or changed since. */
  decrypt(sealed: string, place: string): string;
}

/** AES-256-GCM with a key derived from APP_SECRET; the place is authenticated with the text. */
export function createSecrets(secret: string): Secrets {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'izlog secrets 1', 32));
  return {
    encrypt(text, place) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    decrypt(sealed, place) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}
