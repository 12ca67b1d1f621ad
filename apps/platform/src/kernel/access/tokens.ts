import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { type Permission, permissions } from '@izlog/contract/permissions';
import { errors, jwtVerify, SignJWT } from 'jose';
import { Refusal } from '../refusal.ts';

/** Life of an access token in seconds (AUTH-033). */
export const accessTokenSeconds = 3600;

/** Signs and reads access tokens (JWT, HS256) with a key derived from APP_SECRET. */
export interface Tokens {
  sign(claims: AccessClaims, seconds?: number): Promise<string>;
  /** What a token issued for `siteId` claims; refuses with tokenExpired or tokenInvalid. */
  read(token: string, siteId: number): Promise<AccessClaims>;
  /** A text that only this installation can make from `text`, always the same; it tells nothing about it. */
  seal(text: string): string;
  /** Encrypts a secret for the database. */
  lock(text: string): string;
  /** The secret that was locked; throws for anything that this installation did not lock. */
  unlock(locked: string): string;
}

/** Whose login a token belongs to. What they may do is asked of the database at every call. */
export interface AccessClaims {
  userId: number;
  siteId: number;
  kind: 'customer' | 'staff';
  sessionId: string;
  /** When the token was signed, in seconds since 1970; absent in claims that are not signed yet. */
  issuedAt?: number;
  /** Narrows a token to some of the permissions its owner has; all of them when absent. */
  only?: readonly Permission[];
}

export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);
  const locker = createHmac('sha256', key).update('izlog lock').digest();
  return {
    lock(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', locker, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    unlock(locked) {
      const bytes = Buffer.from(locked, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', locker, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
    seal: (text) => createHmac('sha256', key).update(`izlog seal ${text}`).digest('base64url'),
    sign: (claims, seconds = accessTokenSeconds) =>
      new SignJWT({
        kind: claims.kind,
        site: claims.siteId,
        sid: claims.sessionId,
        ...(claims.only ? { only: [...claims.only] } : {}),
      })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(claims.userId))
        .setIssuer('izlog')
        .setAudience('access')
        .setIssuedAt()
        .setExpirationTime(`${seconds}s`)
        .sign(key),
    async read(token, siteId) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer: 'izlog',
          audience: 'access',
        });
        // A token of another site is worth nothing here (SET-019).
        if (payload.site !== siteId) throw new Refusal('tokenInvalid');
        return {
          userId: Number(payload.sub),
          siteId,
          kind: payload.kind === 'customer' ? 'customer' : 'staff',
          sessionId: String(payload.sid),
          ...(payload.iat === undefined ? {} : { issuedAt: payload.iat }),
          ...(Array.isArray(payload.only)
            ? { only: permissions.filter((one) => (payload.only as unknown[]).includes(one)) }
            : {}),
        };
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new Refusal('tokenExpired');
        if (error instanceof errors.JOSEError) throw new Refusal('tokenInvalid');
        throw error;
      }
    },
  };
}
