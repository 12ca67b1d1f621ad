import { createHash, timingSafeEqual } from 'node:crypto';
import { cookieNames } from '@izlog/contract/limits';
import type { FastifyRequest } from 'fastify';
import type { Site } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { Caller } from './caller.ts';
import type { Tokens } from './tokens.ts';

type Sealing = { tokens: Pick<Tokens, 'seal'> };

/** What who has entered the password of a site shows from then on; a new password makes another (ROUTE-070). */
export const sitePass = ({ tokens }: Sealing, siteId: number, password: string): string =>
  tokens.seal(`site password ${siteId} ${password}`);

/** Refuses a caller of a protected site who shows no pass; staff of the site need none. */
export function mustHavePass(
  kernel: Sealing,
  site: Pick<Site, 'id' | 'password'>,
  caller: Caller,
  request: Pick<FastifyRequest, 'headers' | 'cookies'>,
): void {
  if (caller.kind !== 'staff' && !hasPass(kernel, site, request)) throw new Refusal('sitePasswordRequired');
}

/** Whether a site is open to anyone who asks: to all, or the pass comes along, in the header of programs or the cookie of browsers. */
export function hasPass(
  kernel: Sealing,
  { id, password }: Pick<Site, 'id' | 'password'>,
  { headers, cookies }: Pick<FastifyRequest, 'headers' | 'cookies'>,
): boolean {
  if (password === undefined) return true;
  const { sitePassword: name } = cookieNames;
  const shown = headers[name.toLowerCase()] ?? cookies[`__Host-${name}`] ?? cookies[name];
  // Digests are of equal length, so the time of the comparison tells nothing.
  return timingSafeEqual(digest(String(shown ?? '')), digest(sitePass(kernel, id, password)));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
