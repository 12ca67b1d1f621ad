import type { couponResource } from '@izlog/contract/ecommerce/coupon-resource';
import type { Coupon } from '@izlog/contract/ecommerce/coupon-staff';
import { useAddress } from '../../links/staff-addresses.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import type { ListView, LookOf } from '../resource/list-view.ts';
import { ResourceList } from '../resource/resource-list.tsx';
import { couponStateKeys } from './coupon-words.ts';
import { discountLook } from './discount-look.tsx';

const look = {
  route: 'adminCoupons',
  words: {
    filter: 'coupons.filter',
    count: 'coupons.count',
    nothing: 'coupons.nothing',
    nothingLead: 'coupons.nothingLead',
    nothingFoundLead: 'coupons.nothingFoundLead',
  },
  search: 'coupons.search',
  fields: {
    code: 'coupons.code',
    ...discountLook.fields,
  },
  choices: { state: couponStateKeys, kind: discountLook.kinds },
  tones: discountLook.tones,
  every: discountLook.every,
  views: couponStateKeys,
  to: ({ id }) => ({ route: 'adminCoupon', params: { id: String(id) } }),
  cells: discountLook.cells,
} satisfies LookOf<typeof couponResource>;

/** The coupons of the shop, the newest first: what each gives, when it holds, how often it was used. */
export function CouponsScreen({ title, view }: { title: string; view: ListView<Coupon> }) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <ResourceList
      title={title}
      view={view}
      look={look}
      action={
        <ButtonLink tone="primary" to={address('adminCoupon', { id: 'novi' })}>
          {t('coupons.new')}
        </ButtonLink>
      }
    />
  );
}
