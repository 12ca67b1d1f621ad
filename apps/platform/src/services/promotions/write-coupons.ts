import {
  type Coupon,
  type filterCoupons,
  type getCoupon,
  reportedUses,
  type saveCoupon,
} from '@izlog/contract/ecommerce/coupon-staff';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { FieldRefusal } from '@izlog/contract/envelope';
import { toCents, toDecimal, toDecimalOrNull } from '@izlog/contract/money';
import { paginate } from '@izlog/contract/pagination';
import { noteChange } from '../../kernel/audit.ts';
import { type Ctx, inTransaction } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import {
  type CouponRow,
  holdCoupon,
  idsOfWords,
  listCoupons,
  namesOfCoupon,
  readCoupon,
  removeCouponRow,
  unknownIdsOf,
} from './coupon-staff.queries.ts';
import { savePromotion } from './save-promotion.ts';

type Input = EndpointParsed<typeof saveCoupon>;

/** A page of the coupons as staff keep them, newest first. */
export async function showCoupons(
  ctx: Ctx,
  input: EndpointParsed<typeof filterCoupons>,
): Promise<EndpointReturn<typeof filterCoupons>> {
  const { rows, total } = await listCoupons(ctx, input);
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

/** Gives the last orders that used a coupon, the newest first: those who know orders fill it. */
export type ListCouponUses = (ctx: Ctx, couponId: number, limit: number) => Promise<CouponUse[]>;

/** A coupon with what its ids name and who used it (notFound). */
export async function showCoupon(
  ctx: Ctx,
  listUses: ListCouponUses,
  { id }: { id: number },
): Promise<EndpointReturn<typeof getCoupon>> {
  const row = await readCoupon(ctx, id);
  if (!row) throw new Refusal('notFound');
  const names = await namesOfCoupon(ctx, row);
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

/** Saves a coupon in place of the one with its code. Refuses with validationFailed, naming the fields (CART-060). */
export function writeCoupon(outer: Ctx, { skus, emails, isNew, ...given }: Input): Promise<Coupon> {
  return inTransaction(outer, async (ctx) => {
    const before = await holdCoupon(ctx, given.code);
    const named = await idsOfWords(ctx, { skus, emails });
    const input = {
      ...given,
      productIds: union(given.productIds, named.products),
      userIds: union(given.userIds, named.customers),
    };
    const faults = [
      ...(isNew && before
        ? [{ path: 'code', kind: 'taken', message: 'There is a coupon of this code.' }]
        : []),
      ...faultsOf(ctx, input, before?.used ?? 0),
      ...unknownFaults('skus', skus, named.products),
      ...unknownFaults('emails', emails, named.customers),
      ...(await strangerFaults(ctx, input)),
    ];
    if (faults.length > 0) throw new Refusal('validationFailed', { fields: faults });
    const id = await savePromotion(ctx, {
      ...input,
      value: toCents(input.value),
      minTotal: input.minTotal === null ? null : toCents(input.minTotal),
      validFrom: input.validFrom === null ? null : new Date(input.validFrom),
      validTo: input.validTo === null ? null : new Date(input.validTo),
    });
    const row = await readCoupon(ctx, id);
    if (!row) throw new Error('the coupon was not kept');
    noteChange(ctx, `coupon ${row.code}`, before ? logged(before) : {}, logged(row));
    return present(row);
  });
}

/** Removes a coupon (notFound): carts lose it and say so, orders keep its code and what it took off. */
export function deleteCoupon(outer: Ctx, { id }: { id: number }): Promise<Record<string, never>> {
  return inTransaction(outer, async (ctx) => {
    const row = await removeCouponRow(ctx, id);
    if (!row) throw new Refusal('notFound');
    noteChange(ctx, `coupon ${row.code}`, logged(row), {});
    return {};
  });
}

type Given = Omit<Input, 'skus' | 'emails' | 'isNew'>;

const union = (ids: readonly number[], more: readonly (number | null)[]): number[] => [
  ...new Set([...ids, ...more.filter((id) => id !== null)]),
];

/** What was named and is not there, at most 50 of it. */
function unknownFaults(
  field: 'skus' | 'emails',
  words: readonly string[],
  ids: readonly (number | null)[],
): FieldRefusal[] {
  return words
    .flatMap((word, at) =>
      ids[at] === null
        ? [{ path: `${field}.${at}`, kind: 'reference', message: `${word} is not of this site.` }]
        : [],
    )
    .slice(0, 50);
}

function faultsOf({ site }: Ctx, input: Given, used: number): FieldRefusal[] {
  const { names, kind, value, validFrom, validTo, usageLimit } = input;
  const faults: FieldRefusal[] = [];
  const refuse = (path: string, fault: string, message: string) =>
    faults.push({ path, kind: fault, message });
  if (names[site.defaultLanguage] === undefined)
    refuse(`names.${site.defaultLanguage}`, 'required', 'The name in the default language is missing.');
  if (kind === 'freeDelivery' ? value !== 0 : value === 0)
    refuse('value', 'range', kind === 'freeDelivery' ? 'Free delivery has no value.' : 'It must be above 0.');
  if (kind === 'percent' && value > 100) refuse('value', 'range', 'At most 100 percent.');
  if (validFrom !== null && validTo !== null && Date.parse(validTo) <= Date.parse(validFrom))
    refuse('validTo', 'range', 'It must be after validFrom.');
  if (usageLimit !== null && usageLimit < used)
    refuse('usageLimit', 'range', `${used} orders have used it already.`);
  return faults;
}

async function strangerFaults(ctx: Ctx, input: Given): Promise<FieldRefusal[]> {
  const unknownIds = await unknownIdsOf(ctx, input);
  return unknownIds.slice(0, 50).map(({ field, id }) => ({
    path: `${field}.${input[field].indexOf(id)}`,
    kind: 'reference',
    message: `${id} is not of this site.`,
  }));
}

function present({
  siteId: _siteId,
  updatedAt: _updatedAt,
  priority: _,
  isLast: __,
  ...row
}: CouponRow): Coupon {
  const { createdAt, ...rest } = row;
  return {
    ...rest,
    code: row.code ?? '',
    value: toDecimal(row.value),
    minTotal: toDecimalOrNull(row.minTotal),
    validFrom: row.validFrom?.toISOString() ?? null,
    validTo: row.validTo?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
  };
}

/** What the log of staff tells of a coupon: what they set, no more. */
function logged(row: CouponRow): Record<string, unknown> {
  const { id: _id, used: _used, state: _state, created_at: _created, names, isActive, ...set } = present(row);
  return {
    ...set,
    names: Object.entries(names).map(([language, name]) => `${language}: ${name}`),
    isOn: isActive,
  };
}
