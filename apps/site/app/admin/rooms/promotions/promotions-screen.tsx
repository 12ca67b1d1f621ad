import type { Promotion } from '@izlog/contract/ecommerce/promotion-staff';
import { useAddress } from '../../../links/staff-addresses.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { useStaffText } from '../../ground/frame/staff-text.tsx';
import type { ListView } from '../../record/list-view.ts';
import { ResourceList } from '../../record/resource-list.tsx';
import { promotionLook } from './promotion-look.ts';

/** A row tells all of what it gives in one column. */
const listLook = { ...promotionLook, fields: { ...promotionLook.fields, kind: 'coupons.discount' } } as const;

/** The promotions of the shop in the order in which a cart gets them. */
export function PromotionsScreen({ title, view }: { title: string; view: ListView<Promotion> }) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <ResourceList
      title={title}
      view={view}
      look={listLook}
      action={
        <ButtonLink tone="primary" to={address('adminPromotion', { id: 'nova' })}>
          {t('promotions.new')}
        </ButtonLink>
      }
    />
  );
}
