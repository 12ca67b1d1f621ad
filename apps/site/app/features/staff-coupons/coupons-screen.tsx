// biome-ignore-all lint/a11y/noRedundantRoles: phones draw the rows as cards, and a table laid out so is none any more for some screen readers
import type { Coupon } from '@izlog/contract/ecommerce/coupon-staff';
import { couponStates } from '@izlog/contract/ecommerce/coupon-states';
import { Form, Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Badge } from '../../ui/tag.tsx';
import { Select, TextInput } from '../../ui/text-input.tsx';
import { AdminPages } from '../admin/admin-pages.tsx';
import { AdminScreen } from '../admin/admin-screen.tsx';
import { useStaffText } from '../admin/staff-text.tsx';
import { useAddress } from '../layout/addresses.ts';
import { couponStateKeys, couponTones, discountWords, periodWords, usesWords } from './coupon-words.ts';
import { type CouponFilter, type CouponsView, filterQuery } from './coupons-view.ts';

/** The coupons of the shop, the newest first: what each gives, when it holds, how often it was used. */
export function CouponsScreen({ title, view }: { title: string; view: CouponsView }) {
  const { t } = useStaffText();
  const address = useAddress();
  const { filter, coupons, total, page, lastPage } = view;
  const query = filterQuery(filter);
  const isNarrowed = query.size > 0;
  const all = address('adminCoupons');
  const make = address('adminCoupon', { id: 'novi' });
  return (
    <AdminScreen title={title}>
      <Filter key={query.toString()} filter={filter} isNarrowed={isNarrowed} />
      <div className="between">
        <p className="small soft" role="status">
          {t('coupons.count', { count: total })}
        </p>
        <ButtonLink tone="primary" to={make}>
          {t('coupons.new')}
        </ButtonLink>
      </div>
      {coupons.length > 0 ? (
        <Table title={title} coupons={coupons} />
      ) : (
        <EmptyState
          title={t(isNarrowed ? 'log.nothingFound' : 'coupons.nothing')}
          actions={isNarrowed ? <ButtonLink to={all}>{t('log.all')}</ButtonLink> : undefined}
        >
          <p>{t(isNarrowed ? 'coupons.nothingFoundLead' : 'coupons.nothingLead')}</p>
        </EmptyState>
      )}
      <AdminPages
        page={page}
        lastPage={lastPage}
        href={(number) => `${all}?${new URLSearchParams([...query, ['page', String(number)]])}`}
      />
    </AdminScreen>
  );
}

function Filter({ filter, isNarrowed }: { filter: CouponFilter; isNarrowed: boolean }) {
  const { t } = useStaffText();
  const all = useAddress()('adminCoupons');
  return (
    <Form method="get" action={all} className="admin__filters" aria-label={t('coupons.filter')}>
      <Field label={t('coupons.search')}>
        {(control) => (
          <TextInput {...control} type="search" name="search" maxLength={100} defaultValue={filter.search} />
        )}
      </Field>
      <Field label={t('coupons.state')}>
        {(control) => (
          <Select {...control} name="state" defaultValue={filter.state}>
            <option value="">{t('coupons.everyState')}</option>
            {couponStates.map((state) => (
              <option key={state} value={state}>
                {t(couponStateKeys[state])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <p className="row">
        <Button type="submit">{t('log.show')}</Button>
        {isNarrowed ? (
          <Link className="link" to={all}>
            {t('log.all')}
          </Link>
        ) : null}
      </p>
    </Form>
  );
}

const heads = [
  'coupons.code',
  'coupons.name',
  'coupons.discount',
  'coupons.when',
  'coupons.uses',
  'coupons.state',
] as const;

/** Coupons as rows of a table, and as cards on phones. */
function Table({ title, coupons }: { title: string; coupons: readonly Coupon[] }) {
  const { t } = useStaffText();
  return (
    <table className="grid-table coupons-table" role="table" aria-label={title}>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th key={head} role="columnheader" scope="col">
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {coupons.map((coupon) => (
          <Row key={coupon.id} coupon={coupon} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ coupon }: { coupon: Coupon }) {
  const text = useStaffText();
  const address = useAddress();
  const { t, locale } = text;
  const { id, code, names, state } = coupon;
  const [named = ''] = Object.values(names);
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <Link className="link" to={address('adminCoupon', { id: String(id) })}>
          {code}
        </Link>
      </th>
      <td role="cell">{nameIn(names, locale) ?? named}</td>
      <td role="cell" className="num">
        {discountWords(coupon, text)}
      </td>
      <td role="cell" className="num soft">
        {periodWords(coupon, text)}
      </td>
      <td role="cell" className="num soft">
        <span className="coupons-table__label">{t('coupons.uses')}: </span>
        {usesWords(coupon, text)}
      </td>
      <td role="cell">
        <Badge tone={couponTones[state]}>{t(couponStateKeys[state])}</Badge>
      </td>
    </tr>
  );
}

/** Names are kept by three letters of a language, the locale has two. */
const nameIn = (names: Readonly<Record<string, string>>, locale: string): string | undefined =>
  Object.entries(names).find(([code]) => Intl.getCanonicalLocales(code)[0] === locale.slice(0, 2))?.[1];
