import type { Ctx } from '../../../kernel/context.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { settlePayment } from '../state/settle-payment.ts';
import type { OpenBank } from './banks.ts';
import { type GatewayMessage, MessageRefused, type PaymentReport } from './gateway.ts';
import { keptPayment } from './kept-payment.ts';
import { outsideOf } from './open-bank.ts';
import { findPayment, logMessage, type PaymentRow } from './payment.queries.ts';

/** What a message came to: the payment it is about, and whether that is approved now. */
export interface TakenMessage {
  payment: PaymentRow;
  /** State after the message; `hint` for one that changed nothing and could not be checked. */
  outcome: PaymentReport['outcome'] | 'hint';
}

/**
 * Takes what came from a gateway, however often and in whatever order it comes: checks who wrote it, asks the gateway
 * where that is not enough, and settles the payment. Throws MessageRefused for what must not be believed; that is
 * written down too.
 */
export async function takeMessage(
  kernel: Kernel,
  ctx: Ctx,
  bank: OpenBank,
  message: GatewayMessage,
): Promise<TakenMessage> {
  let reference: string | undefined;
  let payment: PaymentRow | undefined;
  try {
    const report = await bank.read(message, outsideOf(kernel, ctx));
    reference = report.reference;
    payment = await paymentOf(ctx, bank, reference);
    const known = report.isHint ? await askAfterHint(kernel, ctx, bank, payment, report) : report;
    if (!known) {
      await logMessage(ctx, {
        gateway: bank.code,
        channel: message.channel,
        paymentId: payment.id,
        reference,
        result: `hint ${report.outcome}`,
        isBelieved: false,
      });
      return { payment, outcome: 'hint' };
    }
    const outcome = await settlePayment(kernel, ctx, payment.reference, known, message.channel);
    return { payment, outcome };
  } catch (error) {
    if (!(error instanceof MessageRefused)) throw error;
    ctx.log.warn(
      { gateway: bank.code, reason: error.reason, reference, ip: ctx.ip },
      'payment message refused',
    );
    await logMessage(ctx, {
      gateway: bank.code,
      channel: message.channel,
      paymentId: payment?.id ?? null,
      reference: reference ?? null,
      result: error.reason,
      isBelieved: false,
    });
    throw error;
  }
}

async function paymentOf(ctx: Ctx, bank: OpenBank, reference: string): Promise<PaymentRow> {
  const payment = await findPayment(ctx, reference);
  if (!payment) throw new MessageRefused('unknownPayment');
  if (payment.gateway !== bank.code) throw new MessageRefused('otherShop');
  return payment;
}

/**
 * What the gateway says when asked about a hint. An approval that the gateway does not confirm is not believed; a
 * cancel needs no answer, it only leads the buyer back.
 */
async function askAfterHint(
  kernel: Kernel,
  ctx: Ctx,
  bank: OpenBank,
  payment: PaymentRow,
  hint: PaymentReport,
): Promise<PaymentReport | undefined> {
  if (hint.outcome === 'cancelled') return undefined;
  const kept = keptPayment(payment);
  const answer = await bank.status(
    { ...kept, transactionId: kept.transactionId ?? hint.transactionId },
    outsideOf(kernel, ctx),
  );
  if (!answer) throw new MessageRefused('notConfirmed');
  return answer;
}
