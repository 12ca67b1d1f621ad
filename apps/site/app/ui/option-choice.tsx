import type { ReactNode } from 'react';

type OptionChoiceProps = {
  /** The question; the name of what is chosen stands beside it, so that colours are never told by colour alone. */
  legend: ReactNode;
  chosen?: ReactNode;
  name: string;
  type?: 'radio' | 'checkbox';
  options: OptionOfChoice[];
  onChange?: (value: string, checked: boolean) => void;
  /** Below the choices: what is sold out, when it comes. */
  hint?: ReactNode;
};

export type OptionOfChoice = {
  value: string;
  label: string;
  /** A CSS colour makes a swatch of it. */
  colour?: string;
  checked?: boolean;
  /** Sold out or impossible with what is chosen: dashed and struck. */
  disabled?: boolean;
};

/** Variants and attribute values as swatches (with a colour) or as words. */
export function OptionChoice({
  legend,
  chosen,
  name,
  type = 'radio',
  options,
  onChange,
  hint,
}: OptionChoiceProps) {
  return (
    <fieldset className="option">
      <legend>
        {legend}
        {chosen ? <span>{chosen}</span> : null}
      </legend>
      <div className="choices">
        {options.map((option) => (
          <label key={option.value} className={option.colour ? 'swatch' : 'word'} title={option.label}>
            <input
              type={type}
              name={name}
              value={option.value}
              disabled={option.disabled}
              {...(onChange
                ? {
                    checked: Boolean(option.checked),
                    onChange: (event) => onChange(option.value, event.target.checked),
                  }
                : { defaultChecked: option.checked })}
            />
            {option.colour ? <Swatch colour={option.colour} /> : null}
            <span className={option.colour ? 'vh' : undefined}>{option.label}</span>
          </label>
        ))}
      </div>
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
