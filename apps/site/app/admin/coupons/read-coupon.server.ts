import type { saveCoupon } from '@izlog/contract/ecommerce/coupon-staff';
import type { EndpointInput } from '@izlog/contract/endpoint';
import type { StaffKey } from '../../i18n/messages.ts';
import type { SiteLanguage } from '../../i18n/site-language.ts';
import { type Faults, reader } from '../../kit/forms/rules.ts';
import type { FullCoupon } from './coupons-view.ts';
import { readDiscount } from './read-discount.server.ts';

type WantedCoupon = EndpointInput<typeof saveCoupon>;
type ReadCoupon = { faults: Faults; wanted?: undefined } | { faults?: undefined; wanted: WantedCoupon };

/** What a sent form makes of a coupon, or what is wrong with it by field. The code of one that is changed stays. */
export function readCoupon(
  form: FormData,
  before: FullCoupon | null,
  languages: readonly SiteLanguage[],
  say: (key: StaffKey) => string,
): ReadCoupon {
  const { faults, wanted } = readDiscount(form, before, languages, say);
  const code = before?.code ?? reader(form)('code').trim();
  if (code === '') faults.code = { key: 'validation.required' };
  else if (/\s/.test(code)) faults.code = { key: 'form.wrong', words: say('coupons.codeWrong') };
  if (!wanted || faults.code) return { faults };
  return { wanted: { ...wanted, code, isNew: before === null } };
}
