import type { Db } from '#platform/kernel/database/db.ts';
import { listStatementsAfter } from './withdrawal.queries.ts';
import { brokenStatement } from './withdrawal-chain.ts';

const atOnce = 1000;

/** Follows the chain of every site; returns where each that is broken breaks first: a statement changed, or one missing. */
export async function findBrokenWithdrawals(db: Db): Promise<{ siteId: number; number: string }[]> {
  const broken = new Map<number, string>();
  const last = new Map<number, string>();
  for (let lastId = 0; ; ) {
    const batch = await listStatementsAfter(db, lastId, atOnce);
    for (const [siteId, rows] of Map.groupBy(batch, (row) => row.siteId)) {
      const number = brokenStatement(rows, last.get(siteId) ?? '');
      if (number !== undefined && !broken.has(siteId)) broken.set(siteId, number);
      last.set(siteId, rows.at(-1)?.hash ?? '');
    }
    lastId = batch.at(-1)?.id ?? lastId;
    if (batch.length < atOnce) return [...broken].map(([siteId, number]) => ({ siteId, number }));
  }
}
