import type { Coupon } from '@izlog/contract/ecommerce/coupon-staff';
import { Link } from 'react-router';
import { useAddress } from '../../links/addresses.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Badge } from '../../ui/tag.tsx';
import { AdminList, SearchFilter } from '../frame/admin-list.tsx';
import { CardRow, CardTable, Cell } from '../frame/card-table.tsx';
import { ChoiceFilter } from '../frame/choice-filter.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import { couponStateKeys, couponTones, discountWords, periodWords, usesWords } from './coupon-words.ts';
import type { CouponsView } from './coupons-view.ts';

const heads = [
  'coupons.code',
  'coupons.name',
  'coupons.discount',
  'coupons.when',
  'coupons.uses',
  'coupons.state',
] as const;

/** The coupons of the shop, the newest first: what each gives, when it holds, how often it was used. */
export function CouponsScreen({ title, view }: { title: string; view: CouponsView }) {
  const { t } = useStaffText();
  const address = useAddress();
  const { filter, coupons, page } = view;
  return (
    <AdminList
      title={title}
      route="adminCoupons"
      filter={filter}
      fields={
        <>
          <SearchFilter label={t('coupons.search')} search={filter.search} />
          <ChoiceFilter
            name="state"
            label="coupons.state"
            every="coupons.everyState"
            choices={couponStateKeys}
            chosen={filter.state}
          />
        </>
      }
      page={page}
      isEmpty={coupons.length === 0}
      words={{
        filter: 'coupons.filter',
        count: 'coupons.count',
        nothing: 'coupons.nothing',
        nothingLead: 'coupons.nothingLead',
        nothingFoundLead: 'coupons.nothingFoundLead',
      }}
      action={
        <ButtonLink tone="primary" to={address('adminCoupon', { id: 'novi' })}>
          {t('coupons.new')}
        </ButtonLink>
      }
    >
      <CardTable title={title} heads={heads.map((head) => t(head))} className="coupons-table">
        {coupons.map((coupon) => (
          <Row key={coupon.id} coupon={coupon} />
        ))}
      </CardTable>
    </AdminList>
  );
}

function Row({ coupon }: { coupon: Coupon }) {
  const text = useStaffText();
  const address = useAddress();
  const { t, locale } = text;
  const { id, code, names, state } = coupon;
  const [named = ''] = Object.values(names);
  const link = (
    <Link className="link" to={address('adminCoupon', { id: String(id) })}>
      {code}
    </Link>
  );
  return (
    <CardRow name={link}>
      <Cell>{nameIn(names, locale) ?? named}</Cell>
      <Cell className="num">{discountWords(coupon, text)}</Cell>
      <Cell className="num soft">{periodWords(coupon, text)}</Cell>
      <Cell className="num soft">
        <span className="card-table__label">{t('coupons.uses')}: </span>
        {usesWords(coupon, text)}
      </Cell>
      <Cell>
        <Badge tone={couponTones[state]}>{t(couponStateKeys[state])}</Badge>
      </Cell>
    </CardRow>
  );
}

/** Names are kept by three letters of a language, the locale has two. */
const nameIn = (names: Readonly<Record<string, string>>, locale: string): string | undefined =>
  Object.entries(names).find(([code]) => Intl.getCanonicalLocales(code)[0] === locale.slice(0, 2))?.[1];
