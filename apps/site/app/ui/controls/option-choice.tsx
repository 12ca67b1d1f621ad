import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Picture, type PictureProps } from '../pictures/picture.tsx';
import { FieldError } from './field.tsx';

type OptionChoiceProps = {
  /** The question; the name of what is chosen stands beside it, so that colours are never the only sign. */
  legend: ReactNode;
  chosen?: ReactNode;
  name: string;
  type?: 'radio' | 'checkbox';
  options: OptionOfChoice[];
  onChange?: (value: string, checked: boolean) => void;
  /** Below the choices: what is sold out, when it comes. */
  hint?: ReactNode;
  /** What is wrong with the choice; read out with the group. */
  error?: ReactNode;
  required?: boolean;
  className?: string;
};

export type OptionOfChoice = {
  value: string;
  label: string;
  /** A CSS colour makes a swatch of it. */
  colour?: string;
  /** A picture does too, a square one. */
  picture?: Omit<PictureProps, 'className' | 'alt' | 'sizes'> | null;
  checked?: boolean;
  /** Cannot be chosen: dashed and struck. */
  disabled?: boolean;
  /** Can be chosen, but not bought as things stand: dashed and struck too, the reason is read out ("rasprodano"). */
  out?: string;
};

/** Variants and attribute values as swatches (with a colour or a picture) or as words. */
export function OptionChoice({
  legend,
  chosen,
  name,
  type = 'radio',
  options,
  onChange,
  hint,
  error,
  required,
  className,
}: OptionChoiceProps) {
  const errorId = useId();
  return (
    <fieldset
      className={classNames('option', className)}
      aria-describedby={error ? errorId : undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend>
        {legend}
        {chosen ? <span>{chosen}</span> : null}
      </legend>
      <div className="choices">
        {options.map((option) => {
          const rendered = option.picture || option.colour;
          return (
            <label
              key={option.value}
              className={classNames(
                option.picture ? 'swatch swatch--picture' : option.colour ? 'swatch' : 'word',
                option.out && 'is-out',
              )}
              title={option.label}
            >
              <input
                type={type}
                name={name}
                value={option.value}
                disabled={option.disabled}
                required={required && type === 'radio'}
                {...(onChange
                  ? {
                      checked: Boolean(option.checked),
                      onChange: (event) => onChange(option.value, event.target.checked),
                    }
                  : { defaultChecked: option.checked })}
              />
              {option.picture ? <Picture {...option.picture} alt="" sizes="3.5rem" /> : null}
              {!option.picture && option.colour ? <Swatch colour={option.colour} /> : null}
              <span className={rendered ? 'vh' : undefined}>
                {option.label}
                {option.out ? <span className="vh">, {option.out}</span> : null}
              </span>
            </label>
          );
        })}
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {hint ? <p className="hint">{hint}</p> : null}
    </fieldset>
  );
}

// A drawing, because a style attribute would need a hole in the content security policy.
function Swatch({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="15.5" fill={colour} />
    </svg>
  );
}
