import { outcomeOf } from '@izlog/contract/client';
import { discountFaults } from '@izlog/contract/ecommerce/discount-faults';
import { promotionResource } from '@izlog/contract/ecommerce/promotion-resource';
import { getPromotion, savePromotion } from '@izlog/contract/ecommerce/promotion-staff';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { takeForm } from '#site/admin/record/take-form.server.ts';
import { savedDiscount, shownDiscount } from '#site/admin/rooms/coupons/door/discount-saving.server.ts';
import { refusedForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { orNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { promotionLook } from './door/promotion-look.ts';

/** Handles a form of a promotion's screen: its fields, switching it on or off, or that it goes. */
export async function takePromotionForm(site: SiteContext, id: string, form: FormData) {
  if (reader(form)('form') === 'switch' && /^[1-9]\d{0,8}$/.test(id)) return takeSwitch(site, id, form);
  return takeForm(site, promotionResource, id, form, {
    list: 'adminPromotions',
    record: 'adminPromotion',
    look: promotionLook,
    saving: {
      endpoint: savePromotion,
      shown: shownDiscount,
      input: (said, before, revision) => ({
        ...savedDiscount(said),
        id: before?.id ?? null,
        // What the page showed, not what is saved by now: who saved meanwhile is not overwritten.
        revision: revision || undefined,
        stackGroup: said.stackGroup || null,
      }),
      faults: discountFaults,
    },
  });
}

/** Everything else of the promotion stays as it is now, whatever the page showed. */
async function takeSwitch(site: SiteContext, id: string, form: FormData) {
  const call = ownCall(site);
  const before = await orNotFound(call(getPromotion, { id: Number(id) }));
  const { products: _products, customers: _customers, gifts: _gifts, ...others } = before;
  const wanted = { ...others, isActive: reader(form)('isActive') === 'true' };
  const outcome = await outcomeOf(call(savePromotion, wanted));
  if (outcome.errored) return refusedForm(site, 'switch', form, outcome.error);
  return savedAt(site, 'adminPromotion', { id });
}
