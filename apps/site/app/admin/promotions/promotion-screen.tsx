import { Link } from 'react-router';
import { CheckField } from '../../kit/forms/check-field.tsx';
import { SendButton, TextField } from '../../kit/forms/form-fields.tsx';
import { FormFrame } from '../../kit/forms/form-frame.tsx';
import { useSentForm } from '../../kit/forms/use-sent-form.ts';
import { useAddress } from '../../links/staff-addresses.ts';
import { Badge } from '../../ui/tag.tsx';
import { couponTones, promotionStateKeys, usesWords } from '../coupons/coupon-words.ts';
import { Conditions, Discount, ForWhat, Names, useDiscountLabels } from '../coupons/discount-fields.tsx';
import { AdminScreen } from '../frame/admin-screen.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import type { FullPromotion, PromotionView } from './promotion-view.ts';

/** One promotion for staff: its fields, when it is counted, whether it is on. */
export function PromotionScreen({ title, view }: { title: string; view: PromotionView }) {
  const text = useStaffText();
  const { t } = text;
  const all = useAddress()('adminPromotions');
  const { promotion } = view;
  return (
    <AdminScreen title={title}>
      <p className="row">
        {promotion ? (
          <Badge tone={couponTones[promotion.state]}>{t(promotionStateKeys[promotion.state])}</Badge>
        ) : null}
        {promotion ? (
          <span className="soft">
            {t('coupons.uses')}: {usesWords(promotion, text)}
          </span>
        ) : null}
        <Link className="link" to={all}>
          {t('promotions.all')}
        </Link>
      </p>
      <div className="coupon-desk">
        {/* Anew once it was saved: the fields then show what is kept. */}
        <PromotionForm key={promotion?.revision} view={view} />
        {promotion ? (
          <div className="coupon-desk__column">
            <SwitchPanel promotion={promotion} />
            <DeletePanel />
          </div>
        ) : null}
      </div>
    </AdminScreen>
  );
}

function PromotionForm({ view: { promotion, categories, languages } }: { view: PromotionView }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'promotion' });
  const labels = { ...useDiscountLabels(languages), priority: t('promotions.priority') };
  return (
    <FormFrame
      form={form}
      label={t('promotions.one')}
      labels={labels}
      className="stack stack--lg admin__form"
    >
      <input
        type="hidden"
        name="revision"
        value={form.answer?.shown?.revision ?? promotion?.revision ?? ''}
      />
      <p className="soft">{t('promotions.lead')}</p>
      <Names form={form} discount={promotion} languages={languages} />
      <Discount form={form} discount={promotion} />
      <Conditions form={form} discount={promotion} />
      <ForWhat form={form} discount={promotion} categories={categories} />
      <fieldset className="fieldset stack">
        <legend className="label">{t('promotions.among')}</legend>
        <TextField
          form={form}
          name="priority"
          label={t('promotions.priority')}
          hint={t('promotions.priorityHint')}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={String(promotion?.priority ?? 0)}
        />
        <CheckField form={form} name="isLast" label={t('promotions.last')} isTicked={promotion?.isLast} />
      </fieldset>
      <SendButton form={form} tone="primary">
        {t('form.save')}
      </SendButton>
    </FormFrame>
  );
}

function SwitchPanel({ promotion: { isActive } }: { promotion: FullPromotion }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'switch' });
  const words = t(isActive ? 'promotions.switchOff' : 'promotions.switchOn');
  return (
    <section className="panel stack" aria-labelledby="h-prekidac">
      <h2 id="h-prekidac">{t('coupons.state')}</h2>
      <p className="soft">{t('promotions.switchLead')}</p>
      <FormFrame form={form} label={words}>
        <input type="hidden" name="isActive" value={String(!isActive)} />
        <SendButton form={form}>{words}</SendButton>
      </FormFrame>
    </section>
  );
}

/** Asks once more: what is deleted does not come back. */
function DeletePanel() {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'delete' });
  return (
    <section className="panel" aria-label={t('promotions.delete')}>
      <details open={form.answer !== undefined}>
        <summary className="link">{t('promotions.delete')}</summary>
        <FormFrame form={form} label={t('promotions.delete')}>
          <p className="small soft">{t('promotions.deleteLead')}</p>
          <SendButton form={form} tone="danger">
            {t('coupons.deleteSend')}
          </SendButton>
        </FormFrame>
      </details>
    </section>
  );
}
