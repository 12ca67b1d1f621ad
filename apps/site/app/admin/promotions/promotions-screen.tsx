import type { promotionResource } from '@izlog/contract/ecommerce/promotion-resource';
import type { Promotion } from '@izlog/contract/ecommerce/promotion-staff';
import { useAddress } from '../../links/staff-addresses.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { promotionStateKeys } from '../coupons/coupon-words.ts';
import { discountLook } from '../coupons/discount-look.tsx';
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
    ...discountLook.fields,
    priority: 'promotions.priority',
  },
  choices: { state: promotionStateKeys, kind: discountLook.kinds },
  tones: discountLook.tones,
  every: discountLook.every,
  views: promotionStateKeys,
  to: ({ id }) => ({ route: 'adminPromotion', params: { id: String(id) } }),
  cells: discountLook.cells,
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
