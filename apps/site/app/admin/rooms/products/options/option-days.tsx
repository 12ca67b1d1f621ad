import type { DayRule } from '@izlog/contract/product/choices/day-rule';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { TextField } from '#site/kit/forms/form-fields.tsx';
import { TextAreaField } from '#site/kit/forms/text-area-field.tsx';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import type { GroupProps } from '../product-view.ts';
import { writtenDays } from './written-days.ts';

/** Which days a buyer may choose of a date, and how many pieces each has; without a tick any day may be written. */
export function OptionDays({
  form,
  place,
  days,
}: Pick<GroupProps, 'form'> & { place: number; days: DayRule | null }) {
  const { t, shortDate } = useStaffText();
  const at = (name: string) => `option-${place}-days${name}`;
  const isTyped = Object.keys(form.typed).length > 0;
  const number = (
    field: 'leadDays' | 'untilHour' | 'latestDays' | 'perDay',
    { isOptional = false, usual }: { isOptional?: boolean; usual?: number } = {},
  ) => (
    <TextField
      form={form}
      name={at(`-${field}`)}
      className="f4 f-half"
      label={t(`products.${field}`)}
      hint={t(`products.${field}Hint`)}
      inputMode="numeric"
      autoComplete="off"
      isOptional={isOptional}
      defaultValue={(days ? days[field] : usual)?.toString()}
    />
  );
  const weekdays = t('products.weekdays').split(' ');
  return (
    <fieldset className="fieldset">
      <legend className="label">{t('products.days')}</legend>
      <p className="small soft">{t('products.daysLead')}</p>
      <CheckField form={form} name={at('')} label={t('products.daysOnly')} isTicked={days !== null} />
      <div className="fields">
        {number('leadDays', { usual: 1 })}
        {number('untilHour', { isOptional: true })}
        {number('latestDays', { usual: 60 })}
        {number('perDay', { isOptional: true })}
      </div>
      <fieldset className="fieldset">
        <legend className="small">{t('products.closedWeekdays')}</legend>
        <ul className="plain goods__ticks">
          {weekdays.map((name, index) => (
            <li key={name}>
              <Checkbox
                name={at(`-weekday-${index + 1}`)}
                value="true"
                label={name}
                defaultChecked={
                  isTyped
                    ? form.typed[at(`-weekday-${index + 1}`)] === 'true'
                    : days?.closedWeekdays.includes(index + 1)
                }
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <TextAreaField
        form={form}
        name={at('-closed')}
        label={t('products.closedDays')}
        hint={t('products.closedDaysHint')}
        rows={3}
        isOptional
        defaultValue={writtenDays(days?.closedDays ?? [], shortDate)}
      />
    </fieldset>
  );
}
