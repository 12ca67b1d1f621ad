import type { Promotion } from '@izlog/contract/ecommerce/promotion-staff';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { ListView } from '#site/admin/record/list-view.ts';
import { ResourceList } from '#site/admin/record/resource-list.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
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
