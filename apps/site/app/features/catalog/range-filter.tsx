import { type ChangeEvent, useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { DateInput, TextInput } from '../../ui/controls/text-input.tsx';
import type { FilterControlProps } from './filter-control.ts';
import { mayBeEnd, type RangeEnds, readEnds, writeEnds } from './range-ends.ts';

/** From and to: numbers (CATALOG-027) or dates (CATALOG-028). Without scripts the two ends are sent as `.min` and `.max`. */
export function RangeFilter({ filter, value, onChange, prefix }: FilterControlProps) {
  const { t, number } = useText();
  const isDate = filter.type !== 'Number';
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
  const ofEnd = (end: 'from' | 'to') => ({
    name: `${filter.code}.${end === 'from' ? 'min' : 'max'}`,
    value: ends[end],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change({ ...ends, [end]: event.target.value }),
  });
  if (isDate) {
    return (
      <div className="range">
        <Field id={`${prefix}-${filter.code}-from`} label={t('list.from')}>
          {(control) => (
            <DateInput
              {...control}
              {...ofEnd('from')}
              max={ends.to || undefined}
              emptyWords={t('list.anyDay')}
            />
          )}
        </Field>
        <Field id={`${prefix}-${filter.code}-to`} label={t('list.to')}>
          {(control) => (
            <DateInput
              {...control}
              {...ofEnd('to')}
              min={ends.from || undefined}
              emptyWords={t('list.anyDay')}
            />
          )}
        </Field>
      </div>
    );
  }
  const input = { type: 'number', inputMode: 'decimal', className: 'num' } as const;
  return (
    <div className="range">
      <Field id={`${prefix}-${filter.code}-from`} label={t('list.min')}>
        {(control) => (
          <TextInput
            {...control}
            {...input}
            {...ofEnd('from')}
            min={min}
            max={ends.to || max}
            placeholder={min === undefined ? undefined : number(min)}
          />
        )}
      </Field>
      <Field id={`${prefix}-${filter.code}-to`} label={t('list.max')}>
        {(control) => (
          <TextInput
            {...control}
            {...input}
            {...ofEnd('to')}
            min={ends.from || min}
            max={max}
            placeholder={max === undefined ? undefined : number(max)}
          />
        )}
      </Field>
    </div>
  );
}
