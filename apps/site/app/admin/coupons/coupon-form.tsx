import { CheckField } from '../../kit/forms/check-field.tsx';
import { SelectField, SendButton, TextField } from '../../kit/forms/form-fields.tsx';
import { FormFrame } from '../../kit/forms/form-frame.tsx';
import { TextAreaField } from '../../kit/forms/text-area-field.tsx';
import { type SentForm, useSentForm } from '../../kit/forms/use-sent-form.ts';
import { Checkbox } from '../../ui/controls/choice.tsx';
import { lastDayOf, shopDayOf } from '../frame/shop-day.ts';
import { useStaffText } from '../frame/staff-text.tsx';
import { couponKindKeys } from './coupon-words.ts';
import type { CategoryTick, CouponView, FullCoupon } from './coupons-view.ts';

type FieldsProps = { form: SentForm; coupon: FullCoupon | null };

/** The fields of a coupon: what it gives, when, on which conditions, for what and for whom. */
export function CouponForm({ view: { coupon, categories, languages } }: { view: CouponView }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'coupon' });
  const labels = {
    code: t('coupons.code'),
    ...Object.fromEntries(
      languages.map(({ code, name }) => [`name-${code}`, `${t('coupons.name')} (${name})`]),
    ),
    kind: t('coupons.kind'),
    value: t('coupons.value'),
    from: t('coupons.from'),
    to: t('coupons.to'),
    minTotal: t('coupons.minTotal'),
    minQuantity: t('coupons.minQuantity'),
    usageLimit: t('coupons.usageLimit'),
    customerLimit: t('coupons.customerLimit'),
    skus: t('coupons.skus'),
    emails: t('coupons.emails'),
  };
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
      {languages.map(({ code, code2, name, isDefault }) => (
        <TextField
          key={code}
          form={form}
          name={`name-${code}`}
          label={`${t('coupons.name')} (${name})`}
          hint={isDefault ? t('coupons.nameHint') : undefined}
          lang={code2}
          maxLength={150}
          isOptional={!isDefault}
          defaultValue={coupon?.names[code]}
        />
      ))}
      <Discount form={form} coupon={coupon} />
      <Conditions form={form} coupon={coupon} />
      <ForWhat form={form} coupon={coupon} categories={categories} />
      <SendButton form={form} tone="primary">
        {t('form.save')}
      </SendButton>
    </FormFrame>
  );
}

function Discount({ form, coupon }: FieldsProps) {
  const { t, number } = useStaffText();
  return (
    <fieldset className="fieldset coupon-form__pair">
      <legend className="label">{t('coupons.discount')}</legend>
      <SelectField form={form} name="kind" label={t('coupons.kind')} defaultValue={coupon?.kind ?? 'percent'}>
        {Object.entries(couponKindKeys).map(([kind, key]) => (
          <option key={kind} value={kind}>
            {t(key)}
          </option>
        ))}
      </SelectField>
      <TextField
        form={form}
        name="value"
        label={t('coupons.value')}
        hint={t('coupons.valueHint')}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={coupon && coupon.value > 0 ? typed(coupon.value, number) : undefined}
      />
      <CheckField
        form={form}
        name="isFreeDelivery"
        label={t('coupons.freeDelivery')}
        isTicked={coupon?.isFreeDelivery}
      />
      <CheckField
        form={form}
        name="isActive"
        label={t('coupons.active')}
        isTicked={coupon?.isActive ?? true}
      />
    </fieldset>
  );
}

function Conditions({ form, coupon }: FieldsProps) {
  const { t, number } = useStaffText();
  const count = (value: number | null | undefined) => (value ? String(value) : undefined);
  return (
    <fieldset className="fieldset coupon-form__pair">
      <legend className="label">{t('coupons.conditions')}</legend>
      <TextField
        form={form}
        name="from"
        type="date"
        label={t('coupons.from')}
        isOptional
        defaultValue={coupon?.validFrom ? shopDayOf(coupon.validFrom) : undefined}
      />
      <TextField
        form={form}
        name="to"
        type="date"
        label={t('coupons.to')}
        isOptional
        defaultValue={coupon?.validTo ? lastDayOf(coupon.validTo) : undefined}
      />
      <TextField
        form={form}
        name="minTotal"
        label={t('coupons.minTotal')}
        inputMode="decimal"
        autoComplete="off"
        isOptional
        defaultValue={coupon?.minTotal ? typed(coupon.minTotal, number) : undefined}
      />
      <TextField
        form={form}
        name="minQuantity"
        label={t('coupons.minQuantity')}
        inputMode="numeric"
        autoComplete="off"
        isOptional
        defaultValue={count(coupon?.minQuantity)}
      />
      <TextField
        form={form}
        name="usageLimit"
        label={t('coupons.usageLimit')}
        hint={t('coupons.limitHint')}
        inputMode="numeric"
        autoComplete="off"
        isOptional
        defaultValue={count(coupon?.usageLimit)}
      />
      <TextField
        form={form}
        name="customerLimit"
        label={t('coupons.customerLimit')}
        hint={t('coupons.limitHint')}
        inputMode="numeric"
        autoComplete="off"
        isOptional
        defaultValue={count(coupon?.customerLimit)}
      />
      <CheckField
        form={form}
        name="isWithoutReduced"
        label={t('coupons.withoutReduced')}
        isTicked={coupon?.isWithoutReduced}
      />
      <CheckField
        form={form}
        name="isForMembers"
        label={t('coupons.members')}
        isTicked={coupon?.isForMembers}
      />
    </fieldset>
  );
}

function ForWhat({ form, coupon, categories }: FieldsProps & { categories: readonly CategoryTick[] }) {
  const { t } = useStaffText();
  const ticked =
    form.typed.categories?.split(' ') ?? (form.typed.kind ? [] : coupon?.categoryIds.map(String)) ?? [];
  const shown = new Set(categories.map(({ id }) => id));
  return (
    <fieldset className="fieldset stack">
      <legend className="label">{t('coupons.forWhat')}</legend>
      <p className="small soft">{t('coupons.forWhatLead')}</p>
      {/* Categories that nobody sees now keep their place. */}
      {coupon?.categoryIds
        .filter((id) => !shown.has(id))
        .map((id) => (
          <input key={id} type="hidden" name="categories" value={id} />
        ))}
      {categories.length > 0 ? (
        <details open={ticked.length > 0}>
          <summary className="link">{t('coupons.categories')}</summary>
          <ul className="plain coupon-form__categories">
            {categories.map(({ id, name, depth }) => (
              <li key={id} data-depth={depth || undefined}>
                <Checkbox
                  name="categories"
                  value={id}
                  label={name}
                  defaultChecked={ticked.includes(String(id))}
                />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <TextAreaField
        form={form}
        name="skus"
        label={t('coupons.skus')}
        hint={t('coupons.skusHint')}
        rows={2}
        maxLength={20_000}
        isOptional
        defaultValue={coupon?.products.flatMap(({ sku }) => sku ?? []).join(', ')}
      />
      <TextAreaField
        form={form}
        name="emails"
        label={t('coupons.emails')}
        hint={t('coupons.emailsHint')}
        rows={2}
        maxLength={20_000}
        isOptional
        defaultValue={coupon?.customers.map(({ email }) => email).join('\n')}
      />
    </fieldset>
  );
}

/** A number as one would type it: without marks between thousands, which could be read in two ways. */
const typed = (value: number, number: (value: number) => string): string =>
  value < 1000 ? number(value) : String(value);
