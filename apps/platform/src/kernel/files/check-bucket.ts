import { randomUUID } from 'node:crypto';
import type { Storage } from './storage.ts';

/** What a bucket lets browsers do, by themselves and with a signed address. */
export interface BucketRights {
  /** A signed address takes a file. */
  takesSigned: boolean;
  /** Pages of the shop may put files there: the bucket tells browsers so. */
  takesFromPages: boolean;
  /** Everybody may read the renderings that lie there for everybody. */
  opensPublic: boolean;
  /** Everybody may read the rest: originals, and what is private. */
  opensPrivate: boolean;
  /** Everybody may write. */
  opensWriting: boolean;
}

/**
 * Tries what a bucket lets browsers do; nothing for a folder. Writes three small files and removes them. Throws when the
 * bucket does not answer at all.
 */
export async function checkBucket(storage: Storage, origin: string): Promise<BucketRights | undefined> {
  const name = randomUUID();
  const keys = [`public/check/${name}`, `media/check/${name}`, `uploads/check/${name}`];
  const [open = '', closed = '', sent = ''] = keys;
  const address = await storage.uploadAddress(sent, 5, 60);
  if (address === undefined) return undefined;
  const anybody = (key: string) => storage.openAddress(key) ?? '';
  try {
    await storage.put(open, 'izlog');
    await storage.put(closed, 'izlog');
    return {
      takesSigned: await isDone(address, { method: 'PUT', body: 'izlog' }),
      takesFromPages: await lets(address, origin),
      opensPublic: await isDone(anybody(open)),
      opensPrivate: await isDone(anybody(closed)),
      opensWriting: await isDone(anybody(`uploads/check/${name}-open`), { method: 'PUT', body: 'izlog' }),
    };
  } finally {
    for (const key of [...keys, `uploads/check/${name}-open`]) await storage.delete(key);
  }
}

/** ms after which a bucket counts as silent. */
const patience = 10_000;

async function isDone(address: string, init: RequestInit = {}): Promise<boolean> {
  const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(patience) });
  await answer.body?.cancel();
  return answer.ok;
}

/** What browsers ask before they put something where another address answers. */
async function lets(address: string, origin: string): Promise<boolean> {
  const answer = await fetch(address, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'content-type',
    },
    signal: AbortSignal.timeout(patience),
  });
  await answer.body?.cancel();
  const allowed = answer.headers.get('access-control-allow-origin');
  return answer.ok && (allowed === '*' || allowed === origin);
}
