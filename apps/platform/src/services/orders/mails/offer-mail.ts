import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { sendMail } from '#platform/services/messaging/index.ts';
import { dayText, documentWords, moneyText } from '../documents/document-words.ts';
import { isBeforeInvoice, notFiscalisedIn } from '../documents/papers-of-order.ts';
import type { DraftRow } from '../drafts/draft.queries.ts';
import { offerAddress } from '../drafts/offer-link.ts';
import type { OrderContent } from '../placing/order-from-cart.ts';
import { readSeller } from '../placing/seller.ts';
import { sumsOf, taxesOf } from '../reading/sums-of-order.ts';

/** The offer with its lines, sums and link, in the language of its customer; once for each time it is sent. */
export async function mailOffer(
  kernel: Kernel,
  ctx: Ctx,
  draft: DraftRow,
  { values, items }: OrderContent,
  validUntil: Date,
): Promise<void> {
  const words = documentWords(draft.language);
  const order = {
    ...values,
    couponCode: values.couponCode ?? null,
    promotions: values.promotions ?? [],
    deliveryMethod: values.deliveryMethod ?? null,
  };
  const inside = values.isTaxIncluded ? taxesOf(order, words) : [];
  const totals = [
    ...sumsOf(order, words),
    ...inside.map(({ label, text }) => ({ label: `${words.included} ${label}`, text })),
  ];
  const seller = await readSeller(ctx);
  const data = {
    ...(isBeforeInvoice({ invoiceNumber: null }, seller) && { banner: notFiscalisedIn(words) }),
    number: String(draft.id),
    name: draft.address.firstName,
    url: await offerAddress(kernel, ctx, draft),
    until: dayText(validUntil, words),
    ...(draft.message ? { message: draft.message } : {}),
    lines: items.map(({ name, options, quantity, row }) => ({
      name,
      ...(options?.length ? { detail: options.map((one) => `${one.name}: ${one.value}`).join('\n') } : {}),
      quantity: `${quantity} ×`,
      price: moneyText(row, values.currency, words),
    })),
    totals: totals.map(({ text, ...row }) => ({
      label: row.label,
      amount: text,
      ...('isMain' in row ? { isMain: true } : {}),
    })),
    facts: values.deliveryMethod ? [{ label: words.delivery, value: values.deliveryMethod.name }] : [],
  };
  await sendMail(ctx, 'orderOffer', values.email, data, {
    language: draft.language,
    recipientName: `${draft.address.firstName} ${draft.address.lastName}`.trim(),
    key: `offer ${draft.id} ${draft.offerVersion}`,
  });
}
