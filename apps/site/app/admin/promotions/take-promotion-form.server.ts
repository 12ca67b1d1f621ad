import { outcomeOf } from '@izlog/contract/client';
import { deletePromotion, getPromotion, savePromotion } from '@izlog/contract/ecommerce/promotion-staff';
import { refusals } from '@izlog/contract/refusals';
import { data, redirect } from 'react-router';
import type { StaffKey } from '../../i18n/messages.ts';
import { pathTo } from '../../i18n/staff-path.ts';
import { refusedForm, wrongForm } from '../../kit/forms/refused-form.server.ts';
import { reader } from '../../kit/forms/rules.ts';
import { flashCookie } from '../../kit/toasts/flash.ts';
import { notFound, orNotFound } from '../../platform-client/errors/not-found.ts';
import type { SiteContext } from '../../platform-client/site-context.ts';
import { ownCall } from '../../session/own-call.ts';
import { readDiscount } from '../coupons/read-discount.server.ts';
import { faultsOfRefusal } from '../coupons/refused-discount.server.ts';
import { fieldWords } from '../log/change-words.ts';
import { sayer } from '../products/say-and-go.server.ts';
import { refusedChange } from '../settings/changed-meanwhile.server.ts';
import type { FullPromotion } from './promotion-view.ts';

/** Takes a form of a promotion's screen: its fields, switching it on or off, or that it goes. */
export async function takePromotionForm(site: SiteContext, id: string, form: FormData) {
  if (id !== 'nova' && !/^[1-9]\d{0,8}$/.test(id)) throw notFound();
  const before = id === 'nova' ? null : await orNotFound(ownCall(site)(getPromotion, { id: Number(id) }));
  const name = reader(form)('form');
  if (name === 'promotion') return takeFields(site, before, form);
  if (name === 'switch' && before) return takeSwitch(site, before, form);
  if (name === 'delete' && before) return takeDelete(site, before, form);
  throw data(null, { status: 400 });
}

async function takeFields(site: SiteContext, before: FullPromotion | null, form: FormData) {
  const say = sayer(site);
  const read = reader(form);
  const { faults, wanted } = readDiscount(form, before, site.site.languages, say);
  const priority = /^\d{1,4}$/.test(read('priority').trim()) ? Number(read('priority')) : undefined;
  if (priority === undefined) faults.priority = { key: 'form.wrong', words: say('promotions.priorityWrong') };
  if (!wanted || priority === undefined) return wrongForm('promotion', form, faults);
  const outcome = await outcomeOf(
    ownCall(site)(savePromotion, {
      ...wanted,
      id: before?.id ?? null,
      // What the page showed, not what is kept by now: who saved meanwhile is not overwritten.
      revision: read('revision') || undefined,
      priority,
      isLast: read('isLast') === 'true',
      stackGroup: read('stackGroup').trim() || null,
    }),
  );
  if (outcome.errored) {
    if (outcome.error.code === refusals.recordChanged.code)
      return refusedChange(site, 'promotion', form, outcome.error, labelOf(say));
    const found = faultsOfRefusal(outcome.error, form, say);
    return Object.keys(found).length > 0
      ? wrongForm('promotion', form, found)
      : refusedForm(site, 'promotion', form, outcome.error);
  }
  return backTo(site, outcome.data.id);
}

/** A field of a promotion in words. */
const labelOf =
  (say: (key: StaffKey) => string) =>
  (field: string): string => {
    if (field === 'priority') return say('promotions.priority');
    return field === 'isLast' ? say('promotions.last') : fieldWords(field, say);
  };

/** Everything else of the promotion stays as it is now, whatever the page showed. */
async function takeSwitch(site: SiteContext, before: FullPromotion, form: FormData) {
  const { products: _products, customers: _customers, gifts: _gifts, ...kept } = before;
  const wanted = { ...kept, isActive: reader(form)('isActive') === 'true' };
  const outcome = await outcomeOf(ownCall(site)(savePromotion, wanted));
  return outcome.errored ? refusedForm(site, 'switch', form, outcome.error) : backTo(site, before.id);
}

async function takeDelete(site: SiteContext, { id }: FullPromotion, form: FormData) {
  const outcome = await outcomeOf(ownCall(site)(deletePromotion, { id }));
  if (outcome.errored) return refusedForm(site, 'delete', form, outcome.error);
  return redirect(pathTo('adminPromotions', {}, site.language), { status: 303 });
}

function backTo(site: SiteContext, id: number) {
  site.cookies.push(flashCookie('saved'));
  return redirect(pathTo('adminPromotion', { id: String(id) }, site.language), { status: 303 });
}
