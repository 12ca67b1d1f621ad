import type { PromotionReason } from '@izlog/contract/ecommerce/promotion-explain';
import { Form, Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextArea, TextInput } from '#site/ui/controls/text-input.tsx';
import { Note } from '#site/ui/note.tsx';
import { Badge } from '#site/ui/tag.tsx';
import type { WhyView } from './load-why.server.ts';

const reasonKeys: Readonly<Record<PromotionReason, StaffKey>> = {
  counts: 'why.counts',
  off: 'why.off',
  notStarted: 'why.notStarted',
  over: 'why.over',
  usedUp: 'why.usedUp',
  usedUpByCustomer: 'why.usedUpByCustomer',
  notForCustomer: 'why.notForCustomer',
  notForMembers: 'why.notForMembers',
  notForSegment: 'why.notForSegment',
  notForItems: 'why.notForItems',
  minimumTotal: 'why.minimumTotal',
  minimumQuantity: 'why.minimumQuantity',
  giftGone: 'why.giftGone',
  giftDeclined: 'why.giftDeclined',
  stopped: 'why.stopped',
  groupTaken: 'why.groupTaken',
};

/** Why an order, a cart or some products cost what they cost: each promotion with what it took off, or why it did not. */
export function WhyScreen({ title, view }: { title: string; view: WhyView }) {
  const { t } = useStaffText();
  const { asked, answer, unknown, isGone } = view;
  return (
    <AdminScreen title={title}>
      <div className="stack stack--lg">
        <p className="soft">{t('why.lead')}</p>
        <Form method="get" className="stack admin__form" aria-label={t('why.ask')}>
          <Field label={t('why.order')}>
            {(control) => (
              <TextInput {...control} name="narudzba" defaultValue={asked.order} data-most={50} />
            )}
          </Field>
          <Field label={t('why.products')} hint={t('why.productsHint')}>
            {(control) => (
              <TextArea
                {...control}
                name="proizvodi"
                rows={3}
                defaultValue={asked.products}
                data-most={5000}
              />
            )}
          </Field>
          <Field label={t('why.email')}>
            {(control) => (
              <TextInput {...control} name="email" type="email" defaultValue={asked.email} data-most={320} />
            )}
          </Field>
          <Field label={t('coupon.code')}>
            {(control) => <TextInput {...control} name="kupon" defaultValue={asked.coupon} data-most={100} />}
          </Field>
          <Checkbox name="clan" value="true" label={t('why.member')} defaultChecked={asked.isMember} />
          <div>
            <Button type="submit" tone="primary">
              {t('why.send')}
            </Button>
          </div>
        </Form>
        {unknown.length > 0 ? (
          <Note tone="danger" role="alert">
            {t('coupons.unknown', { words: unknown.join(', ') })}
          </Note>
        ) : null}
        {isGone ? (
          <Note tone="danger" role="alert">
            {t('why.gone')}
          </Note>
        ) : null}
        {answer ? <Answer answer={answer} isOrdered={asked.order !== ''} /> : null}
      </div>
    </AdminScreen>
  );
}

type AnswerProps = { answer: NonNullable<WhyView['answer']>; isOrdered: boolean };

function Answer({ answer: { items, promotions, itemsTotal, cartTotal }, isOrdered }: AnswerProps) {
  const { t, money, number } = useStaffText();
  const address = useAddress();
  return (
    <>
      {isOrdered ? <p className="small soft">{t('why.ordered')}</p> : null}
      <table className="grid-table" aria-label={t('why.items')}>
        <thead>
          <tr>
            <th scope="col">{t('why.item')}</th>
            <th scope="col">{t('why.price')}</th>
            <th scope="col">{t('why.total')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, place) => (
            // Rows of an answer have nothing of their own to be known by: the same product may stand twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: they never move
            <tr key={place}>
              <th scope="row">
                {item.name} <small className="soft">{item.sku}</small>
              </th>
              <td className="num">
                {number(item.quantity)} × {money(item.price)}
              </td>
              <td className="num">{money(item.total)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('why.sum')}</th>
            <td className="num">{money(itemsTotal)}</td>
            <td className="num">
              <strong>{money(cartTotal)}</strong>
            </td>
          </tr>
        </tbody>
      </table>
      {promotions.length === 0 ? <p className="soft">{t('why.none')}</p> : null}
      <ol className="plain stack">
        {promotions.map((one) => (
          <li key={one.id} className="panel stack">
            <p className="row">
              <Badge tone={one.reason === 'counts' ? 'success' : 'offer'}>
                {t(one.reason === 'counts' ? 'why.yes' : 'why.no')}
              </Badge>
              <Link
                className="link"
                to={address(one.code === null ? 'adminPromotion' : 'adminCoupon', { id: String(one.id) })}
              >
                {one.name}
                {one.code === null ? '' : ` (${one.code})`}
              </Link>
              {one.discount > 0 ? <strong className="num">{money(-one.discount)}</strong> : null}
              {one.isFreeDelivery ? <span>{t('coupons.kind.freeDelivery')}</span> : null}
            </p>
            <p>
              {t(reasonKeys[one.reason], {
                missing: one.reason === 'minimumTotal' ? money(one.missing ?? 0) : number(one.missing ?? 0),
                by: one.by?.name ?? '',
              })}
            </p>
            {one.rows.length > 0 ? (
              <ul className="plain small soft">
                {one.rows.map(({ item, discount }) => (
                  <li key={item}>
                    {items[item]?.name}: {money(-discount)}
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ol>
    </>
  );
}
