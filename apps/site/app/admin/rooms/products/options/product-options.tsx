import type { SaidOption } from '@izlog/contract/product/record/said-lists';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { typedPrice } from '#site/admin/ground/frame/typed/read-price.ts';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { SelectField, TextField } from '#site/kit/forms/form-fields.tsx';
import type { GroupProps } from '../product-view.ts';
import { OptionDays } from './option-days.tsx';
import { isChoice, mostOptions, mostValues, optionKinds, optionKindWords } from './option-kinds.ts';

/**
 * What the buyer may say about the product: each option folded, then an empty one. Lines for new choices stand below those
 * that are there, so that it works without scripts.
 */
export function ProductOptions({ form, view }: GroupProps) {
  const { t } = useStaffText();
  const known = view.record?.customOptions ?? [];
  const places = Array.from({ length: Math.min(known.length + 1, mostOptions) }, (_, place) => place);
  return (
    <div className="stack">
      <p className="small soft">{t('products.optionsLead')}</p>
      {places.map((place) => (
        <Option key={known[place]?.title ?? 'new'} {...{ form, view, place }} option={known[place]} />
      ))}
    </div>
  );
}

type OptionProps = GroupProps & { place: number; option: SaidOption | undefined };

function Option({ form, view, place, option }: OptionProps) {
  const { t, locale, money } = useStaffText();
  const { languages } = view;
  const at = (name: string) => `option-${place}-${name}`;
  const first = languages[0]?.code ?? '';
  const name = option ? (option.label[first] ?? option.title) : t('products.optionNew');
  const single = option && !isChoice(option.inputType) ? option.values[0] : undefined;
  const isWrong = Object.keys(form.faults).some((field) => field.startsWith(at('')));
  const number = (field: 'maxLength' | 'min' | 'max', label: 'optionLength' | 'optionMin' | 'optionMax') => (
    <TextField
      form={form}
      name={at(field)}
      className="f4 f-half"
      label={t(`products.${label}`)}
      inputMode="decimal"
      autoComplete="off"
      isOptional
      defaultValue={option?.[field]?.toLocaleString(locale, { useGrouping: false })}
    />
  );
  return (
    <details className="row-form" open={isWrong || undefined}>
      <summary>
        <span className="link">{name}</span>{' '}
        {option ? (
          <span className="soft small">
            {t(option.days ? 'products.optionDay' : optionKindWords[option.inputType ?? 'text'])}
            {single?.surcharge ? `, +${money(single.surcharge)}` : null}
          </span>
        ) : null}
      </summary>
      {option ? <input type="hidden" name={at('title')} value={option.title} /> : null}
      <div className="fields">
        {languages.map(({ code, code2, name: language }) => (
          <TextField
            key={code}
            form={form}
            name={at(`label-${code}`)}
            className="f6"
            lang={code2}
            label={`${t('products.optionName')} (${language})`}
            data-most={200}
            isOptional
            defaultValue={option?.label[code]}
          />
        ))}
        <SelectField
          form={form}
          name={at('kind')}
          className="f6"
          label={t('products.optionKind')}
          defaultValue={option?.inputType ?? 'text'}
        >
          {optionKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(optionKindWords[kind])}
            </option>
          ))}
        </SelectField>
        <TextField
          form={form}
          name={at('surcharge')}
          className="f6 f-half"
          label={t('products.surcharge')}
          hint={t('products.surchargeHint')}
          inputMode="decimal"
          autoComplete="off"
          isOptional
          defaultValue={typedPrice(single?.surcharge, locale)}
        />
        {languages.map(({ code, code2, name: language }) => (
          <TextField
            key={code}
            form={form}
            name={at(`hint-${code}`)}
            className="f6"
            lang={code2}
            label={`${t('products.optionHint')} (${language})`}
            data-most={500}
            isOptional
            defaultValue={option?.hint[code]}
          />
        ))}
        {number('maxLength', 'optionLength')}
        {number('min', 'optionMin')}
        {number('max', 'optionMax')}
        <CheckField
          form={form}
          name={at('required')}
          label={t('products.optionRequired')}
          isTicked={option?.isRequired}
        />
        {option ? <CheckField form={form} name={at('remove')} label={t('products.optionRemove')} /> : null}
      </div>
      {option && option.inputType !== 'date' ? null : (
        <OptionDays form={form} place={place} days={option?.days ?? null} />
      )}
      {single ? null : <Values {...{ form, view, place, option }} />}
    </details>
  );
}

/** The choices of an option, and two lines for new ones. */
function Values({ form, view: { languages }, place, option }: OptionProps) {
  const { t, locale } = useStaffText();
  const known = option && isChoice(option.inputType) ? option.values : [];
  const lines = Array.from({ length: Math.min(known.length + 2, mostValues) }, (_, line) => line);
  return (
    <fieldset className="fieldset">
      <legend className="label">{t('products.choices')}</legend>
      <p className="small soft">{t('products.choicesLead')}</p>
      {lines.map((line) => {
        const value = known[line];
        const at = (name: string) => `option-${place}-value-${line}-${name}`;
        const field = { form, autoComplete: 'off', isOptional: true } as const;
        return (
          <div key={value?.sku ?? `new ${line}`} className="fields">
            {languages.map(({ code, code2, name }) => (
              <TextField
                key={code}
                {...field}
                name={at(`label-${code}`)}
                className="f4"
                lang={code2}
                label={`${t('products.choice', { number: line + 1 })} (${name})`}
                data-most={200}
                defaultValue={value?.label[code]}
              />
            ))}
            <TextField
              {...field}
              name={at('sku')}
              className="f4 f-half"
              label={t('products.choiceSku')}
              data-most={100}
              spellCheck={false}
              defaultValue={value?.sku}
            />
            <TextField
              {...field}
              name={at('surcharge')}
              className="f4 f-half"
              label={t('products.surcharge')}
              inputMode="decimal"
              defaultValue={typedPrice(value?.surcharge, locale)}
            />
            <TextField
              {...field}
              name={at('price')}
              className="f4 f-half"
              label={t('products.ownPrice')}
              inputMode="decimal"
              defaultValue={typedPrice(value?.price, locale)}
            />
            {option?.inputType === 'visualSwatch' ? (
              <TextField
                {...field}
                name={at('color')}
                className="f4 f-half"
                label={t('products.choiceColour')}
                data-most={50}
                defaultValue={value?.color ?? undefined}
              />
            ) : null}
          </div>
        );
      })}
    </fieldset>
  );
}
