import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Db } from './db.ts';

const channel = 'izlog_tags';
// NOTIFY carries at most 8000 bytes.
const payloadLimit = 7000;

/** Queues notices that the tagged content of a site has changed; delivered to all nodes at commit. */
export async function notifyTags(db: Db, siteId: number, tags: Iterable<string>): Promise<void> {
  for (const payload of payloads(siteId, [...new Set(tags)])) {
    await db.execute(sql`select pg_notify(${channel}, ${payload})`);
  }
}

/** Splits tags into notices `site tag,tag,…` of bounded size; too many tags become one `*` (everything of the site). */
export function payloads(siteId: number, tags: readonly string[]): string[] {
  if (tags.length === 0) return [];
  if (tags.length > 2000) return [`${siteId} *`];
  const result: string[] = [];
  let current = '';
  for (const tag of tags) {
    if (Buffer.byteLength(current) + Buffer.byteLength(tag) > payloadLimit) {
      result.push(`${siteId} ${current}`);
      current = '';
    }
    current += current === '' ? tag : `,${tag}`;
  }
  result.push(`${siteId} ${current}`);
  return result;
}

/** Stops listening. */
export interface TagListener {
  stop(): Promise<void>;
}

/**
 * Listens for changed tags on a connection of its own. While the connection is down notices are lost, so after each
 * reconnect `onGap` is called: whoever caches must forget everything.
 */
export async function listenForTags(options: {
  connectionString: string;
  onTags: (siteId: number, tags: string[]) => void;
  onGap: () => void;
  onError: (error: Error) => void;
}): Promise<TagListener> {
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const connect = async () => {
    const next = new pg.Client({
      connectionString: options.connectionString,
      application_name: 'izlog tags',
      keepAlive: true,
    });
    next.on('error', (error) => {
      options.onError(error);
      again();
    });
    next.on('end', () => again());
    next.on('notification', ({ payload }) => {
      const space = payload?.indexOf(' ') ?? -1;
      if (!payload || space < 0) return;
      options.onTags(Number(payload.slice(0, space)), payload.slice(space + 1).split(','));
    });
    await next.connect();
    await next.query(`listen ${channel}`);
    client = next;
  };
  const again = () => {
    if (stopped || timer) return;
    timer = setTimeout(async () => {
      timer = undefined;
      client?.removeAllListeners('end');
      try {
        await connect();
        options.onGap();
      } catch (error) {
        options.onError(error as Error);
        again();
      }
    }, 250);
  };

  await connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      client?.removeAllListeners('end');
      await client?.end();
    },
  };
}
