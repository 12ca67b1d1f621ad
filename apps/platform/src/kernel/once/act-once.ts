import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { idempotencyKeyHeader, longestKey } from '@izlog/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../context.ts';
import type { Db } from '../database/db.ts';
import { isRefused } from '../http/error-handler.ts';
import type { Kernel } from '../kernel.ts';
import { Refusal } from '../refusal.ts';
import {
  beginAct,
  findAct,
  forgetAct,
  forgetActsBefore,
  type KeyPlace,
  noteCutOff,
  saveAnswer,
} from './idempotency-keys.queries.ts';

/** A key and its answer are kept for a day, as long as Stripe keeps them at least. */
const heldMs = 24 * 60 * 60 * 1000;
/** Who sends an act again while it is being done waits for its answer until it has taken so long. */
const waitMs = 10_000;
const lookMs = 50;
/** No act takes longer: one that has no answer by then was cut off with its process. */
const longestActMs = 2 * 60_000;

/**
 * Does an act once for the key in its `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header), which is that person's
 * or program's on that site for a day, or all visitors' together, whose keys nobody may guess: sent again, it is answered as
 * the first time and not done again. Refuses another request under the key (idempotencyKeyReused), one whose first is still
 * being done (actUnderWay), and one whose first was ended by a fault or with its process (actCutOff): how much of that was
 * done nobody knows. A refusal keeps nothing, so that a form is fixed and sent under the same key. Without a key the act is
 * done.
 */
export async function actOnce(
  { secrets }: Pick<Kernel, 'secrets'>,
  ctx: Ctx,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  act: () => Promise<unknown>,
): Promise<unknown> {
  const key = keyOf(request);
  if (key === undefined) return act();
  const { db, now } = ctx;
  const place = placeOf(ctx, key);
  const { key: own } = place;
  const secretPlace = `idempotency ${place.siteId} ${place.userId} ${own}`;
  const fingerprint = fingerprintOf(request);
  const old = new Date(now.getTime() - heldMs);
  // A refused first leaves the key free for those who waited for it.
  while (!(await beginAct(db, place, { fingerprint, now, old }))) {
    const known = await settled(db, place, now);
    if (!known) continue;
    if (known.fingerprint !== fingerprint) throw new Refusal('idempotencyKeyReused');
    if (known.state !== 'answered' || known.status === null || known.answer === null)
      throw new Refusal(known.state === 'begun' ? 'actUnderWay' : 'actCutOff');
    reply.status(known.status).header('idempotent-replayed', 'true');
    return JSON.parse(secrets.decrypt(known.answer, secretPlace));
  }
  let result: unknown;
  try {
    result = await act();
  } catch (thrown) {
    await (isRefused(thrown) ? forgetAct(db, place) : noteCutOff(db, place)).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'the key of an act is kept as it was begun'),
    );
    throw thrown;
  }
  const answer = secrets.encrypt(JSON.stringify(result), secretPlace);
  // It is done, whatever becomes of its answer.
  await saveAnswer(db, place, { status: reply.statusCode, answer }).catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'the answer of an act is not kept'),
  );
  return result;
}

/**
 * Whose key it is. A program counts its keys for itself: its maker and other programs of theirs may have the same ones. No
 * key has a line break, and no colleague the number 0: that is of visitors.
 */
function placeOf({ site, caller }: Ctx, key: string): KeyPlace {
  if (caller.kind !== 'staff') return { siteId: site.id, userId: 0, key };
  const { userId, program } = caller;
  return { siteId: site.id, userId, key: program ? `program ${program.id}\n${key}` : key };
}

/** Once an hour, keys that are a day old are forgotten. */
export function defineKeyJobs({ jobs, database }: Pick<Kernel, 'jobs' | 'database'>): void {
  jobs.define('idempotency-clean-up', () => forgetOldKeys(database.db, new Date()), '55 * * * *');
}

/** Forgets keys that nothing is answered by any more. */
export const forgetOldKeys = (db: Db, now: Date): Promise<void> =>
  forgetActsBefore(db, new Date(now.getTime() - heldMs));

/** What became of an act under way; as it is where that takes too long. Nothing where its key was forgotten. */
async function settled(db: Db, place: KeyPlace, now: Date) {
  for (let waited = 0; ; waited += lookMs) {
    const known = await findAct(db, place);
    if (known?.state !== 'begun') return known;
    const ageMs = now.getTime() + waited - known.begunAt.getTime();
    if (ageMs > longestActMs) return { ...known, state: 'cutOff' as const };
    if (ageMs > waitMs) return known;
    await pause(lookMs);
  }
}

/** The key: a string of structured fields, in quotes, or the same without them, as most senders write it. */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const sent = headers[idempotencyKeyHeader];
  if (sent === undefined || sent === '') return undefined;
  const key = typeof sent === 'string' ? sent.replace(/^"(.*)"$/, '$1') : '';
  if (/^[\x20-\x7e]+$/.test(key) && key.length <= longestKey) return key;
  throw new Refusal('validationFailed', {
    fields: [{ path: idempotencyKeyHeader, kind: 'syntax', message: 'The key is no text of a fit length.' }],
  });
}

const fingerprintOf = ({ method, url, body }: FastifyRequest): string =>
  createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(body ?? null)}`)
    .digest('base64url');
