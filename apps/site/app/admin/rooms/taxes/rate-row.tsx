import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SelectField, TextField } from '#site/kit/forms/form-fields.tsx';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { type RateTexts, rowField, type TaxesView } from './taxes-view.ts';

interface RateRowProps {
  form: SentForm;
  view: TaxesView;
  row: RateTexts;
  at: number;
}

/** The rates of one country from a day on; without a country the row goes. */
export function RateRow({ form, view, row, at }: RateRowProps) {
  const { t, number } = useStaffText();
  const { home, union, others, settings } = view;
  const isNew = row.country === '';
  const percent = {
    form,
    inputMode: 'decimal',
    'data-most': 6,
    autoComplete: 'off',
  } as const;
  const name = [home, ...union, ...others].find(({ iso }) => iso === row.country)?.name;
  return (
    <fieldset className="fieldset taxes__row">
      <legend className="vh">{name ?? t('taxes.newCountry')}</legend>
      <SelectField
        form={form}
        name={rowField.country(at)}
        label={t('taxes.country')}
        defaultValue={row.country}
      >
        <option value="">{t(isNew ? 'taxes.chooseCountry' : 'taxes.noCountry')}</option>
        {option(home)}
        <optgroup label={t('settings.countriesEu')}>{union.map(option)}</optgroup>
        <optgroup label={t('settings.countriesOther')}>{others.map(option)}</optgroup>
      </SelectField>
      <TextField
        form={form}
        name={rowField.from(at)}
        type="date"
        label={t('taxes.from')}
        defaultValue={row.from}
      />
      <TextField {...percent} name={rowField.rate(at)} label={t('taxes.rate')} defaultValue={row.rate} />
      {settings.taxClasses.map(({ id, name: label, rate }) => (
        <TextField
          key={id}
          {...percent}
          name={rowField.ofClass(at, id)}
          label={label}
          placeholder={row.country === home.iso ? number(rate) : row.rate}
          defaultValue={row.classes[id]}
          isOptional
        />
      ))}
    </fieldset>
  );
}

const option = ({ iso, name }: { iso: string; name: string }) => (
  <option key={iso} value={iso}>
    {name}
  </option>
);
