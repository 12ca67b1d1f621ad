import type { RefusalName } from '@izlog/contract/refusals';
import type { Caller } from '#platform/kernel/access/caller.ts';
import { rightsInCall, rightsOfKey } from '#platform/kernel/access/program-access.ts';
import { shortenedIp } from '#platform/kernel/access/shortened-ip.ts';
import type { Database } from '#platform/kernel/database/db.ts';
import type { ProgramCall, Programs } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { mayBy } from '../staff/default-roles.ts';
import { inNetwork } from './in-network.ts';
import { secretHash } from './key-secret.ts';
import { createKey, takeBackKey } from './make-keys.ts';
import {
  countCall,
  countRefusal,
  type FoundKey,
  findKeyById,
  findKeyBySecret,
} from './program-call.queries.ts';

/**
 * Lets programs in by their keys. The database is asked at every call, so that a key that was taken back, a maker who was
 * locked and a right that they lost count at once and on every node.
 */
export function createPrograms({ db }: Pick<Database, 'db'>): Programs {
  return {
    async admit(secret, call) {
      const key = await findKeyBySecret(db, secretHash(secret), call.siteId ?? null, call.now);
      if (!key || key.secret_id === null || key.is_replaced) throw new Refusal('keyUnknown');
      const { id: keyId, secret_id: secretId } = key;
      const from = shortenedIp(call.ip);
      const isCounted = call.isCounted ?? true;
      const calls = isCounted ? await countCall(db, { keyId, secretId, from }, call.now) : 0;
      try {
        return letIn(key, call, calls);
      } catch (thrown) {
        if (!(thrown instanceof Refusal)) throw thrown;
        const { code } = thrown.row;
        const action = `${call.endpoint.method} ${call.endpoint.path}`;
        await countRefusal(db, { keyId, code, action }, call.now);
        throw thrown;
      }
    },
    async make(ctx, { name, mayRead, mayWrite }) {
      const { key, secret } = await createKey(ctx, {
        name,
        mayRead: [...mayRead],
        mayWrite: [...mayWrite],
        networks: [],
        endsOn: null,
        callsPerMinute: 600,
        kind: 'izlog',
        proposes: false,
      });
      return { id: key.id, secret };
    },
    async takeBack(ctx, id) {
      await takeBackKey(ctx, { id });
    },
    async holds(keyId, siteId, needs, now) {
      const key = await findKeyById(db, keyId, siteId, now);
      if (!key || whyClosed(key)) return false;
      const rights = rightsOfKey(scopeOf(key), mayBy(key.granted), true);
      const named = [needs].flat();
      return named.length === 0 || named.some((right) => rights.includes(right));
    },
    async rights(keyId, siteId, now) {
      const key = await findKeyById(db, keyId, siteId, now);
      if (!key || whyClosed(key)) return undefined;
      const of = (isReading: boolean) => rightsOfKey(scopeOf(key), mayBy(key.granted), isReading);
      return { reading: of(true), writing: of(false), proposing: of(key.proposes) };
    },
  };
}

/** Lets a call in with the rights of the key, or refuses it, the key's own faults first. */
function letIn(key: FoundKey, { endpoint, ip, now, isProposal }: ProgramCall, calls: number) {
  const why = whyClosed(key);
  if (why) throw new Refusal(why);
  if (!inNetwork(ip, key.networks))
    throw new Refusal('keyWrongNetwork', { address: ip, networks: key.networks });
  if (calls > key.calls_per_minute)
    throw new Refusal('tooManyRequests', {
      retryAfter: 60 - now.getUTCSeconds(),
      limit: key.calls_per_minute,
    });
  const permissions = rightsInCall(endpoint, scopeOf(key), mayBy(key.granted), isProposal);
  const program = { id: key.id, name: key.name };
  const caller: Caller = { kind: 'staff', userId: key.user_id ?? 0, sessionId: '', permissions, program };
  return { siteId: key.site_id ?? 0, caller };
}

/** Why a key opens nothing on a site, whatever is called. */
function whyClosed(key: FoundKey): RefusalName | undefined {
  if (key.is_taken_back) return 'keyTakenBack';
  if (key.is_over) return 'keyEnded';
  if (key.site_id === null) return 'keyWrongSite';
  return key.is_there ? undefined : 'keyMakerGone';
}

const scopeOf = ({ may_read, may_write, proposes }: FoundKey) => ({
  mayRead: may_read,
  mayWrite: may_write,
  proposes,
});
