import { outcomeOf } from '@izlog/contract/client';
import { couponResource } from '@izlog/contract/ecommerce/coupon-resource';
import { getCoupon, saveCoupon } from '@izlog/contract/ecommerce/coupon-staff';
import { discountFaults } from '@izlog/contract/ecommerce/discount-faults';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { takeForm } from '#site/admin/record/take-form.server.ts';
import { refusedForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { orNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { couponLook } from './door/coupon-look.ts';
import { savedDiscount, shownDiscount } from './door/discount-saving.server.ts';

/** Handles a form of a coupon's screen: its fields, switching it on or off, or that it goes. */
export async function takeCouponForm(site: SiteContext, id: string, form: FormData) {
  if (reader(form)('form') === 'switch' && /^[1-9]\d{0,8}$/.test(id)) return takeSwitch(site, id, form);
  return takeForm(site, couponResource, id, form, {
    list: 'adminCoupons',
    record: 'adminCoupon',
    look: couponLook,
    saving: {
      endpoint: saveCoupon,
      shown: shownDiscount,
      input: (said, before) => ({
        ...savedDiscount(said),
        code: before?.code ?? said.code,
        isNew: before === null,
      }),
      faults: (input) => [
        ...discountFaults(input),
        ...(/\s/.test((input.code ?? '').trim())
          ? [{ path: 'code', kind: 'invalid_format', message: 'Without spaces.' }]
          : []),
      ],
    },
  });
}

/** Everything else of the coupon stays as it is now, whatever the page showed. */
async function takeSwitch(site: SiteContext, id: string, form: FormData) {
  const call = ownCall(site);
  const before = await orNotFound(call(getCoupon, { id: Number(id) }));
  const { products: _products, customers: _customers, gifts: _gifts, uses: _uses, ...others } = before;
  const wanted = { ...others, isActive: reader(form)('isActive') === 'true' };
  const outcome = await outcomeOf(call(saveCoupon, wanted));
  if (outcome.errored) return refusedForm(site, 'switch', form, outcome.error);
  return savedAt(site, 'adminCoupon', { id });
}
