import { countryCodes } from '@izlog/contract/countries';
import type { OrderAddress } from '@izlog/contract/ecommerce/orders/order';
import type { correctOrderBuyer } from '@izlog/contract/ecommerce/orders/order-buyer';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { homeCountry } from '@izlog/contract/european-union';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { hidden, noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { mineSince, revisionOf } from '#platform/kernel/resource/revision.ts';
import { draftCarts } from '#platform/services/cart/index.ts';
import { correctOffers, lockDraftsOf } from '../drafts/draft.queries.ts';
import { mailCorrectedOrder } from '../mails/corrected-order-mail.ts';
import { findOrder, insertEvent, type OrderRow, updateOrder } from '../order.queries.ts';
import { presentForStaff, type StaffOrder } from '../staff/staff-orders.ts';
import {
  buyerOf,
  correctableNames,
  flatAddress,
  flatBuyer,
  flatCompany,
  isOfBill,
  whyUncorrectable,
} from './correctable.ts';

type Input = EndpointParsed<typeof correctOrderBuyer>;
type Flat = Readonly<Record<string, string>>;

/**
 * Corrects whom an order is for and where it goes, by the checks of the checkout, and tells the buyer. Refuses what is sent,
 * over or being changed (orderNotEditable), the bill of what was invoiced, what a colleague corrected meanwhile
 * (recordChanged), and what would be taxed or delivered otherwise: that is a change of the order, which computes again
 * (validationFailed, changesPrice).
 */
export function correctBuyer(
  kernel: Kernel,
  outer: Ctx,
  { slug, isQuiet, ...input }: Input,
): Promise<StaffOrder> {
  return inTransaction(outer, async (ctx) => {
    const seen = await findOrder(ctx, slug);
    if (!seen) throw new Refusal('notFound');
    // Anyone who confirms a change or accepts an offer locks the draft first, too.
    await lockDraftsOf(ctx, seen.id);
    const order = (await findOrder(ctx, slug, { lock: true })) ?? seen;
    const why = await whyUncorrectable(ctx, order);
    if (why !== null) throw new Refusal('orderNotEditable', { why });
    const names = correctableNames;
    const now = flatBuyer(order);
    const known = { ...now, revision: revisionOf(now, names) };
    const said = saidOf(input);
    const mine = mineSince({ revision: input.revision, now: known, said, names, target: `order ${slug}` });
    if (mine.length === 0) return presentForStaff(kernel, ctx, order);
    if (order.invoiceNumber !== null && mine.some(isOfBill))
      throw new Refusal('orderNotEditable', { why: 'invoiced' });
    const next = { ...now, ...Object.fromEntries(mine.map((name) => [name, said[name] ?? ''])) };
    mustCostTheSame(order, now, next);
    mustHaveCompany(order, next);
    const buyer = withVatOf(order, buyerOf(next));
    const changed = await updateOrder(ctx, order.id, buyer);
    await correctOffers(ctx, order.id, buyer);
    await insertEvent(ctx, {
      orderId: order.id,
      kind: 'corrected',
      note: mine.map((name) => `${now[name] || '–'} → ${next[name] || '–'}`).join('\n'),
      userId: userIdOf(ctx.caller),
    });
    // The log outlives a person who asks to be forgotten: what was corrected stands in it, the data in the history alone.
    const logged = (words: string) => Object.fromEntries(mine.map((name) => [name, words]));
    noteChange(ctx, `order ${slug}`, logged(hidden), logged(`${hidden} →`));
    if (!isQuiet)
      await mailCorrectedOrder(
        kernel,
        ctx,
        changed,
        `order ${order.id} corrected ${ctx.now.getTime()} ${revisionOf(next, names)}`,
      );
    return presentForStaff(kernel, ctx, changed);
  });
}

/** What was sent, by name; what was not sent is not in it. */
const saidOf = ({ deliveryAddress, billingAddress, company }: Omit<Input, 'slug' | 'isQuiet'>): Flat => ({
  ...flatAddress('delivery', addressOf(deliveryAddress)),
  ...(billingAddress === undefined ? {} : flatAddress('billing', addressOf(billingAddress))),
  ...(company === undefined ? {} : flatCompany(company)),
});

const addressOf = ({ country, ...address }: Input['deliveryAddress']): OrderAddress => ({
  ...address,
  country: countryCodes.find(({ id }) => id === country)?.iso ?? '',
});

/** The country, and whether a company buys, decide on price and tax; at home a company is taxed as anybody. */
function mustCostTheSame(order: OrderRow, now: Flat, next: Flat): void {
  for (const group of ['delivery', 'billing'] as const)
    if (now[`${group}.country`] !== next[`${group}.country`]) throw changesPrice(`${group}Address.country`);
  const isCompany = next['company.companyName'] !== '';
  const isAtHome = [order.deliveryAddress, order.billingAddress].every(
    ({ country }) => country === homeCountry,
  );
  if (isCompany !== (order.company !== null) && !isAtHome) throw changesPrice('company');
  // The sale is without tax for the company whose VAT id VIES has confirmed, and for no other.
  if (order.isReverseCharge && next['company.oib'] !== order.company?.oib) throw changesPrice('company.oib');
}

/** What VIES said of a VAT id stays with it. */
const withVatOf = <Buyer extends Pick<OrderRow, 'company'>>(
  { company: was }: OrderRow,
  buyer: Buyer,
): Buyer =>
  was?.vat && buyer.company?.oib === was.oib
    ? { ...buyer, company: { ...buyer.company, vat: was.vat } }
    : buyer;

/** A tax number by the rule of the cart; who is paid by invoice stays a company. */
function mustHaveCompany({ paymentKind }: OrderRow, next: Flat): void {
  const { company, deliveryAddress, billingAddress } = buyerOf(next);
  draftCarts.company({ country: deliveryAddress.country, billingCountry: billingAddress.country }, company);
  if (company !== null || paymentKind !== 'hpf') return;
  const message = 'What is paid by invoice is for companies.';
  throw new Refusal('validationFailed', {
    fields: [{ path: 'company.companyName', kind: 'required', message }],
  });
}

const changesPrice = (path: string) =>
  new Refusal('validationFailed', {
    fields: [{ path, kind: 'changesPrice', message: 'This changes price or tax: change the order instead.' }],
  });
