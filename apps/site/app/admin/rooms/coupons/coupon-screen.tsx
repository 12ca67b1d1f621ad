import { Link } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SwitchPanel } from '#site/admin/ground/frame/switch-panel.tsx';
import type { FormView } from '#site/admin/record/list-view.ts';
import { ResourceForm } from '#site/admin/record/resource-form.tsx';
import { orderMoney } from '#site/features/orders/door/order-parts.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Badge } from '#site/ui/tag.tsx';
import type { FullCoupon } from './coupons-view.ts';
import { couponLook } from './door/coupon-look.ts';
import { couponStateKeys, couponTones, usesWords } from './door/coupon-words.ts';
import { DiscountSentence } from './door/discount-sentence.tsx';

type CouponScreenProps = {
  title: string;
  view: FormView<FullCoupon>;
  /** Whether the reader may open the orders that used it. */
  mayReadOrders: boolean;
};

/** One coupon for staff: its fields, whether it is on, who used it. */
export function CouponScreen({ title, view, mayReadOrders }: CouponScreenProps) {
  const text = useStaffText();
  const { t } = text;
  const all = useAddress()('adminCoupons');
  const coupon = view.record;
  return (
    <ResourceForm
      title={title}
      label={t('coupon.one')}
      view={view}
      look={couponLook}
      back={{ to: all, words: t('coupons.all') }}
      deleteWords={{ title: 'coupons.delete', lead: 'coupons.deleteLead' }}
      head={
        coupon ? (
          <>
            <Badge tone={couponTones[coupon.state]}>{t(couponStateKeys[coupon.state])}</Badge>
            <span className="soft">
              {t('coupons.uses')}: {usesWords(coupon, text)}
            </span>
          </>
        ) : null
      }
      lead={<DiscountSentence discount={coupon} />}
      side={
        coupon ? (
          <>
            <SwitchPanel
              isActive={coupon.isActive}
              words={{
                title: 'coupons.state',
                on: 'coupons.switchOn',
                off: 'coupons.switchOff',
                lead: 'coupons.switchLead',
              }}
            />
            <Uses coupon={coupon} mayReadOrders={mayReadOrders} />
          </>
        ) : null
      }
    />
  );
}

function Uses({ coupon: { uses }, mayReadOrders }: { coupon: FullCoupon; mayReadOrders: boolean }) {
  const { t, locale, shortDate } = useStaffText();
  const address = useAddress();
  return (
    <section className="panel stack" aria-labelledby="h-koristenja">
      <h2 id="h-koristenja">{t('coupons.lastUses')}</h2>
      {uses.length === 0 ? (
        <p className="soft">{t('coupons.noUses')}</p>
      ) : (
        <table className="grid-table" aria-labelledby="h-koristenja">
          <thead>
            <tr>
              <th scope="col">{t('orders.number')}</th>
              <th scope="col">{t('orders.date')}</th>
              <th scope="col">{t('coupons.tookOff')}</th>
              <th scope="col">{t('orders.total')}</th>
            </tr>
          </thead>
          <tbody>
            {uses.map((use) => (
              <tr key={use.slug}>
                <th scope="row" className="num">
                  {mayReadOrders ? (
                    <Link className="link" to={address('adminOrder', { slug: use.slug })}>
                      {use.slug}
                    </Link>
                  ) : (
                    use.slug
                  )}
                </th>
                <td>
                  <time dateTime={use.at}>{shortDate(use.at)}</time>
                </td>
                <td className="num">{orderMoney(use, locale)(use.discount)}</td>
                <td className="num">{orderMoney(use, locale)(use.orderTotal)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
