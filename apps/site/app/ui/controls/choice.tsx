import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from './field.tsx';

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  /** A number at the end of the row, as in filters. */
  count?: ReactNode;
};

/** A box to tick, in a row of at least 44 px on touch. A required one (consents) has a star before its words. */
export function Checkbox(props: ChoiceProps & { error?: ReactNode }) {
  const { error, id, ...choice } = props;
  const ownId = useId();
  const boxId = id ?? ownId;
  // Its words stand around it: an id is needed for an error only.
  if (!error) return <Choice {...choice} id={id} type="checkbox" />;
  return (
    <div>
      <Choice {...choice} id={boxId} type="checkbox" aria-invalid aria-describedby={`${boxId}-error`} />
      <FieldError id={`${boxId}-error`}>{error}</FieldError>
    </div>
  );
}

/** One of several; give all of a group the same `name`. */
export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" />;
}

function Choice({ label, count, className, ...input }: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={classNames('check', className)}>
      <input {...input} />
      <span>
        {input.required && input.type === 'checkbox' ? (
          <span className="star" aria-hidden="true">
            *{' '}
          </span>
        ) : null}
        {label}
        {count === undefined ? null : <span className="check__count">{count}</span>}
      </span>
    </label>
  );
}

type RadioGroupProps = {
  legend: ReactNode;
  name: string;
  options: { value: string; label: ReactNode; count?: ReactNode; disabled?: boolean }[];
  /** Controlled with `onChange`, or only a start with `defaultValue`. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  error?: ReactNode;
  required?: boolean;
};

/** Radios under one question. */
export function RadioGroup({
  legend,
  name,
  options,
  value,
  defaultValue,
  onChange,
  error,
  required,
}: RadioGroupProps) {
  const errorId = useId();
  const state = (option: string) =>
    value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value };
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="label">{legend}</legend>
      {options.map((option) => (
        <Radio
          key={option.value}
          name={name}
          value={option.value}
          label={option.label}
          count={option.count}
          disabled={option.disabled}
          required={required}
          onChange={() => onChange?.(option.value)}
          {...state(option.value)}
        />
      ))}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  );
}

// A native checkbox tells its own state; aria-checked beside it could only contradict.
const asSwitch = { type: 'checkbox', role: 'switch' } as const;

/** A setting that acts at once, without a button to confirm it. */
export function Switch({
  label,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }) {
  return (
    <label className={classNames('switch', className)}>
      <input {...input} {...asSwitch} /> {label}
    </label>
  );
}
