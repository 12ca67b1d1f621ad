import { type ChangeEvent, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';

type QuantityProps = {
  name: string;
  defaultValue?: number;
  /** What the box shows now, where somebody else may change it too; a box in use is not written into. */
  value?: number;
  min?: number;
  max?: number;
  /** Pieces of one step. */
  by?: number;
  texts: { label: string; less: string; more: string };
  size?: 'base' | 'lg';
  /** The number after each step and after typing; not called while the box holds no number. */
  onChange?: (value: number) => void;
  /** The text after each step and after typing, whatever it is. */
  onType?: (text: string) => void;
  /** Id of the words that say what is wrong with the number. */
  errorId?: string;
};

/** How many: a number box with less and more beside it. Without scripts the box alone works. */
export function Quantity({
  name,
  value,
  defaultValue = value ?? 1,
  min = 1,
  max,
  by = 1,
  texts,
  size,
  onChange,
  onType,
  errorId,
}: QuantityProps) {
  const ref = useRef<HTMLInputElement>(null);
  const show = () => {
    if (ref.current && value !== undefined && ref.current.valueAsNumber !== value)
      ref.current.value = String(value);
  };
  useEffect(() => {
    if (document.activeElement !== ref.current) show();
  });
  const step = (direction: 1 | -1) => {
    const input = ref.current;
    if (!input) return;
    const wanted = (input.valueAsNumber || min) + direction * by;
    const next = Math.min(Math.max(wanted, min), max ?? Number.POSITIVE_INFINITY);
    if (next === input.valueAsNumber) return;
    input.value = String(next);
    onChange?.(next);
    onType?.(input.value);
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    onType?.(event.target.value);
    if (event.target.value !== '' && event.target.validity.valid) onChange?.(event.target.valueAsNumber);
  };
  return (
    <fieldset className={classNames('qty', size === 'lg' && 'qty--lg')}>
      <legend className="vh">{texts.label}</legend>
      <button type="button" data-each="" aria-label={texts.less} onClick={() => step(-1)}>
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
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        onChange={type}
        onBlur={show}
      />
      <button type="button" data-each="" aria-label={texts.more} onClick={() => step(1)}>
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
