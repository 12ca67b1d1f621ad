import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
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
  const input = isDate
    ? ({ type: 'date' } as const)
    : ({ type: 'number', inputMode: 'decimal', className: 'num' } as const);
  return (
    <div className="range">
      <Field id={`${prefix}-${filter.code}-from`} label={isDate ? t('list.from') : t('list.min')}>
        {(control) => (
          <TextInput
            {...control}
            {...input}
            name={`${filter.code}.min`}
            value={ends.from}
            min={isDate ? undefined : min}
            max={ends.to || (isDate ? undefined : max)}
            placeholder={isDate || min === undefined ? undefined : number(min)}
            onChange={(event) => change({ ...ends, from: event.target.value })}
          />
        )}
      </Field>
      <Field id={`${prefix}-${filter.code}-to`} label={isDate ? t('list.to') : t('list.max')}>
        {(control) => (
          <TextInput
            {...control}
            {...input}
            name={`${filter.code}.max`}
            value={ends.to}
            min={ends.from || (isDate ? undefined : min)}
            max={isDate ? undefined : max}
            placeholder={isDate || max === undefined ? undefined : number(max)}
            onChange={(event) => change({ ...ends, to: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}
