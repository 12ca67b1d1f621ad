import { type DiscountKind, discountKinds } from '@izlog/contract/ecommerce/discount-kinds';
import type { StaffKey } from '../../i18n/messages.ts';
import type { SiteLanguage } from '../../i18n/site-language.ts';
import { type Fault, reader } from '../../kit/forms/rules.ts';
import { amountIn } from '../frame/amount-in.ts';
import { isDay, lastDayOf, shopDayOf, startOfDay } from '../frame/shop-day.ts';
import type { FullDiscount } from './coupons-view.ts';

interface Wanted {
  names: Record<string, string>;
  kind: DiscountKind;
  value: number;
  buyQuantity: number | null;
  payQuantity: number | null;
  giftProductIds: number[];
  giftSkus: string[];
  segmentId: number | null;
  isFreeDelivery: boolean;
  isActive: boolean;
  validFrom: string | null;
  validTo: string | null;
  minTotal: number | null;
  minQuantity: number | null;
  categoryIds: number[];
  productIds: number[];
  skus: string[];
  emails: string[];
  isWithoutReduced: boolean;
  isForMembers: boolean;
  usageLimit: number | null;
  customerLimit: number | null;
}

/**
 * What a sent form makes of a discount, and what is wrong with it by field. `before` is the one that is changed: a day that
 * was not touched keeps its moment, which may lie within the day.
 */
export function readDiscount(
  form: FormData,
  before: FullDiscount | null,
  languages: readonly SiteLanguage[],
  say: (key: StaffKey) => string,
): { faults: Record<string, Fault>; wanted: Wanted | undefined } {
  const read = (name: string) => reader(form)(name).trim();
  const faults: Record<string, Fault> = {};
  const wrong = (name: string, key: StaffKey): undefined => {
    faults[name] = { key: 'form.wrong', words: say(key) };
  };
  const missing = (name: string) => {
    faults[name] = { key: 'validation.required' };
  };
  const amount = (name: string, key: StaffKey): number | null | undefined =>
    read(name) === '' ? null : (amountIn(read(name)) ?? wrong(name, key));
  const times = (name: string): number | null | undefined => {
    if (read(name) === '') return null;
    const number = /^\d{1,9}$/.test(read(name)) ? Number(read(name)) : 0;
    return number > 0 ? number : wrong(name, 'coupons.numberWrong');
  };
  const day = (name: string): string | undefined => {
    if (read(name) === '' || isDay(read(name))) return read(name);
    faults[name] = { key: 'form.wrong' };
    return undefined;
  };

  const names: Record<string, string> = {};
  for (const { code: language, isDefault } of languages) {
    const name = read(`name-${language}`);
    if (name !== '') names[language] = name;
    else if (isDefault) missing(`name-${language}`);
  }
  const kind = discountKinds.find((one) => one === read('kind'));
  if (!kind) missing('kind');
  const hasValue = kind === 'percent' || kind === 'amount' || kind === 'fixedPrice';
  const value = hasValue ? amount('value', 'coupons.valueWrong') : 0;
  if (value === null) missing('value');
  const isMany = kind === 'multiBuy';
  const buyQuantity = isMany ? times('buyQuantity') : null;
  const payQuantity = isMany ? times('payQuantity') : null;
  if (isMany && buyQuantity === null) missing('buyQuantity');
  if (isMany && payQuantity === null) missing('payQuantity');
  if (buyQuantity && payQuantity && payQuantity >= buyQuantity)
    wrong('payQuantity', 'coupons.payQuantityWrong');
  const giftSkus = kind === 'gift' ? wordsIn(read('giftSku')) : [];
  // Products without a number have no other name here: they stay what they were.
  const ownGifts = kind === 'gift' ? withoutSku(before?.gifts) : [];
  if (kind === 'gift' && giftSkus.length + ownGifts.length === 0) missing('giftSku');
  if (giftSkus.length > 20) wrong('giftSku', 'coupons.giftSkuMany');
  if (kind === 'percent' && (value ?? 0) > 100) wrong('value', 'coupons.valueWrong');
  const [from, to] = [day('from'), day('to')];
  if (from && to && to < from) wrong('to', 'coupons.toWrong');
  const minTotal = amount('minTotal', 'coupons.amountWrong');
  const minQuantity = times('minQuantity');
  const usageLimit = times('usageLimit');
  const customerLimit = times('customerLimit');
  if (Object.keys(faults).length > 0 || !kind) return { faults, wanted: undefined };
  return {
    faults,
    wanted: {
      names,
      kind,
      value: value ?? 0,
      buyQuantity: buyQuantity ?? null,
      payQuantity: payQuantity ?? null,
      giftProductIds: ownGifts,
      giftSkus,
      segmentId: /^[1-9]\d{0,8}$/.test(read('segmentId')) ? Number(read('segmentId')) : null,
      isFreeDelivery: kind !== 'freeDelivery' && read('isFreeDelivery') === 'true',
      isActive: read('isActive') === 'true',
      validFrom: instantOf(from, before?.validFrom, shopDayOf, (text) => startOfDay(text)),
      validTo: instantOf(to, before?.validTo, lastDayOf, (text) => startOfDay(text, 1)),
      minTotal: minTotal ?? null,
      minQuantity: minQuantity ?? null,
      categoryIds: form
        .getAll('categories')
        .flatMap((id) => (/^[1-9]\d{0,8}$/.test(String(id)) ? [Number(id)] : [])),
      productIds: withoutSku(before?.products),
      skus: wordsIn(read('skus')),
      emails: wordsIn(read('emails')),
      isWithoutReduced: read('isWithoutReduced') === 'true',
      isForMembers: read('isForMembers') === 'true',
      usageLimit: usageLimit ?? null,
      customerLimit: customerLimit ?? null,
    },
  };
}

const withoutSku = (products: FullDiscount['products'] = []): number[] =>
  products.filter(({ sku }) => sku === null).map(({ id }) => id);

function instantOf(
  day: string | undefined,
  before: string | null | undefined,
  dayOf: (moment: string) => string,
  toMoment: (day: string) => string,
): string | null {
  if (!day) return null;
  return before && dayOf(before) === day ? before : toMoment(day);
}

/** What stands between commas, semicolons and lines, each once. */
export const wordsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\r\n]+/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];
