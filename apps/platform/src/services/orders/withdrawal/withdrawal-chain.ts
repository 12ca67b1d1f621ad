import { createHash } from 'node:crypto';
import type { withdrawals } from './withdrawal.tables.ts';

type Row = typeof withdrawals.$inferSelect;
export type Statement = Omit<Row, 'id' | 'hash'>;

/** The hash of a statement: over all that it says and over the hash of the one before it. */
export function withdrawalHash(row: Statement): string {
  const said = [
    row.hashPrev,
    row.siteId,
    row.number,
    row.orderId,
    row.orderSlug,
    row.lines.map(({ id, name, quantity, why }) => [id, name, quantity, why]),
    row.name,
    row.contact,
    row.submittedAt.toISOString(),
    row.endsAt?.toISOString() ?? null,
    row.isInTime,
    row.channel,
    row.proposedRefund,
    row.currency,
    row.currencySymbol,
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

/**
 * Number of the first of these statements, oldest first, that was changed or follows a gap; `before` is the hash that the
 * first of them has to follow. Undefined when all are whole.
 */
export function brokenStatement(chain: Iterable<Row>, before: string): string | undefined {
  let last = before;
  for (const row of chain) {
    if (row.hashPrev !== last || row.hash !== withdrawalHash(row)) return row.number;
    last = row.hash;
  }
  return undefined;
}
