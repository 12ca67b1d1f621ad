import { randomInt } from 'node:crypto';
import type { PayPalObject } from '@izlog/contract/ecommerce/orders/order-create';
import { isProviderCode } from '@izlog/contract/ecommerce/payment-providers';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { documentWords } from '../documents/document-words.ts';
import { listItems, type OrderRow, updateOrder } from '../order.queries.ts';
import { formHtml } from '../payment/form-html.ts';
import { openProvider, outsideOf } from '../payment/open-provider.ts';
import {
  findLastPayment,
  insertPayment,
  type PaymentRow,
  updatePayment,
} from '../payment/payment.queries.ts';
import type { PaymentStart } from '../payment/payment.tables.ts';
import { paymentAddresses } from '../payment/payment-addresses.ts';
import type { PaymentAttempt } from '../payment/payment-provider.ts';
import { ProviderFault } from '../payment/provider-fault.ts';
import { restOf } from '../state/rest-to-pay.ts';

/** Several presses within so many ms lead to the same try. */
const samePress = 20_000;
/** After so many minutes the provider is asked what became of a payment that nobody reported. */
const askAfterMinutes = 10;

/** Opens a try to pay what is left of an order, or gives the one that was opened a moment ago for the same sum. */
export async function openPayment(
  ctx: Ctx,
  order: OrderRow,
  {
    subscription,
    payer,
    isNew = false,
  }: { subscription: { sku: string; quantity: number } | null; payer: string; isNew?: boolean },
): Promise<PaymentRow> {
  const amount = restOf(order);
  const last = isNew ? undefined : await findLastPayment(ctx, order.id);
  const isSamePress =
    last?.state === 'started' &&
    last.gateway === order.paymentKind &&
    last.amount === amount &&
    ctx.now.getTime() - last.createdAt.getTime() < samePress;
  const payment = isSamePress
    ? last
    : await insertPayment(ctx, {
        orderId: order.id,
        gateway: order.paymentKind,
        reference: newReference(order.slug),
        amount,
        currency: order.currency,
        subscription,
        payer,
        askAt: new Date(ctx.now.getTime() + askAfterMinutes * 60_000),
      });
  await updateOrder(ctx, order.id, { currentPayment: payment.reference });
  return payment;
}

/** `2026-000123-K7Q2M`: our number and letters that nobody guesses, 20 characters; providers take 30. */
function newReference(slug: string): string {
  const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  const tail = Array.from({ length: 8 }, () => characters[randomInt(characters.length)]).join('');
  return `${slug}-${tail}`;
}

/** What leads the buyer to the payment. Refuses with paymentUnavailable when the provider cannot be reached. */
export async function startPayment(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  payment: PaymentRow,
): Promise<{
  html: string | PayPalObject;
  form: { action: string; method?: 'get'; fields: { name: string; value: string }[] } | null;
}> {
  const start = payment.start ?? (await askProvider(kernel, ctx, order, payment));
  if (start.kind === 'paypal') return { html: start.buttons, form: null };
  const { action, method, fields } = start;
  return {
    html: formHtml(start, documentWords(order.language).pay),
    form: {
      action,
      ...(method && { method }),
      fields: Object.entries(fields).map(([name, value]) => ({ name, value })),
    },
  };
}

async function askProvider(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  payment: PaymentRow,
): Promise<PaymentStart> {
  const provider = isProviderCode(payment.gateway)
    ? await openProvider(kernel, ctx, payment.gateway)
    : undefined;
  if (!provider) throw new Refusal('paymentUnavailable');
  try {
    const start = await provider.start(await attemptOf(ctx, order, payment), outsideOf(kernel, ctx));
    const remoteId = start.kind === 'paypal' ? start.remoteId : null;
    await updatePayment(ctx, payment.id, { start, remoteId });
    return start;
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    ctx.log.error({ err: error, order: order.slug, gateway: payment.gateway }, 'payment not started');
    throw new Refusal('paymentUnavailable');
  }
}

async function attemptOf(ctx: Ctx, order: OrderRow, payment: PaymentRow): Promise<PaymentAttempt> {
  const { billingAddress: billing } = order;
  const items = await listItems(ctx, [order.id]);
  const names = items.map(({ name, quantity }) => `${quantity}x ${name}`).join(', ');
  return {
    reference: payment.reference,
    amount: payment.amount,
    currency: payment.currency,
    language: order.language,
    orderSlug: order.slug,
    description: `${documentWords(order.language).order} ${order.slug}: ${names}`,
    siteName: ctx.site.name,
    buyer: {
      firstName: billing.firstName,
      lastName: billing.lastName,
      email: order.email,
      phone: billing.contactPhone,
      street: `${billing.street} ${billing.houseNumber}`.trim(),
      city: billing.city,
      zipCode: billing.zipCode,
      country: billing.country,
    },
    addresses: paymentAddresses(new URL(order.successUrl).origin, ctx.site.id, payment.gateway),
    subscription: payment.subscription,
  };
}
