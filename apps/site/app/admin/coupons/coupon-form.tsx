import { SendButton, TextField } from '../../kit/forms/form-fields.tsx';
import { FormFrame } from '../../kit/forms/form-frame.tsx';
import { useSentForm } from '../../kit/forms/use-sent-form.ts';
import { useStaffText } from '../frame/staff-text.tsx';
import type { CouponView } from './coupons-view.ts';
import { Conditions, Discount, ForWhat, Names, useDiscountLabels } from './discount-fields.tsx';
import { DiscountSentence } from './discount-sentence.tsx';

/** The fields of a coupon: what it gives, when, on which conditions, for what and for whom. */
export function CouponForm({ view: { coupon, categories, segments, languages } }: { view: CouponView }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'coupon' });
  const labels = { code: t('coupons.code'), ...useDiscountLabels(languages) };
  return (
    <FormFrame
      form={form}
      label={t('coupons.coupon')}
      labels={labels}
      className="stack stack--lg admin__form"
    >
      {coupon ? null : (
        <TextField
          form={form}
          name="code"
          label={t('coupons.code')}
          hint={t('coupons.codeHint')}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <DiscountSentence discount={coupon} />
      <Names form={form} discount={coupon} languages={languages} />
      <Discount form={form} discount={coupon} />
      <Conditions form={form} discount={coupon} />
      <ForWhat form={form} discount={coupon} categories={categories} segments={segments} />
      <SendButton form={form} tone="primary">
        {t('form.save')}
      </SendButton>
    </FormFrame>
  );
}
