import type { couponResource } from '@izlog/contract/ecommerce/coupon-resource';
import type { Coupon } from '@izlog/contract/ecommerce/coupon-staff';
import { useAddress } from '../../links/staff-addresses.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import type { ListView, LookOf } from '../resource/list-view.ts';
import { ResourceList } from '../resource/resource-list.tsx';
import { couponKindKeys, couponStateKeys, couponTones, discountWords } from './coupon-words.ts';

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
    names: 'coupons.name',
    kind: 'coupons.discount',
    when: 'coupons.when',
    used: 'coupons.uses',
    state: 'coupons.state',
  },
  choices: { state: couponStateKeys, kind: couponKindKeys },
  tones: { state: couponTones },
  every: { state: 'coupons.everyState' },
  views: couponStateKeys,
  to: ({ id }) => ({ route: 'adminCoupon', params: { id: String(id) } }),
  cells: { kind: Discount },
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

/** A kind, how much of it and whether delivery is free besides are three fields: "12,5 % i besplatna dostava". */
function Discount({ row }: { row: Coupon }) {
  return discountWords(row, useStaffText());
}
