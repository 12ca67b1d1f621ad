import { createDraft, placeDraft, updateDraft } from '@izlog/contract/ecommerce/drafts/draft-staff';
import { getStaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { guest } from './buyer.ts';
import type { Staff } from './staff.ts';

/** An order by telephone that waits for its transfer, with the reference of its payment slip. */
export async function orderByPhone({ call }: Staff, product: number, country: string) {
  const address = { ...guest, country };
  const { id, delivery, payment } = await call(createDraft, {
    address,
    lines: [{ productId: product, quantity: 1 }],
  });
  const { revision } = await call(updateDraft, {
    id,
    deliveryMethodId: delivery.find(({ hasBranches }) => !hasBranches)?.id ?? null,
    paymentMethodId: payment.find(({ kind }) => kind === 'bankTransfer')?.id ?? null,
  });
  const { orderSlug: slug } = await call(placeDraft, { id, revision, hasAgreed: true });
  const { prices } = await call(getStaffOrder, { slug });
  return { slug, cents: Math.round(prices.orderTotal * 100) };
}
