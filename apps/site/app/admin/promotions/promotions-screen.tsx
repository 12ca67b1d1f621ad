import type { promotionResource } from '@izlog/contract/ecommerce/promotion-resource';
import type { Promotion } from '@izlog/contract/ecommerce/promotion-staff';
import { useAddress } from '../../links/staff-addresses.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { couponKindKeys, couponTones, discountWords, promotionStateKeys } from '../coupons/coupon-words.ts';
import { useStaffText } from '../frame/staff-text.tsx';
import type { ListView, LookOf } from '../resource/list-view.ts';
import { ResourceList } from '../resource/resource-list.tsx';

const look = {
  route: 'adminPromotions',
  words: {
    filter: 'promotions.filter',
    count: 'promotions.count',
    nothing: 'promotions.nothing',
    nothingLead: 'promotions.nothingLead',
    nothingFoundLead: 'promotions.nothingFoundLead',
  },
  search: 'promotions.search',
  fields: {
    names: 'coupons.name',
    kind: 'coupons.discount',
    when: 'coupons.when',
    used: 'coupons.uses',
    priority: 'promotions.priority',
    state: 'coupons.state',
  },
  choices: { state: promotionStateKeys, kind: couponKindKeys },
  tones: { state: couponTones },
  every: { state: 'coupons.everyState' },
  views: promotionStateKeys,
  to: ({ id }) => ({ route: 'adminPromotion', params: { id: String(id) } }),
  cells: { kind: Discount },
} satisfies LookOf<typeof promotionResource>;

/** The promotions of the shop in the order in which a cart gets them. */
export function PromotionsScreen({ title, view }: { title: string; view: ListView<Promotion> }) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <ResourceList
      title={title}
      view={view}
      look={look}
      action={
        <ButtonLink tone="primary" to={address('adminPromotion', { id: 'nova' })}>
          {t('promotions.new')}
        </ButtonLink>
      }
    />
  );
}

function Discount({ row }: { row: Promotion }) {
  return discountWords(row, useStaffText());
}
