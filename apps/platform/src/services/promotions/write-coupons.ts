import {
  type Coupon,
  type filterCoupons,
  type getCoupon,
  reportedUses,
  type saveCoupon,
} from '@izlog/contract/ecommerce/coupon-staff';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { toDecimal } from '@izlog/contract/money';
import { paginate } from '@izlog/contract/pagination';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal, taken } from '#platform/kernel/refusal.ts';
import { checkDiscount } from './check-discount.ts';
import { savedForm, shownDiscount } from './discount-forms.ts';
import {
  type DiscountRow,
  holdCoupon,
  listDiscounts,
  namesOfDiscount,
  readDiscount,
  removeDiscountRow,
} from './discount-staff.queries.ts';
import { savePromotion } from './save-promotion.ts';

type Input = EndpointParsed<typeof saveCoupon>;

/** A page of the coupons as staff keep them, newest first. */
export async function showCoupons(
  ctx: Ctx,
  input: EndpointParsed<typeof filterCoupons>,
): Promise<EndpointReturn<typeof filterCoupons>> {
  const { rows, total } = await listDiscounts(ctx, 'coupon', input);
  return { records: rows.map(present), pagination: paginate(input.page, input.limit, total) };
}

/** An order that used a coupon; amounts in cents of its currency. */
export interface CouponUse {
  slug: string;
  at: Date;
  orderTotal: number;
  discount: number;
  iso: string;
  symbol: string;
}

/** Returns the last orders that used a coupon, the newest first: those who know orders fill it. */
export type ListCouponUses = (ctx: Ctx, couponId: number, limit: number) => Promise<CouponUse[]>;

/** A coupon with what its ids name and who used it (notFound). */
export async function showCoupon(
  ctx: Ctx,
  listUses: ListCouponUses,
  { id }: { id: number },
): Promise<EndpointReturn<typeof getCoupon>> {
  const row = await readDiscount(ctx, 'coupon', id);
  if (!row) throw new Refusal('notFound');
  const names = await namesOfDiscount(ctx, row);
  const uses = await listUses(ctx, id, reportedUses);
  return {
    ...present(row),
    ...names,
    uses: uses.map(({ slug, at, orderTotal, discount, iso, symbol }) => ({
      slug,
      at: at.toISOString(),
      orderTotal: toDecimal(orderTotal),
      discount: toDecimal(discount),
      currency: { iso, symbol },
    })),
  };
}

/** Saves a coupon in place of the one with its code. Refuses a new one's code that is taken, and what is wrong, naming the fields (CART-060). */
export function writeCoupon(outer: Ctx, { isNew, ...given }: Input): Promise<Coupon> {
  return inTransaction(outer, async (ctx) => {
    const before = await holdCoupon(ctx, given.code);
    const { input, faults } = await checkDiscount(ctx, given, before?.used ?? 0);
    const isTaken = isNew && before !== undefined;
    if (isTaken && faults.length === 0) throw taken('code', codeTaken);
    if (isTaken) faults.unshift({ path: 'code', kind: 'taken', message: codeTaken });
    if (faults.length > 0) throw new Refusal('validationFailed', { fields: faults });
    const id = await savePromotion(ctx, savedForm(input));
    const row = await readDiscount(ctx, 'coupon', id);
    if (!row) throw new Error('the coupon was not kept');
    noteChange(ctx, `coupon ${row.code}`, before ? logged(before) : {}, logged(row));
    return present(row);
  });
}

const codeTaken = 'There is a coupon of this code.';

/** Removes a coupon (notFound): carts lose it and say so, orders keep its code and what it took off. */
export function deleteCoupon(outer: Ctx, { id }: { id: number }): Promise<Record<string, never>> {
  return inTransaction(outer, async (ctx) => {
    const row = await removeDiscountRow(ctx, 'coupon', id);
    if (!row) throw new Refusal('notFound');
    noteChange(ctx, `coupon ${row.code}`, logged(row), {});
    return {};
  });
}

function present(row: DiscountRow): Coupon {
  const { priority: _, isLast: __, stackGroup: ___, ...shown } = shownDiscount(row);
  return { ...shown, code: row.code ?? '' };
}

/** What the log of staff tells of a coupon: what they set, no more. */
function logged(row: DiscountRow): Record<string, unknown> {
  const { id: _id, used: _used, state: _state, created_at: _created, names, isActive, ...set } = present(row);
  return {
    ...set,
    names: Object.entries(names).map(([language, name]) => `${language}: ${name}`),
    isOn: isActive,
  };
}
