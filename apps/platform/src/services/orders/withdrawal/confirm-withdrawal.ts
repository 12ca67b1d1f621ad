import type { confirmWithdrawal as endpoint } from '@izlog/contract/ecommerce/orders/withdrawal';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { findOrder, insertEvent } from '../order.queries.ts';
import { openByWithdrawal } from '../returns/open-return.ts';
import { findWithdrawable } from './find-withdrawable.ts';
import { proposedRefund } from './proposed-refund.ts';
import { type WithdrawableOrder, withdrawableOrder } from './withdrawable-order.ts';
import { addWithdrawal, type WithdrawalRow } from './withdrawal.queries.ts';
import type { WithdrawnLine } from './withdrawal.tables.ts';
import { mailWithdrawal } from './withdrawal-mails.ts';

type Input = EndpointParsed<typeof endpoint>;

/** The same sent again within this time (ms) is one statement: a double click, a page sent twice. */
const sameWithin = 60_000;

/**
 * Takes a statement of withdrawal, with its event and its mails, or nothing of it. Lateness and exceptions are written
 * down and never refuse it: whether it is accepted is another question. Refuses with withdrawalLinesWrong what is not in
 * the order or was withdrawn before.
 */
export async function confirmWithdrawal(
  kernel: Kernel,
  outer: Ctx,
  input: Input,
): Promise<EndpointReturn<typeof endpoint>> {
  const { slug } = await findWithdrawable(kernel, outer, input);
  const row = await inTransaction(outer, async (ctx) => {
    const order = await findOrder(ctx, slug, { lock: true });
    if (!order) throw new Refusal('withdrawalOrderUnknown');
    const open = await withdrawableOrder(ctx, order);
    return saidBefore(ctx, open, input) ?? (await take(kernel, ctx, open, input));
  });
  return {
    number: row.number,
    submittedAt: row.submittedAt.toISOString(),
    isInTime: row.isInTime,
    lines: row.lines.map(({ id, name, quantity }) => ({ id, name, quantity })),
  };
}

async function take(kernel: Kernel, ctx: Ctx, open: WithdrawableOrder, input: Input): Promise<WithdrawalRow> {
  const { order, endsAt, isInTime } = open;
  const asked = quantitiesOf(input.lines);
  const lines = linesOf(open, asked);
  const row = await addWithdrawal(ctx, {
    number: `${order.slug}-R${open.before.length + 1}`,
    orderId: order.id,
    orderSlug: order.slug,
    lines,
    name: input.name,
    contact: input.contactEmail,
    submittedAt: ctx.now,
    endsAt,
    isInTime,
    channel: 'web',
    proposedRefund: proposedRefund(open, asked),
    currency: order.currency,
    currencySymbol: order.currencySymbol,
  });
  await insertEvent(ctx, { orderId: order.id, kind: 'withdrawal', note: row.number });
  const isFree = open.lines.every(({ item }) => item.total === 0 || !asked.has(item.id));
  await mailWithdrawal(kernel, ctx, order, row, isFree);
  await openByWithdrawal(kernel, ctx, order, row);
  return row;
}

/** A statement of the same person about the same pieces a moment ago. */
function saidBefore(ctx: Ctx, { before }: WithdrawableOrder, input: Input): WithdrawalRow | undefined {
  const asked = quantitiesOf(input.lines);
  return before.findLast(
    (row) =>
      ctx.now.getTime() - row.submittedAt.getTime() < sameWithin &&
      row.name === input.name &&
      row.contact.toLowerCase() === input.contactEmail.toLowerCase() &&
      row.lines.length === asked.size &&
      row.lines.every(({ id, quantity }) => asked.get(id) === quantity),
  );
}

/** Pieces by line; a line that is named twice counts together. */
function quantitiesOf(lines: Input['lines']): Map<number, number> {
  const asked = new Map<number, number>();
  for (const { id, quantity } of lines) asked.set(id, (asked.get(id) ?? 0) + quantity);
  return asked;
}

function linesOf({ lines }: WithdrawableOrder, asked: ReadonlyMap<number, number>): WithdrawnLine[] {
  const said = lines.flatMap(({ item, left, exception }) => {
    const quantity = asked.get(item.id);
    return quantity === undefined || quantity > left
      ? []
      : [{ id: item.id, name: item.name, quantity, why: exception }];
  });
  if (said.length !== asked.size) throw new Refusal('withdrawalLinesWrong');
  return said;
}
