import type { SheetColumn, SheetWords } from '#platform/kernel/files/sheet.ts';
import type { Movement } from '../reports/money.queries.ts';

const money = (cents: number) => (cents / 100).toFixed(2);

const column = (
  name: keyof SheetWords['money'],
  cell: (row: Movement) => string,
  rest: Partial<SheetColumn<Movement>> = {},
): SheetColumn<Movement> => ({ name, heading: ({ money: words }) => words[name], cell, ...rest });
const number = { kind: 'number' } as const;

/** The columns of the payments of a period: what came and (below 0) went back, what was kept of it, and what arrives. */
export const moneyColumns: readonly SheetColumn<Movement>[] = [
  column('date', ({ at }) => at, { kind: 'day' }),
  column('order', ({ order }) => order),
  column('provider', ({ provider }) => provider),
  column('method', ({ method }) => method),
  column('transaction', ({ transaction }) => transaction),
  column('amount', ({ amount }) => money(amount), number),
  column('fee', ({ fee, feeBy }) => (feeBy === 'unknown' ? '' : money(fee)), number),
  column('feeBy', ({ feeBy, amount }) => (amount < 0 ? '' : feeBy), { says: ({ feeBy }) => feeBy }),
  column('payout', ({ amount, fee }) => money(amount - fee), number),
  column('currency', ({ currency }) => currency),
];
