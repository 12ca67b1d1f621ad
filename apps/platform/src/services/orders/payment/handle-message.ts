import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { addressKey } from '#platform/kernel/limits/address-key.ts';
import { countAttempt } from '#platform/kernel/limits/attempts.queries.ts';
import { findOrderById } from '../order.queries.ts';
import { settlePayment } from '../state/settle-payment.ts';
import { outsideOf } from './open-provider.ts';
import { findPayment, logMessage, type PaymentRow } from './payment.queries.ts';
import {
  MessageRefused,
  type OpenProvider,
  type PaymentReport,
  type ProviderMessage,
} from './payment-provider.ts';
import { ProviderFault } from './provider-fault.ts';
import { awaitedPayment, storedPayment } from './stored-payment.ts';

/** What a message came to: the payment it is about, and whether that is approved now. */
export interface HandledMessage {
  payment: PaymentRow;
  /** State after the message; `hint` for one that changed nothing and could not be checked. */
  outcome: PaymentReport['outcome'] | 'hint';
}

/**
 * Takes what came from a provider, however often and in whatever order it comes: checks who wrote it, asks the provider
 * where that is not enough, and settles the payment. Throws MessageRefused for what cannot be trusted; that is
 * written down too.
 */
export async function handleMessage(
  kernel: Kernel,
  ctx: Ctx,
  provider: OpenProvider,
  message: ProviderMessage,
): Promise<HandledMessage> {
  let reference: string | undefined;
  let payment: PaymentRow | undefined;
  try {
    const report = await provider.read(message, outsideOf(kernel, ctx));
    reference = report.reference;
    payment = await paymentOf(ctx, provider, reference);
    const known = report.isHint
      ? await askAfterHint(kernel, ctx, provider, payment, report)
      : await askWhenLate(kernel, ctx, provider, payment, report);
    if (!known) {
      await logMessage(ctx, {
        gateway: provider.code,
        channel: message.channel,
        paymentId: payment.id,
        reference,
        result: `hint ${report.outcome}`,
        isVerified: false,
      });
      return { payment, outcome: 'hint' };
    }
    const outcome = await settlePayment(kernel, ctx, payment.reference, known, message.channel);
    return { payment, outcome };
  } catch (error) {
    if (!(error instanceof MessageRefused)) throw error;
    ctx.log.warn(
      { gateway: provider.code, reason: error.reason, reference, ip: ctx.ip },
      'payment message refused',
    );
    if (payment || (await isWorthWriting(ctx)))
      await logMessage(ctx, {
        gateway: provider.code,
        channel: message.channel,
        paymentId: payment?.id ?? null,
        reference: reference ?? null,
        result: error.reason,
        isVerified: false,
      });
    throw error;
  }
}

/** Of what strangers send about no payment of ours so much is written down, for each address: the rest says the same. */
const writtenInQuarter = 30;

async function isWorthWriting({ db, site, ip, now }: Ctx): Promise<boolean> {
  const sent = await countAttempt(db, `payment message ${site.id} ${addressKey(ip)}`, 15 * 60, now);
  return sent <= writtenInQuarter;
}

async function paymentOf(ctx: Ctx, provider: OpenProvider, reference: string): Promise<PaymentRow> {
  const payment = await findPayment(ctx, reference);
  if (!payment) throw new MessageRefused('unknownPayment');
  if (payment.gateway !== provider.code) throw new MessageRefused('otherShop');
  return payment;
}

/**
 * What the provider says when asked about a hint. An approval that the provider does not confirm is not verified; a
 * cancel needs no answer, it only leads the buyer back.
 */
async function askAfterHint(
  kernel: Kernel,
  ctx: Ctx,
  provider: OpenProvider,
  payment: PaymentRow,
  hint: PaymentReport,
): Promise<PaymentReport | undefined> {
  if (hint.outcome === 'cancelled') return undefined;
  const stored = await awaitedPayment(ctx, payment);
  const answer = await provider.status(
    { ...stored, transactionId: stored.transactionId ?? hint.transactionId },
    outsideOf(kernel, ctx),
  );
  if (!answer) throw new MessageRefused('notConfirmed');
  return answer;
}

/**
 * An approval of an order that was given up meanwhile is asked again: its bank may have given the money back, and a signed
 * address can be kept for long. Where the bank cannot be asked, a person decides.
 */
async function askWhenLate(
  kernel: Kernel,
  ctx: Ctx,
  provider: OpenProvider,
  payment: PaymentRow,
  report: PaymentReport,
): Promise<PaymentReport> {
  if (report.outcome !== 'approved' || payment.state === 'approved' || !provider.isAskable) return report;
  const order = await findOrderById(ctx, payment.orderId);
  if (order?.state !== 'cancelled') return report;
  try {
    const answer = await provider.status(storedPayment(payment), outsideOf(kernel, ctx));
    return answer ?? { ...report, isUnsure: true };
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    ctx.log.warn({ err: error, reference: payment.reference }, 'a late payment could not be checked');
    return { ...report, isUnsure: true };
  }
}
