import type { FieldDeclaration, FieldKind } from '@izlog/contract/sections/fields';
import { type ReactNode, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { choiceWords } from '#site/admin/ground/text/section-words.ts';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { Select, TextArea, TextInput } from '#site/ui/controls/text-input.tsx';
import { ShopTimeField } from '../panels/shop-time-field.tsx';
import { type ControlProps, wordsOf } from './control-props.ts';
import { FormChoice } from './form-choice.tsx';
import { ButtonControl, IconControl, LinkControl, ListControl, MediaControl } from './opened-controls.tsx';
import { PicturesControl } from './pictures-control.tsx';

type Control = (props: ControlProps<never>) => ReactNode;

/**
 * The control of each kind among the settings of a part. `null`: rich text is written where it stands only, and what only the root
 * of a document has is among the settings of the page and in the back office.
 */
export const controls: Readonly<Record<FieldKind, Control | null>> = {
  text: TextControl,
  rich: null,
  media: MediaControl,
  medias: PicturesControl,
  button: ButtonControl,
  link: LinkControl,
  icon: IconControl,
  number: NumberControl,
  yesNo: YesNoControl,
  day: DayControl,
  instant: InstantControl,
  colour: ColourControl,
  posts: ListControl,
  products: ListControl,
  categories: ListControl,
  terms: ListControl,
  form: FormControl,
  seo: null,
  id: null,
  ids: null,
  choice: ChoiceControl,
};

/** The control of a field among the settings of its part. */
export function FieldControl(props: ControlProps) {
  const Own = controls[props.field.kind] as ((props: ControlProps) => ReactNode) | null;
  return Own ? <Own {...props} /> : null;
}

function TextControl({
  field,
  label,
  value,
  error,
  onChange,
}: ControlProps<FieldDeclaration & { kind: 'text' }>) {
  return (
    <Field label={label} error={error}>
      {(control) =>
        field.lines ? (
          <TextArea
            {...control}
            rows={3}
            value={wordsOf(value)}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <TextInput {...control} value={wordsOf(value)} onChange={({ target }) => onChange(target.value)} />
        )
      }
    </Field>
  );
}

function NumberControl({
  field,
  label,
  value,
  error,
  onChange,
}: ControlProps<FieldDeclaration & { kind: 'number' }>) {
  const { t } = useStaffText();
  const [typed, setTyped] = useState(value === undefined ? '' : String(value));
  return (
    <Field label={label} error={error} hint={t('edit.fault.range', { min: field.min, max: field.max })}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            const words = target.value.trim().replace(',', '.');
            onChange(words === '' ? undefined : Number.isNaN(Number(words)) ? words : Number(words));
          }}
        />
      )}
    </Field>
  );
}

function YesNoControl({ label, value, onChange }: ControlProps<FieldDeclaration>) {
  return (
    <Checkbox
      label={label}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked ? true : undefined)}
    />
  );
}

function ChoiceControl({
  field,
  name,
  label,
  value,
  error,
  onChange,
}: ControlProps<FieldDeclaration & { kind: 'choice' }>) {
  const { t } = useStaffText();
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Select
          {...control}
          value={wordsOf(value) || field.choices[0]}
          onChange={({ target }) => onChange(target.value)}
        >
          {field.choices.map((one) => (
            <option key={one} value={one}>
              {choiceWords(t, name, one)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function DayControl({ label, value, error, onChange }: ControlProps<FieldDeclaration>) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          value={wordsOf(value)}
          onChange={({ target }) => onChange(target.value || undefined)}
        />
      )}
    </Field>
  );
}

function InstantControl({ label, value, error, onChange }: ControlProps<FieldDeclaration>) {
  return <ShopTimeField label={label} value={wordsOf(value)} error={error} onChange={onChange} />;
}

function ColourControl({ label, value, error, onChange }: ControlProps<FieldDeclaration>) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <TextInput
          {...control}
          type="color"
          value={wordsOf(value) || '#000000'}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

function FormControl({ label, value, error, page, onChange }: ControlProps<FieldDeclaration>) {
  return (
    <FormChoice {...{ label, error, page, onChange }} value={typeof value === 'number' ? value : undefined} />
  );
}
