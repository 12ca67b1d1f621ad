import { Link } from 'react-router';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { Facts, Group, RecordHead } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { orderMoney } from '#site/features/orders/door/order-parts.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Badge } from '#site/ui/tag.tsx';
import { draftStateKeys, draftTones } from '../door/draft-words.ts';
import { DraftForm } from './draft-form.tsx';
import { DraftSide } from './draft-side.tsx';
import type { DraftView } from './draft-view.ts';

/** An order for somebody who calls: worked on, or as it was sent. */
export function DraftScreen({ title, view }: { title: string; view: DraftView }) {
  const { t, locale, time, longDate } = useStaffText();
  const address = useAddress();
  const { draft } = view;
  const money = orderMoney(draft, locale);
  const { edits } = draft;
  const lead = edits ? t('edits.lead') : t(draft.state === 'open' ? 'drafts.lead' : 'drafts.leadSent');
  return (
    <>
      <RecordHead
        title={edits ? t('edits.title', { number: edits.orderSlug }) : title}
        badges={<Badge tone={draftTones[draft.state]}>{t(draftStateKeys[draft.state])}</Badge>}
        lead={draft.state === 'placed' ? undefined : lead}
        back={{
          to: edits ? address('adminOrder', { slug: edits.orderSlug }) : address('adminDrafts'),
          name: edits ? t('edits.order', { number: edits.orderSlug }) : t('drafts.title'),
          place: t('drafts.savedAt', { date: longDate(draft.updatedAt), time: time(draft.updatedAt) }),
        }}
      />
      {draft.state === 'open' ? <DraftForm view={view} money={money} /> : <Sent view={view} money={money} />}
      {draft.state === 'open' ? <RemoveDraft orderSlug={edits?.orderSlug} /> : null}
    </>
  );
}

/** As it was offered or ordered: nothing of it changes while it is out. */
function Sent({ view, money }: { view: DraftView; money: (amount: number) => string }) {
  const { t, longDate } = useStaffText();
  const address = useAddress();
  const form = useSentForm({ name: 'offer' });
  const { draft } = view;
  const { edits } = draft;
  const { firstName, lastName, contactEmail, contactPhone } = draft.address;
  return (
    <div className="record">
      <div>
        <Group title={t('drafts.offer')}>
          <Facts
            rows={[
              [t('drafts.buyer'), `${firstName} ${lastName}`],
              [t('drafts.email'), contactEmail],
              [t('drafts.phone'), contactPhone],
              [t('drafts.validUntil'), draft.validUntil && longDate(draft.validUntil)],
              [
                t('orders.order'),
                draft.orderSlug ? (
                  <Link
                    key="order"
                    className="link num"
                    to={address('adminOrder', { slug: draft.orderSlug })}
                  >
                    {draft.orderSlug}
                  </Link>
                ) : null,
              ],
            ]}
          />
          {draft.offerUrl ? (
            <p className="stack">
              <label htmlFor="poveznica">{t('drafts.link')}</label>
              <input id="poveznica" className="input" readOnly value={draft.offerUrl} />
            </p>
          ) : null}
          {draft.message ? <p className="keep-lines soft">{draft.message}</p> : null}
          {draft.state === 'placed' || edits ? null : (
            <FormFrame form={form} label={t('drafts.takeBack')} className="row">
              <SendButton form={form} name="act" value="takeBack">
                {t('drafts.takeBack')}
              </SendButton>
              <SendButton form={form} name="act" value="delete" tone="danger">
                {t('drafts.delete')}
              </SendButton>
            </FormFrame>
          )}
        </Group>
        <Group title={t('drafts.lines')}>
          <ul className="ledger plain">
            {draft.items.map(({ itemId, qty, productData, prices }) => (
              <li key={itemId}>
                <span>
                  <strong className="num">{qty} ×</strong> {productData.name}
                </span>
                <strong className="num">{money(prices.base.row)}</strong>
              </li>
            ))}
          </ul>
        </Group>
      </div>
      <DraftSide view={view} money={money} />
    </div>
  );
}

function RemoveDraft({ orderSlug }: { orderSlug: string | undefined }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'offer' });
  const words = t(orderSlug ? 'edits.discard' : 'drafts.delete');
  return (
    <FormFrame form={form} label={words}>
      {orderSlug ? <input type="hidden" name="orderSlug" value={orderSlug} /> : null}
      <SendButton form={form} name="act" value="delete" tone="quiet">
        {words}
      </SendButton>
    </FormFrame>
  );
}
