import { createHmac } from 'node:crypto';
import type { Permission } from '@izlog/contract/permissions';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Caller } from './caller.ts';
import { Refusal } from './refusal.ts';

/** Life of an access token in seconds (AUTH-033). */
export const accessTokenSeconds = 3600;

/** Signs and reads access tokens (JWT, HS256) with a key derived from APP_SECRET. */
export interface Tokens {
  sign(claims: AccessClaims, seconds?: number): Promise<string>;
  /** Gives the caller of a token issued for `siteId`; refuses with tokenExpired or tokenInvalid. */
  read(token: string, siteId: number): Promise<Caller>;
  /** A text that only this installation can make from `text`, always the same; it tells nothing about it. */
  seal(text: string): string;
}

export interface AccessClaims {
  userId: number;
  siteId: number;
  kind: 'customer' | 'staff';
  sessionId: string;
  permissions: readonly Permission[];
}

export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);
  return {
    seal: (text) => createHmac('sha256', key).update(`izlog seal ${text}`).digest('base64url'),
    sign: (claims, seconds = accessTokenSeconds) =>
      new SignJWT({
        kind: claims.kind,
        site: claims.siteId,
        sid: claims.sessionId,
        scope: [...claims.permissions],
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
        const userId = Number(payload.sub);
        const sessionId = String(payload.sid);
        if (payload.kind === 'customer') return { kind: 'customer', userId, sessionId };
        return { kind: 'staff', userId, sessionId, permissions: payload.scope as Permission[] };
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new Refusal('tokenExpired');
        if (error instanceof errors.JOSEError) throw new Refusal('tokenInvalid');
        throw error;
      }
    },
  };
}
