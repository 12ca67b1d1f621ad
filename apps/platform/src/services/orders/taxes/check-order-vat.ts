import type { checkOrderVat as endpoint, StaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { isReverseCharge } from '@izlog/contract/ecommerce/taxes/tax-rule';
import type { VatCheck } from '@izlog/contract/ecommerce/taxes/vat-check';
import { readVatId, type VatId } from '@izlog/contract/ecommerce/taxes/vat-id';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { homeCountry } from '@izlog/contract/european-union';
import { type Cents, toDecimalOrNull } from '@izlog/contract/money';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { checkVat } from '#platform/services/companies/index.ts';
import { findOrder, insertEvent, type OrderRow, updateOrder } from '../order.queries.ts';

/**
 * Asks VIES about the VAT id of an order's company and keeps what it says with the order (TAX-01); the proof of a sale
 * without tax stays as it was. Refuses a company without such a number (validationFailed).
 */
export async function checkOrderVat(ctx: Ctx, { slug }: EndpointParsed<typeof endpoint>): Promise<OrderRow> {
  const seen = await findOrder(ctx, slug);
  if (!seen) throw new Refusal('notFound');
  const vatId = vatIdOf(seen);
  const vat = vatId && (await checkVat(ctx, vatId, seen.cartId));
  if (!vat) {
    const message = 'There is no VAT id of another country of the Union to ask about.';
    throw new Refusal('validationFailed', { fields: [{ path: 'company.oib', kind: 'vatId', message }] });
  }
  return inTransaction(ctx, async (inner) => {
    const order = (await findOrder(inner, slug, { lock: true })) ?? seen;
    await insertEvent(inner, {
      orderId: order.id,
      kind: 'vatChecked',
      note: [vat.number, vat.answer, vat.consultation ?? ''].filter(Boolean).join(' '),
      userId: userIdOf(ctx.caller),
    });
    const isSame = order.company?.oib === seen.company?.oib;
    if (!order.company || !isSame || order.isReverseCharge) return order;
    return updateOrder(inner, order.id, { company: { ...order.company, vat } });
  });
}

/** What staff see of it. */
export const presentVat = (order: OrderRow): StaffOrder['vat'] => ({
  mayAsk: vatIdOf(order) !== undefined && !order.isReverseCharge,
  taxToGiveBack: toDecimalOrNull(taxToGiveBack(order)),
});

/** The tax that a company paid though it accounts for it itself, as VIES has said since; null where there is none to give back. */
export function taxToGiveBack(order: OrderRow): Cents | null {
  const { company, tax, paidAt, paidTotal, refundedTotal, taxCountry } = order;
  if (paidAt === null || paidTotal === 0 || refundedTotal > 0 || taxCountry !== null) return null;
  const sale = { country: goesTo(order), billedTo: order.billingAddress.country, vat: company?.vat };
  if (order.isReverseCharge || tax === 0 || !isReverseCharge({}, sale, askedAt(company?.vat))) return null;
  return tax;
}

/** A yes counts for the sale whenever it came: the company was the same one. */
const askedAt = (vat: VatCheck | undefined): Date => new Date(vat?.at ?? 0);

function goesTo({ deliveryMethod, deliveryAddress, billingAddress }: OrderRow): string {
  if (deliveryMethod === null) return billingAddress.country;
  return deliveryMethod.isPickup ? homeCountry : deliveryAddress.country;
}

function vatIdOf({ company, billingAddress }: OrderRow): VatId | undefined {
  const read = company && readVatId(company.oib, billingAddress.country);
  return read && read !== 'mistyped' ? read : undefined;
}
