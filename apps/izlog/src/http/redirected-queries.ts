import { localKey } from '@izlog/contract/cms/addresses/local-address';
import type { Database } from '@izlog/platform/kernel/database/db';

/** The redirects of addresses with a query (`/?p=12` of an old site), so that no kept page hides them. */
export interface RedirectedQueries {
  /** Whether one of some site is of this address, in whatever language it is asked for. */
  has(address: string): boolean;
  /** Reads them; throws what the database throws. */
  read(): Promise<void>;
  /** Reads them in the background; until it succeeds the ones known before count. */
  refresh(): void;
}

/** Not read yet. */
export function redirectedQueries(
  database: { pool: Pick<Database['pool'], 'query'> },
  onError: (error: Error) => void,
): RedirectedQueries {
  let known = new Set<string>();
  let lastAsked = 0;
  const read = async () => {
    const asked = ++lastAsked;
    const { rows } = await database.pool.query<{ from_path: string }>(
      "select distinct from_path from redirects where strpos(from_path, '?') > 0",
    );
    // Answers may overtake each other.
    if (asked === lastAsked) known = new Set(rows.map((row) => row.from_path));
  };
  return {
    has(address) {
      if (known.size === 0) return false;
      const key = localKey(address);
      return known.has(key) || known.has(key.replace(/^\/[a-z]{2}(?=[/?])\/?/, '/'));
    },
    read,
    refresh: () => void read().catch(onError),
  };
}
