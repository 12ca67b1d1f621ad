import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { PictureChoice, pictureChoices } from '#site/admin/rooms/media/door/picture-choice.tsx';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { fieldId } from '#site/kit/forms/field-id.ts';
import { SelectField, TextField } from '#site/kit/forms/form-fields.tsx';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { Field, FieldError } from '#site/ui/controls/field.tsx';
import { TextArea, TextInput } from '#site/ui/controls/text-input.tsx';
import { ColourField } from './colour-field.tsx';
import type { OptionControl, OptionView } from './door/settings-view.ts';

interface OptionFieldProps {
  form: SentForm;
  option: OptionView;
}

/** An option with its control, its words and what was read of it. */
export function OptionField({ form, option }: OptionFieldProps) {
  return (
    <>
      <WasRead form={form} option={option} />
      <Control form={form} option={option} />
    </>
  );
}

/** What was read of an option, so that two people at one screen do not undo each other. */
export const WasRead = ({ form, option }: OptionFieldProps) => (
  <input type="hidden" name={`was.${option.key}`} value={wasOf(form, option)} />
);

/** Who sends once more what somebody else has set meanwhile was told of it: it is then about what is set now. */
const wasOf = ({ answer }: SentForm, { key, was }: OptionView): string => answer?.shown?.[key] ?? was ?? '';

function Control({ form, option }: OptionFieldProps) {
  const { key: name, label, hint, value, control } = option;
  const same = { form, name, label, hint };
  switch (control.kind) {
    case 'line':
    case 'lines':
      return <TextOption form={form} option={option} control={control} />;
    case 'choice':
      return (
        <SelectField {...same} defaultValue={value}>
          {control.choices.map((one) => (
            <option key={one.value} value={one.value}>
              {one.name}
            </option>
          ))}
        </SelectField>
      );
    case 'tick':
      return (
        <div className="stack settings__tick">
          <CheckField form={form} name={name} label={label} isTicked={value === 'true'} />
          {hint ? <p className="hint">{hint}</p> : null}
        </div>
      );
    case 'switches':
      return <Switches form={form} option={option} switches={control.switches} />;
    case 'secret':
      return <SecretField form={form} option={option} most={control.most} />;
    case 'colour':
      return <ColourField form={form} option={option} />;
    case 'picture':
      return <PictureChoice {...same} value={value} known={pictureChoices(control.pictures)} />;
  }
}

/** A text; none of them must be filled in, and so none says that it need not be. */
function TextOption({
  form,
  option,
  control,
}: OptionFieldProps & { control: Extract<OptionControl, { kind: 'line' | 'lines' }> }) {
  const { t } = useStaffText();
  const { key: name, label, hint, value } = option;
  const fault = form.faults[name];
  const error = fault && (fault.words ?? t(fault.key, fault.values));
  const same = { name, 'data-most': control.most, defaultValue: form.typed[name] ?? value };
  return (
    <Field id={fieldId(form, name)} label={label} hint={hint} error={error}>
      {(given) =>
        control.kind === 'lines' ? (
          <TextArea {...given} {...same} rows={control.isCode ? 8 : 4} spellCheck={!control.isCode} />
        ) : (
          <TextInput
            {...given}
            {...same}
            type={control.type}
            inputMode={control.inputMode}
            autoComplete="off"
          />
        )
      }
    </Field>
  );
}

function Switches({
  form,
  option,
  switches,
}: OptionFieldProps & { switches: ReadonlyArray<{ name: string; label: string; isOn: boolean }> }) {
  const fault = form.faults[option.key];
  return (
    <fieldset className="fieldset stack">
      <legend className="label">{option.label}</legend>
      {switches.map(({ name, label, isOn }) => (
        <CheckField key={name} form={form} name={`${option.key}.${name}`} label={label} isTicked={isOn} />
      ))}
      {option.hint ? <p className="hint">{option.hint}</p> : null}
      {fault ? <FieldError id={fieldId(form, option.key)}>{fault.words}</FieldError> : null}
    </fieldset>
  );
}

/** A key of another service: it is never shown; an empty field leaves it as it is. */
function SecretField({ form, option, most }: OptionFieldProps & { most: number }) {
  const { t } = useStaffText();
  const { key: name, label, hint, isSet } = option;
  return (
    <div className="stack">
      <TextField
        form={form}
        name={name}
        label={label}
        hint={[t(isSet ? 'settings.isSet' : 'settings.isNotSet'), hint].filter(Boolean).join(' ')}
        type="password"
        data-most={most}
        autoComplete="new-password"
        isOptional
      />
      {isSet ? <Checkbox name={`clear.${name}`} value="true" label={t('settings.clear')} /> : null}
    </div>
  );
}
