import { Link } from 'react-router';
import { CheckField } from '../../kit/forms/check-field.tsx';
import { SendButton, TextField } from '../../kit/forms/form-fields.tsx';
import { FormFrame } from '../../kit/forms/form-frame.tsx';
import { useSentForm } from '../../kit/forms/use-sent-form.ts';
import { useAddress } from '../../links/staff-addresses.ts';
import { Badge } from '../../ui/tag.tsx';
import { couponTones, promotionStateKeys, usesWords } from '../coupons/coupon-words.ts';
import { Conditions, Discount, ForWhat, Names, useDiscountLabels } from '../coupons/discount-fields.tsx';
import { DiscountSentence } from '../coupons/discount-sentence.tsx';
import { AdminScreen } from '../frame/admin-screen.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import { SwitchPanel } from '../frame/switch-panel.tsx';
import { DeletePanel } from '../resource/delete-panel.tsx';
import type { PromotionView } from './promotion-view.ts';

/** One promotion for staff: its fields, when it is counted, whether it is on. */
export function PromotionScreen({ title, view }: { title: string; view: PromotionView }) {
  const text = useStaffText();
  const { t } = text;
  const address = useAddress();
  const all = address('adminPromotions');
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
        <Link className="link" to={address('adminWhy')}>
          {t('why.title')}
        </Link>
      </p>
      <div className="coupon-desk">
        {/* Anew once it was saved: the fields then show what is kept. */}
        <PromotionForm key={promotion?.revision} view={view} />
        {promotion ? (
          <div className="coupon-desk__column">
            <SwitchPanel
              isActive={promotion.isActive}
              words={{
                title: 'coupons.state',
                on: 'promotions.switchOn',
                off: 'promotions.switchOff',
                lead: 'promotions.switchLead',
              }}
            />
            <DeletePanel words={{ title: 'promotions.delete', lead: 'promotions.deleteLead' }} />
          </div>
        ) : null}
      </div>
    </AdminScreen>
  );
}

function PromotionForm({ view: { promotion, categories, segments, languages } }: { view: PromotionView }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'promotion' });
  const labels = {
    ...useDiscountLabels(languages),
    priority: t('promotions.priority'),
    stackGroup: t('promotions.group'),
  };
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
      <DiscountSentence discount={promotion} />
      <Names form={form} discount={promotion} languages={languages} />
      <Discount form={form} discount={promotion} />
      <Conditions form={form} discount={promotion} />
      <ForWhat form={form} discount={promotion} categories={categories} segments={segments} />
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
        <TextField
          form={form}
          name="stackGroup"
          label={t('promotions.group')}
          hint={t('promotions.groupHint')}
          autoComplete="off"
          isOptional
          maxLength={50}
          defaultValue={promotion?.stackGroup ?? undefined}
        />
        <CheckField form={form} name="isLast" label={t('promotions.last')} isTicked={promotion?.isLast} />
      </fieldset>
      <SendButton form={form} tone="primary">
        {t('form.save')}
      </SendButton>
    </FormFrame>
  );
}
