import { createHash } from 'node:crypto';
import type { EntryLine } from './entry-lines.ts';

/**
 * Gives lines of an account their identity. What the bank gave a reference is known by it wherever it stands (with day, sum and
 * place within a booking of many: some banks use a reference again). What it gave none is known within its statement only, by
 * all that is said of it and how many alike stand before it; `likeness` leaves the statement out.
 */
export function lineKeys(account: string, statementId: string) {
  const seen = new Map<string, number>();
  const nth = (name: string) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count;
  };
  return (line: EntryLine): { key: string; likeness: string | null } => {
    const money = [line.direction, line.amount, line.currency, line.bookedOn];
    if (line.entryReference !== null || line.bankReference !== null) {
      const name = hashOf([
        account,
        'reference',
        line.entryReference,
        line.bankReference,
        line.detail,
        ...money,
      ]);
      return { key: hashOf([name, nth(name)]), likeness: null };
    }
    const { counterparty, reference, text, endToEndId, valueOn, isReversal, detail } = line;
    const said = [counterparty.iban, counterparty.name, reference?.number ?? null, text, endToEndId, valueOn];
    const name = hashOf([account, 'told', ...money, ...said, isReversal, detail]);
    const likeness = hashOf([name, nth(name)]);
    return { key: hashOf([statementId, likeness]), likeness };
  };
}

const hashOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
