import type {
  filterBankStatements,
  getBankStatement,
  ListedStatement,
} from '@izlog/contract/ecommerce/bank/bank-statements';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { toDecimal, toDecimalOrNull } from '@izlog/contract/money';
import { paginate } from '@izlog/contract/pagination';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { readSeller } from '../placing/seller.ts';
import { namesOf } from '../staff/staff-orders.queries.ts';
import {
  type BankStatementRow,
  countLines,
  findStatement,
  listLines,
  listOpen,
  listStatements,
  sumBooked,
} from './bank.queries.ts';
import { judgeLines } from './judge-lines.ts';
import { isSure } from './match-line.ts';
import { presentLines } from './present-line.ts';

/** Statements that were read, the newest first. */
export async function filterStatements(
  ctx: Ctx,
  { page, limit }: EndpointParsed<typeof filterBankStatements>,
): Promise<EndpointReturn<typeof filterBankStatements>> {
  const { rows, total } = await listStatements(ctx, page, limit);
  return {
    records: await listed(ctx, rows),
    pagination: paginate(page, limit, total),
    account: (await readSeller(ctx)).iban,
  };
}

/** A statement with a page of its movements; refuses with notFound. */
export async function readStatement(
  ctx: Ctx,
  { id, page, limit }: EndpointParsed<typeof getBankStatement>,
): Promise<EndpointReturn<typeof getBankStatement>> {
  const row = await findStatement(ctx, id);
  const [head] = row ? await listed(ctx, [row]) : [];
  if (!row || !head) throw new Refusal('notFound');
  const lines = await listLines(ctx, id, { page, limit });
  const sums = await sumBooked(ctx, id);
  return {
    ...head,
    currency: row.currency,
    opening: toDecimalOrNull(row.opening),
    closing: toDecimalOrNull(row.closing),
    isBalanced: row.isBalanced,
    lines: await presentLines(ctx, lines.rows),
    pagination: paginate(page, limit, lines.total),
    sure: head.open === 0 ? 0 : await countSure(ctx, id),
    byItself: sumOf(sums.find(({ isAutomatic }) => isAutomatic)),
    byPeople: sumOf(sums.find(({ isAutomatic }) => !isAutomatic)),
  };
}

const sumOf = (sum: { count: number; amount: number } | undefined) => ({
  count: sum?.count ?? 0,
  amount: toDecimal(sum?.amount ?? 0),
});

/** How many movements of a statement one press would book now. */
async function countSure(ctx: Ctx, statementId: number): Promise<number> {
  const judged = await judgeLines(ctx, await listOpen(ctx, statementId), { isNamedOnly: true });
  return [...judged.values()].filter(({ verdict }) => isSure(verdict) || verdict.reason === 'refundOut')
    .length;
}

async function listed(ctx: Ctx, rows: readonly BankStatementRow[]): Promise<ListedStatement[]> {
  const counts = await countLines(
    ctx,
    rows.map(({ id }) => id),
  );
  const names = await namesOf(
    ctx,
    rows.flatMap(({ userId }) => (userId === null ? [] : [userId])),
  );
  return rows.map((row) => ({
    ...{ id: row.id, number: row.number || row.bankId, iban: row.iban, fileName: row.fileName },
    from: row.fromDay,
    to: row.toDay || null,
    by: row.userId === null ? '' : (names.get(row.userId) ?? ''),
    createdAt: row.createdAt.toISOString(),
    ...(counts.get(row.id) ?? { open: 0, booked: 0, setAside: 0, ignored: 0 }),
  }));
}
