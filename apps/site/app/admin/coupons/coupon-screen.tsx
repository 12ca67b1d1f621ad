import { Link } from 'react-router';
import { orderMoney } from '../../features/account/door/order-parts.tsx';
import { SendButton } from '../../kit/forms/form-fields.tsx';
import { FormFrame } from '../../kit/forms/form-frame.tsx';
import { useSentForm } from '../../kit/forms/use-sent-form.ts';
import { useAddress } from '../../links/staff-addresses.ts';
import { Badge } from '../../ui/tag.tsx';
import { AdminScreen } from '../frame/admin-screen.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
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
            <SwitchPanel coupon={coupon} />
            <Uses coupon={coupon} mayReadOrders={mayReadOrders} />
            <DeletePanel />
          </div>
        ) : null}
      </div>
    </AdminScreen>
  );
}

function SwitchPanel({ coupon: { isActive } }: { coupon: FullCoupon }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'switch' });
  const words = t(isActive ? 'coupons.switchOff' : 'coupons.switchOn');
  return (
    <section className="panel stack" aria-labelledby="h-prekidac">
      <h2 id="h-prekidac">{t('coupons.state')}</h2>
      <p className="soft">{t('coupons.switchLead')}</p>
      <FormFrame form={form} label={words}>
        <input type="hidden" name="isActive" value={String(!isActive)} />
        <SendButton form={form}>{words}</SendButton>
      </FormFrame>
    </section>
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

/** Asks once more: what is deleted does not come back. */
function DeletePanel() {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'delete' });
  return (
    <section className="panel" aria-label={t('coupons.delete')}>
      <details open={form.answer !== undefined}>
        <summary className="link">{t('coupons.delete')}</summary>
        <FormFrame form={form} label={t('coupons.delete')}>
          <p className="small soft">{t('coupons.deleteLead')}</p>
          <SendButton form={form} tone="danger">
            {t('coupons.deleteSend')}
          </SendButton>
        </FormFrame>
      </details>
    </section>
  );
}
