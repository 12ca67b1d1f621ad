import { type ChangeEvent, useEffect, useState } from 'react';
import { useText } from '#site/i18n/use-text.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { DateInput, TextInput } from '#site/ui/controls/text-input.tsx';
import type { FilterControlProps } from './filter-control.ts';
import { mayBeEnd, type RangeEnds, readEnds, writeEnds } from './range-ends.ts';

/** The two ends of numbers (CATALOG-027). */
export const NumberRange = (props: FilterControlProps) => <RangeFilter {...props} />;

/** The two ends of days (CATALOG-028). */
export const DateRange = (props: FilterControlProps) => <RangeFilter {...props} isDate />;

/** From and to. Without scripts the two ends are sent as `.min` and `.max`. */
function RangeFilter({
  filter,
  value,
  onChange,
  prefix,
  isDate = false,
}: FilterControlProps & { isDate?: boolean }) {
  const { t, number } = useText();
  const [ends, setEnds] = useState(() => readEnds(value, isDate));
  const { min, max } = filter.values[0] ?? {};
  useEffect(() => {
    // What is being typed stays; only another address (a chip taken away) changes the boxes.
    setEnds((typed) => (writeEnds(typed, isDate, { min, max }) === value ? typed : readEnds(value, isDate)));
  }, [value, isDate, min, max]);

  const change = (next: RangeEnds) => {
    setEnds(next);
    const lower = isDate || mayBeEnd(next.from, { min, max: next.to === '' ? max : Number(next.to) });
    const upper = isDate || mayBeEnd(next.to, { min: next.from === '' ? min : Number(next.from), max });
    if (lower && upper) onChange(writeEnds(next, isDate, { min, max }));
  };
  const end = (name: 'from' | 'to', label: string, limit: number | undefined) => {
    const isFrom = name === 'from';
    const common = {
      name: `${filter.code}.${isFrom ? 'min' : 'max'}`,
      value: ends[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => change({ ...ends, [name]: event.target.value }),
    };
    return (
      <Field id={`${prefix}-${filter.code}-${name}`} label={label}>
        {(control) =>
          isDate ? (
            <DateInput
              {...control}
              {...common}
              min={(!isFrom && ends.from) || undefined}
              max={(isFrom && ends.to) || undefined}
              emptyWords={t('list.anyDay')}
            />
          ) : (
            <TextInput
              {...control}
              type="number"
              inputMode="decimal"
              className="num"
              {...common}
              min={(!isFrom && ends.from) || min}
              max={(isFrom && ends.to) || max}
              placeholder={limit === undefined ? undefined : number(limit)}
            />
          )
        }
      </Field>
    );
  };
  return (
    <div className="range">
      {end('from', t(isDate ? 'list.from' : 'list.min'), min)}
      {end('to', t(isDate ? 'list.to' : 'list.max'), max)}
    </div>
  );
}
