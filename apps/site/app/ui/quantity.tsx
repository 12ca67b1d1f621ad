import { type ChangeEvent, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

type QuantityProps = {
  name: string;
  defaultValue?: number;
  min?: number;
  max?: number;
  texts: { label: string; less: string; more: string };
  size?: 'base' | 'lg';
  /** The number after each step and after typing; not called while the box holds no number. */
  onChange?: (value: number) => void;
};

/** How many: a number box with less and more beside it. Without scripts the box alone works. */
export function Quantity({ name, defaultValue = 1, min = 1, max, texts, size, onChange }: QuantityProps) {
  const ref = useRef<HTMLInputElement>(null);
  const step = (by: 1 | -1) => {
    const input = ref.current;
    if (!input) return;
    const wanted = (input.valueAsNumber || min) + by;
    const next = Math.min(Math.max(wanted, min), max ?? Number.POSITIVE_INFINITY);
    if (next === input.valueAsNumber) return;
    input.value = String(next);
    onChange?.(next);
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    if (event.target.value !== '' && event.target.validity.valid) onChange?.(event.target.valueAsNumber);
  };
  return (
    <fieldset className={classNames('qty', size === 'lg' && 'qty--lg')}>
      <legend className="vh">{texts.label}</legend>
      <button type="button" aria-label={texts.less} onClick={() => step(-1)}>
        <Icon name="minus" />
      </button>
      <input
        ref={ref}
        type="number"
        name={name}
        defaultValue={defaultValue}
        min={min}
        max={max}
        inputMode="numeric"
        aria-label={texts.label}
        onChange={type}
      />
      <button type="button" aria-label={texts.more} onClick={() => step(1)}>
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
