import type { ReactNode } from 'react';

type SegmentedProps = {
  legend: ReactNode;
  name: string;
  options: { value: string; label: ReactNode }[];
  value: string;
  onChange: (value: string) => void;
};

/** Two to four choices side by side, one of them on: font size, theme, unit. */
export function Segmented({ legend, name, options, value, onChange }: SegmentedProps) {
  return (
    <fieldset>
      <legend className="label">{legend}</legend>
      <div className="segmented">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
