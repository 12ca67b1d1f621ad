import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SelectField } from '#site/kit/forms/form-fields.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { Select } from '#site/ui/controls/text-input.tsx';
import type { CellProps, FilterProps, KindFilter, KindOnSite } from '../kind.ts';
import type { ChoiceWords } from '../list-view.ts';

/** Narrows a list to one of a few words. */
export const choiceFilter: KindFilter = {
  isGood: (text, choices) => choices.includes(text),
  Control: (props) => <ChoiceFilter {...props} />,
  Chosen: ({ field, texts: [text = ''], look }) => <ChoiceWord name={field.name} value={text} look={look} />,
};

export const choice: KindOnSite<string> = {
  place: 'meta',
  Cell: ({ value, field, look }) => <ChoiceWord name={field.name} value={value} look={look} />,
  filter: choiceFilter,
  control: {
    Control: ({ form, field, label, hint, value, look }) => (
      <SelectField
        form={form}
        name={field.name}
        label={label}
        hint={hint}
        isOptional={!field.isRequired}
        defaultValue={typeof value === 'string' ? value : undefined}
      >
        {field.choices?.map((one) => (
          <option key={one} value={one}>
            {<ChoiceWord name={field.name} value={one} look={look} />}
          </option>
        ))}
      </SelectField>
    ),
    read: (sent, { name, choices = [] }) =>
      choices.includes(sent(name))
        ? { value: sent(name) }
        : { faults: { [name]: { key: 'validation.required' } } },
  },
};

/** The words of a value; one that is newer than they are stands as it is. */
export function ChoiceWord({
  name,
  value,
  look,
}: { name: string; value: string } & Pick<CellProps<string>, 'look'>) {
  const { t } = useStaffText();
  return wordOf(look.choices?.[name]?.[value], value, t);
}

function wordOf(
  choice: ChoiceWords[string] | undefined,
  value: string,
  t: ReturnType<typeof useStaffText>['t'],
): string {
  if (choice === undefined) return value;
  return typeof choice === 'string' ? t(choice) : choice.name;
}

function ChoiceFilter({ field, label, texts: [text], look }: FilterProps) {
  const { t } = useStaffText();
  const words = look.choices?.[field.name] ?? {};
  const every = look.every?.[field.name];
  const groups = look.groups?.[field.name];
  const option = (value: string) => (
    <option key={value} value={value}>
      {wordOf(words[value], value, t)}
    </option>
  );
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} name={field.params[0]} defaultValue={text}>
          <option value="">{t(every ?? 'resource.everything')}</option>
          {groups
            ? groups.map(({ title, values }) => (
                <optgroup key={title} label={t(title)}>
                  {values.map(option)}
                </optgroup>
              ))
            : (field.choices ?? Object.keys(words)).map(option)}
        </Select>
      )}
    </Field>
  );
}
