import { outcomeOf } from '@izlog/contract/client';
import { deleteCoupon, getCoupon, saveCoupon } from '@izlog/contract/ecommerce/coupon-staff';
import { data, redirect } from 'react-router';
import { pathTo } from '../../i18n/staff-path.ts';
import { refusedForm, wrongForm } from '../../kit/forms/refused-form.server.ts';
import { reader } from '../../kit/forms/rules.ts';
import { flashCookie } from '../../kit/toasts/flash.ts';
import { notFound, orNotFound } from '../../platform-client/errors/not-found.ts';
import type { SiteContext } from '../../platform-client/site-context.ts';
import { ownCall } from '../../session/own-call.ts';
import { sayer } from '../products/say-and-go.server.ts';
import type { FullCoupon } from './coupons-view.ts';
import { readCoupon } from './read-coupon.server.ts';
import { faultsOfRefusal } from './refused-discount.server.ts';

/** Takes a form of a coupon's screen: its fields, switching it on or off, or that it goes. */
export async function takeCouponForm(site: SiteContext, id: string, form: FormData) {
  if (id !== 'novi' && !/^[1-9]\d{0,8}$/.test(id)) throw notFound();
  const before = id === 'novi' ? null : await orNotFound(ownCall(site)(getCoupon, { id: Number(id) }));
  const name = reader(form)('form');
  if (name === 'coupon') return takeFields(site, before, form);
  if (name === 'switch' && before) return takeSwitch(site, before, form);
  if (name === 'delete' && before) return takeDelete(site, before, form);
  throw data(null, { status: 400 });
}

async function takeFields(site: SiteContext, before: FullCoupon | null, form: FormData) {
  const say = sayer(site);
  const { faults, wanted } = readCoupon(form, before, site.site.languages, say);
  if (faults) return wrongForm('coupon', form, faults);
  const outcome = await outcomeOf(ownCall(site)(saveCoupon, wanted));
  if (outcome.errored) {
    const found = faultsOfRefusal(outcome.error, form, say);
    return Object.keys(found).length > 0
      ? wrongForm('coupon', form, found)
      : refusedForm(site, 'coupon', form, outcome.error);
  }
  return backTo(site, outcome.data.id);
}

/** Everything else of the coupon stays as it is now, whatever the page showed. */
async function takeSwitch(site: SiteContext, before: FullCoupon, form: FormData) {
  const { products: _products, customers: _customers, gifts: _gifts, uses: _uses, ...kept } = before;
  const wanted = { ...kept, isActive: reader(form)('isActive') === 'true' };
  const outcome = await outcomeOf(ownCall(site)(saveCoupon, wanted));
  return outcome.errored ? refusedForm(site, 'switch', form, outcome.error) : backTo(site, before.id);
}

async function takeDelete(site: SiteContext, { id }: FullCoupon, form: FormData) {
  const outcome = await outcomeOf(ownCall(site)(deleteCoupon, { id }));
  if (outcome.errored) return refusedForm(site, 'delete', form, outcome.error);
  return redirect(pathTo('adminCoupons', {}, site.language), { status: 303 });
}

function backTo(site: SiteContext, id: number) {
  site.cookies.push(flashCookie('saved'));
  return redirect(pathTo('adminCoupon', { id: String(id) }, site.language), { status: 303 });
}
