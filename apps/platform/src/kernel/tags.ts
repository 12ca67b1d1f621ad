import { hash } from 'node:crypto';
import pg from 'pg';
import type { Db } from './database/db.ts';
import { queryPrepared } from './database/prepared.ts';
import { sql } from './database/statement.ts';

const channel = 'izlog_tags';
// NOTIFY carries at most 8000 bytes.
const payloadLimit = 7000;

/** Everything a tag may be made of; between tags stands a comma. */
const plainTag = /^[\w:.*-]{1,100}$/;

/**
 * A tag as it travels, in headers and notices. Some hold what a visitor asked for (the handler of an element): what is not
 * plain goes as the hash of itself, so that no name can be two tags, or no header.
 */
export function tagOnTheWay(tag: string): string {
  if (plainTag.test(tag)) return tag;
  return `${tag.slice(0, tag.indexOf(':') + 1)}${hash('sha256', tag, 'base64url')}`;
}

/** Queues notices that the tagged content of a site has changed; delivered to all nodes at commit. */
export async function notifyTags(db: Db, siteId: number, tags: Iterable<string>): Promise<void> {
  for (const payload of payloads(siteId, [...new Set(tags)])) {
    await queryPrepared(db, sql`select pg_notify(${channel}, ${payload})`);
  }
}

/** Splits tags into notices `site tag,tag,…` of bounded size; too many tags become one `*` (everything of the site). */
export function payloads(siteId: number, raw: readonly string[]): string[] {
  const tags = raw.map(tagOnTheWay);
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
 * reconnect `onGap` is called: anyone who caches must forget everything.
 */
export async function listenForTags(options: {
  connectionString: string;
  onTags: (siteId: number, tags: string[]) => void;
  onGap: () => void;
  onError: (error: Error) => void;
}): Promise<TagListener> {
  let stopped = false;
  let current: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const connect = async () => {
    const client = new pg.Client({
      connectionString: options.connectionString,
      application_name: 'izlog tags',
      // A database that vanished without a word is missed within a minute.
      keepAlive: true,
      keepAliveInitialDelayMillis: 30_000,
      connectionTimeoutMillis: 10_000,
    });
    let isLost = false;
    const lose = () => {
      isLost = true;
      if (client === current) again();
    };
    client.on('error', (error) => {
      options.onError(error);
      lose();
    });
    client.on('end', lose);
    client.on('notification', ({ payload }) => {
      const space = payload?.indexOf(' ') ?? -1;
      if (!payload || space < 0) return;
      options.onTags(Number(payload.slice(0, space)), payload.slice(space + 1).split(','));
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      if (isLost) throw new Error('the connection was lost as soon as it was there');
    } catch (error) {
      leave(client);
      throw error;
    }
    if (stopped) leave(client);
    else current = client;
  };
  const again = () => {
    if (stopped || timer) return;
    if (current) leave(current);
    current = undefined;
    timer = setTimeout(async () => {
      timer = undefined;
      try {
        await connect();
        if (!stopped) options.onGap();
      } catch (error) {
        options.onError(error as Error);
        again();
      }
    }, 250);
  };
  // What is left may be broken already: nothing is expected of it.
  const leave = (client: pg.Client) => void client.end().catch(() => undefined);

  await connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await current?.end();
    },
  };
}
