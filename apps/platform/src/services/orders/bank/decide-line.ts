import type { BankLine, decideBankLine } from '@izlog/contract/ecommerce/bank/bank-statements';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { toCents } from '@izlog/contract/money';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { findOrder } from '../order.queries.ts';
import { type BankLineRow, findLine, listCandidates, listParts, updateLine } from './bank.queries.ts';
import { confirmLine, type LinePart, lockOrders, postLine } from './post-line.ts';
import { presentLines } from './present-line.ts';
import { undoLine } from './undo-line.ts';

type Input = EndpointParsed<typeof decideBankLine>;

const endOf = {
  book: 'booked',
  confirm: 'booked',
  setAside: 'setAside',
  reopen: 'open',
  undo: 'open',
} as const;
/** Where a movement has to stand for what is done with it; all else wants one that waits. */
const beginOf: Partial<Record<Input['act'], BankLineRow['state']>> = { reopen: 'setAside', undo: 'booked' };

/** Books a movement on orders, or sets it aside, as a person decided; see the endpoint. */
export async function decideLine(kernel: Kernel, outer: Ctx, input: Input): Promise<BankLine> {
  const decided = await inTransaction(outer, async (ctx) => {
    const line = await findLine(ctx, input.lineId, { lock: true });
    if (!line || line.state === 'ignored') throw new Refusal('notFound');
    const isThere = line.state === (beginOf[input.act] ?? 'open');
    if (!isThere && (await isSaidAgain(ctx, line, input))) return line;
    if (!isThere) throw new Refusal('recordChanged');
    const parts = input.act === 'undo' ? await listParts(ctx, [line.id]) : input.parts;
    const changed = await decide(kernel, ctx, line, input);
    const orders = parts.map(({ slug }) => slug).join(', ');
    noteChange(
      ctx,
      `bank line ${line.id}`,
      { state: line.state },
      { state: changed.state, ...(orders && { orders }), ...(input.note && { note: input.note }) },
    );
    return changed;
  });
  const [shown] = await presentLines(outer, [decided]);
  if (!shown) throw new Error('a movement has nothing to show');
  return shown;
}

/** Two presses for the same are one; of two colleagues who decide otherwise the second hears of it. */
async function isSaidAgain(ctx: Ctx, line: BankLineRow, { act, parts }: Input): Promise<boolean> {
  if (line.state !== endOf[act]) return false;
  if (line.state !== 'booked') return true;
  const before = (await listParts(ctx, [line.id])).map(({ slug, amount }) => `${slug} ${amount}`);
  const now = parts.map(({ slug, amount }) => `${slug} ${toCents(amount)}`);
  return before.toSorted().join() === now.toSorted().join();
}

async function decide(
  kernel: Kernel,
  ctx: Ctx,
  line: BankLineRow,
  { act, parts, note }: Input,
): Promise<BankLineRow> {
  const decided = { userId: userIdOf(ctx.caller) ?? null, isAutomatic: false };
  if (act === 'reopen')
    return updateLine(ctx, line.id, { state: 'open', note: '', userId: null, decidedAt: null });
  if (act === 'undo') return undoLine(ctx, line);
  if (act === 'setAside') {
    if (note === '') throw wrong('note', 'required', 'Say why it is set aside.');
    return updateLine(ctx, line.id, { state: 'setAside', note, ...decided, decidedAt: ctx.now });
  }
  const found = await partsOf(ctx, line, parts);
  if (act === 'book') return postLine(kernel, ctx, line, found, decided);
  const [first, ...others] = found;
  const [known] = first ? await listCandidates(ctx, [first.order.slug]) : [];
  if (!first || others.length > 0 || !known || known.unproved < line.amount)
    throw wrong('parts.0.slug', 'notMarked', 'Nobody has marked so much of this order as paid.');
  return confirmLine(ctx, line, first.order, decided);
}

/** The orders that somebody named, locked, with what each gets; refused where it does not add up. */
async function partsOf(ctx: Ctx, line: BankLineRow, parts: Input['parts']): Promise<LinePart[]> {
  if (line.direction === 'out') throw wrong('parts', 'wentOut', 'Money that went out pays no order.');
  const sum = parts.reduce((all, { amount }) => all + toCents(amount), 0);
  if (parts.length === 0 || sum !== line.amount)
    throw wrong('parts', 'sum', 'What the orders get together is not what came.');
  const ids: number[] = [];
  for (const [place, { slug }] of parts.entries()) {
    const order = await findOrder(ctx, slug);
    if (!order) throw wrong(`parts.${place}.slug`, 'missing', `There is no order ${slug}.`);
    if (order.currency !== line.currency)
      throw wrong(`parts.${place}.slug`, 'currency', `Order ${slug} is in ${order.currency}.`);
    if (ids.includes(order.id)) throw wrong(`parts.${place}.slug`, 'twice', `Order ${slug} is there twice.`);
    ids.push(order.id);
  }
  const locked = await lockOrders(ctx, ids);
  return parts.flatMap(({ slug, amount }) => {
    const order = locked.find((one) => one.slug === slug);
    return order ? [{ order, amount: toCents(amount) }] : [];
  });
}

const wrong = (path: string, kind: string, message: string): Refusal =>
  new Refusal('validationFailed', { fields: [{ path, kind, message }] });
