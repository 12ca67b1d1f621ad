import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { TickSearch } from '#site/admin/ground/frame/ticks/tick-search.tsx';
import { fieldId } from '#site/kit/forms/field-id.ts';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { FieldError } from '#site/ui/controls/field.tsx';
import type { CountryChoice } from './country-choices.server.ts';

type CountriesFieldProps = {
  form: SentForm;
  name: string;
  label: string;
  hint?: string;
  /** Codes of those that are chosen, as the form is sent: `HR SI`; none for every country. */
  chosen: string;
  choices: readonly CountryChoice[];
};

/** Countries by their names, folded under those that are chosen; none ticked means every country. */
export function CountriesField({ form, name, label, hint, chosen, choices }: CountriesFieldProps) {
  const { t } = useStaffText();
  const isTyped = Object.keys(form.typed).length > 0;
  const text = isTyped ? (form.typed[name] ?? '') : chosen;
  const codes = new Set(
    text
      .toUpperCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  );
  const named = choices.filter(({ iso }) => codes.has(iso)).map((one) => one.name);
  const fault = form.faults[name];
  const errorId = `${fieldId(form, name)}-error`;
  return (
    <fieldset className="fieldset countries" aria-describedby={fault ? errorId : undefined}>
      <legend className="label">{label}</legend>
      <details open={fault !== undefined}>
        <summary className="link" id={fieldId(form, name)}>
          {named.length > 0 ? named.join(', ') : t('delivery.everywhere')}
        </summary>
        <TickSearch names={choices.map((one) => one.name)}>
          {(isHidden) => (
            <div className="countries__list">
              {choices.map((one, place) => (
                <div key={one.iso} hidden={isHidden(one.name)}>
                  <Checkbox
                    name={name}
                    value={one.iso}
                    aria-invalid={fault && place === 0 ? true : undefined}
                    label={one.name}
                    defaultChecked={codes.has(one.iso)}
                  />
                </div>
              ))}
            </div>
          )}
        </TickSearch>
      </details>
      {hint ? <p className="hint">{hint}</p> : null}
      {fault ? <FieldError id={errorId}>{fault.words ?? t(fault.key, fault.values)}</FieldError> : null}
    </fieldset>
  );
}
