import type { SiteLanguage } from '../../i18n/site-language.ts';
import { CheckField } from '../../kit/forms/check-field.tsx';
import { SelectField, TextField } from '../../kit/forms/form-fields.tsx';
import { TextAreaField } from '../../kit/forms/text-area-field.tsx';
import type { SentForm } from '../../kit/forms/use-sent-form.ts';
import { Checkbox } from '../../ui/controls/choice.tsx';
import { lastDayOf, shopDayOf } from '../frame/shop-day.ts';
import { useStaffText } from '../frame/staff-text.tsx';
import { couponKindKeys } from './coupon-words.ts';
import type { CouponView, FullDiscount } from './coupons-view.ts';

type FieldsProps = { form: SentForm; discount: FullDiscount | null };

/** How the fields of a discount are called, for the list of what is wrong. */
export function useDiscountLabels(languages: readonly SiteLanguage[]): Record<string, string> {
  const { t } = useStaffText();
  return {
    ...Object.fromEntries(
      languages.map(({ code, name }) => [`name-${code}`, `${t('coupons.name')} (${name})`]),
    ),
    kind: t('coupons.kind'),
    value: t('coupons.value'),
    buyQuantity: t('coupons.buyQuantity'),
    payQuantity: t('coupons.payQuantity'),
    giftSku: t('coupons.giftSku'),
    segmentId: t('coupons.segment'),
    from: t('coupons.from'),
    to: t('coupons.to'),
    minTotal: t('coupons.minTotal'),
    minQuantity: t('coupons.minQuantity'),
    usageLimit: t('coupons.usageLimit'),
    customerLimit: t('coupons.customerLimit'),
    skus: t('coupons.skus'),
    emails: t('coupons.emails'),
  };
}

/** What a discount is called, in each language of the site. */
export function Names({ form, discount, languages }: FieldsProps & { languages: readonly SiteLanguage[] }) {
  const { t } = useStaffText();
  return languages.map(({ code, code2, name, isDefault }) => (
    <TextField
      key={code}
      form={form}
      name={`name-${code}`}
      label={`${t('coupons.name')} (${name})`}
      hint={isDefault ? t('coupons.nameHint') : undefined}
      lang={code2}
      maxLength={150}
      isOptional={!isDefault}
      defaultValue={discount?.names[code]}
    />
  ));
}

/** What it gives. */
export function Discount({ form, discount }: FieldsProps) {
  const { t, number } = useStaffText();
  return (
    <fieldset className="fieldset coupon-form__pair">
      <legend className="label">{t('coupons.discount')}</legend>
      <SelectField
        form={form}
        name="kind"
        label={t('coupons.kind')}
        defaultValue={discount?.kind ?? 'percent'}
      >
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
        defaultValue={discount && discount.value > 0 ? typed(discount.value, number) : undefined}
      />
      <TextField
        form={form}
        name="buyQuantity"
        label={t('coupons.buyQuantity')}
        hint={t('coupons.buyQuantityHint')}
        inputMode="numeric"
        autoComplete="off"
        isOptional
        defaultValue={discount?.buyQuantity ? String(discount.buyQuantity) : undefined}
      />
      <TextField
        form={form}
        name="payQuantity"
        label={t('coupons.payQuantity')}
        hint={t('coupons.payQuantityHint')}
        inputMode="numeric"
        autoComplete="off"
        isOptional
        defaultValue={discount?.payQuantity ? String(discount.payQuantity) : undefined}
      />
      <TextField
        form={form}
        name="giftSku"
        label={t('coupons.giftSku')}
        hint={discount?.gifts.map(({ name }) => name).join(', ') || t('coupons.giftSkuHint')}
        autoComplete="off"
        isOptional
        maxLength={500}
        defaultValue={discount?.gifts.flatMap(({ sku }) => sku ?? []).join(', ')}
      />
      <CheckField
        form={form}
        name="isFreeDelivery"
        label={t('coupons.freeDelivery')}
        isTicked={discount?.isFreeDelivery}
      />
      <CheckField
        form={form}
        name="isActive"
        label={t('coupons.active')}
        isTicked={discount?.isActive ?? true}
      />
    </fieldset>
  );
}

/** When, from which cart on, how often. */
export function Conditions({ form, discount }: FieldsProps) {
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
        defaultValue={discount?.validFrom ? shopDayOf(discount.validFrom) : undefined}
      />
      <TextField
        form={form}
        name="to"
        type="date"
        label={t('coupons.to')}
        isOptional
        defaultValue={discount?.validTo ? lastDayOf(discount.validTo) : undefined}
      />
      <TextField
        form={form}
        name="minTotal"
        label={t('coupons.minTotal')}
        inputMode="decimal"
        autoComplete="off"
        isOptional
        defaultValue={discount?.minTotal ? typed(discount.minTotal, number) : undefined}
      />
      <TextField
        form={form}
        name="minQuantity"
        label={t('coupons.minQuantity')}
        inputMode="numeric"
        autoComplete="off"
        isOptional
        defaultValue={count(discount?.minQuantity)}
      />
      <TextField
        form={form}
        name="usageLimit"
        label={t('coupons.usageLimit')}
        hint={t('coupons.limitHint')}
        inputMode="numeric"
        autoComplete="off"
        isOptional
        defaultValue={count(discount?.usageLimit)}
      />
      <TextField
        form={form}
        name="customerLimit"
        label={t('coupons.customerLimit')}
        hint={t('coupons.limitHint')}
        inputMode="numeric"
        autoComplete="off"
        isOptional
        defaultValue={count(discount?.customerLimit)}
      />
      <CheckField
        form={form}
        name="isWithoutReduced"
        label={t('coupons.withoutReduced')}
        isTicked={discount?.isWithoutReduced}
      />
      <CheckField
        form={form}
        name="isForMembers"
        label={t('coupons.members')}
        isTicked={discount?.isForMembers}
      />
    </fieldset>
  );
}

/** For which goods and buyers. */
export function ForWhat({
  form,
  discount,
  categories,
  segments,
}: FieldsProps & Pick<CouponView, 'categories' | 'segments'>) {
  const { t } = useStaffText();
  const ticked =
    form.typed.categories?.split(' ') ?? (form.typed.kind ? [] : discount?.categoryIds.map(String)) ?? [];
  const shown = new Set(categories.map(({ id }) => id));
  return (
    <fieldset className="fieldset stack">
      <legend className="label">{t('coupons.forWhat')}</legend>
      <p className="small soft">{t('coupons.forWhatLead')}</p>
      {/* Categories that nobody sees now keep their place. */}
      {discount?.categoryIds
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
        defaultValue={discount?.products.flatMap(({ sku }) => sku ?? []).join(', ')}
      />
      {segments.length > 0 ? (
        <SelectField
          form={form}
          name="segmentId"
          label={t('coupons.segment')}
          hint={t('coupons.segmentHint')}
          defaultValue={String(discount?.segmentId ?? '')}
        >
          <option value="">{t('coupons.everySegment')}</option>
          {segments.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
      <TextAreaField
        form={form}
        name="emails"
        label={t('coupons.emails')}
        hint={t('coupons.emailsHint')}
        rows={2}
        maxLength={20_000}
        isOptional
        defaultValue={discount?.customers.map(({ email }) => email).join('\n')}
      />
    </fieldset>
  );
}

/** A number as one would type it: without marks between thousands, which could be read in two ways. */
const typed = (value: number, number: (value: number) => string): string =>
  value < 1000 ? number(value) : String(value);
