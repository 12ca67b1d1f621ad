import { Link } from 'react-router';
import { orderMoney } from '../../features/account/door/order-parts.tsx';
import { useAddress } from '../../links/staff-addresses.ts';
import { Badge } from '../../ui/tag.tsx';
import { AdminScreen } from '../frame/admin-screen.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import { SwitchPanel } from '../frame/switch-panel.tsx';
import { DeletePanel } from '../resource/delete-panel.tsx';
import { CouponForm } from './coupon-form.tsx';
import { couponStateKeys, couponTones, usesWords } from './coupon-words.ts';
import type { CouponView, FullCoupon } from './coupons-view.ts';

/** One coupon for staff: its fields, whether it is on, who used it. */
export function CouponScreen({ title, view }: { title: string; view: CouponView }) {
  const text = useStaffText();
  const { t } = text;
  const all = useAddress()('adminCoupons');
  const { coupon, mayReadOrders } = view;
  return (
    <AdminScreen title={title}>
      <p className="row">
        {coupon ? <Badge tone={couponTones[coupon.state]}>{t(couponStateKeys[coupon.state])}</Badge> : null}
        {coupon ? (
          <span className="soft">
            {t('coupons.uses')}: {usesWords(coupon, text)}
          </span>
        ) : null}
        <Link className="link" to={all}>
          {t('coupons.all')}
        </Link>
      </p>
      <div className="coupon-desk">
        {/* Anew once it was saved: the fields then show what is kept. */}
        <CouponForm key={JSON.stringify(coupon)} view={view} />
        {coupon ? (
          <div className="coupon-desk__column">
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
            <DeletePanel words={{ title: 'coupons.delete', lead: 'coupons.deleteLead' }} />
          </div>
        ) : null}
      </div>
    </AdminScreen>
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
