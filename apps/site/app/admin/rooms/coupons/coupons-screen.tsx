import type { Coupon } from '@izlog/contract/ecommerce/coupon-staff';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { ListView } from '#site/admin/record/list-view.ts';
import { ResourceList } from '#site/admin/record/resource-list.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { couponLook } from './coupon-look.ts';

/** A row tells all of what it gives in one column. */
const listLook = { ...couponLook, fields: { ...couponLook.fields, kind: 'coupons.discount' } } as const;

/** The coupons of the shop, the newest first: what each gives, when it holds, how often it was used. */
export function CouponsScreen({ title, view }: { title: string; view: ListView<Coupon> }) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <ResourceList
      title={title}
      view={view}
      look={listLook}
      action={
        <ButtonLink tone="primary" to={address('adminCoupon', { id: 'novi' })}>
          {t('coupons.new')}
        </ButtonLink>
      }
    />
  );
}
