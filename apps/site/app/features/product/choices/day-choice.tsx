import type { OfferedDays } from '@izlog/contract/product/choices/day-rule';
import { daysBetween, isOfferedDay, weekdayOf } from '@izlog/contract/product/choices/offered-days';
import { type ReactNode, useId } from 'react';
import { useText } from '#site/i18n/use-text.tsx';
import { FieldError } from '#site/ui/controls/field.tsx';
import { fieldNames } from '../product-fields.ts';
import type { OptionView } from '../product-view.ts';

/** So many months stand open; those after them are folded. */
const monthsOpen = 2;

type DayChoiceProps = {
  option: OptionView & { days: OfferedDays };
  /** What is asked, with what the day adds to the price. */
  legend: ReactNode;
  answer: string | undefined;
  error: ReactNode;
};

/**
 * One of the days that a shop offers, as months of radio buttons: by press, by arrow keys, read out with their weekday, and
 * without scripts. What is closed or full cannot be chosen.
 */
export function DayChoice({ option, legend, answer, error }: DayChoiceProps) {
  const { t } = useText();
  const errorId = useId();
  const { days } = option;
  const months = [...Map.groupBy(daysBetween(days.first, days.last), (day) => day.slice(0, 7))];
  const isFree = (day: string) => isOfferedDay(days, day) && days.left[day] !== 0;
  const draw = ([month, list]: [string, string[]]) => (
    <Month key={month} {...{ month, list, option, answer, isFree }} />
  );
  const later = months.slice(monthsOpen);
  const isAny = months.some(([, list]) => list.some(isFree));
  return (
    <fieldset
      className="option"
      aria-describedby={error ? errorId : undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend>
        {legend}
        {option.required ? null : <span className="field__optional">{t('product.optional')}</span>}
      </legend>
      {option.required ? null : (
        <label className="word">
          <input
            type="radio"
            name={fieldNames.answer(option.option_title)}
            value=""
            defaultChecked={answer === undefined}
          />
          {t('product.anyDay')}
        </label>
      )}
      {months.slice(0, monthsOpen).map(draw)}
      {later.length > 0 ? (
        <details open={later.some(([, list]) => answer !== undefined && list.includes(answer)) || undefined}>
          <summary className="link">{t('product.laterDays')}</summary>
          <div className="option">{later.map(draw)}</div>
        </details>
      ) : null}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      <p className="hint">{isAny ? option.hint || t('product.daysHint') : t('product.noDays')}</p>
    </fieldset>
  );
}

type MonthProps = Pick<DayChoiceProps, 'option' | 'answer'> & {
  /** 2026-12 */
  month: string;
  list: readonly string[];
  isFree: (day: string) => boolean;
};

function Month({ month, list, option, answer, isFree }: MonthProps) {
  const { t, longDate } = useText();
  const weekdays = t('product.weekdays').split(' ');
  const short = t('product.weekdaysShort').split(' ');
  const before = weekdayOf(list[0] ?? '') - 1;
  return (
    <div className="days">
      <p className="small">
        {t('product.months').split(' ')[Number(month.slice(5)) - 1]} {month.slice(0, 4)}
      </p>
      <div className="days__grid">
        {short.map((name) => (
          <span key={name} className="tiny faint" aria-hidden="true">
            {name}
          </span>
        ))}
        {short.slice(0, before).map((name) => (
          <span key={name} />
        ))}
        {list.map((day) => (
          <label key={day} className="word">
            <input
              type="radio"
              name={fieldNames.answer(option.option_title)}
              value={day}
              disabled={!isFree(day)}
              defaultChecked={day === answer && isFree(day)}
              aria-label={`${weekdays[weekdayOf(day) - 1]}, ${longDate(`${day}T12:00:00Z`)}`}
            />
            {Number(day.slice(8))}
          </label>
        ))}
      </div>
    </div>
  );
}
