import type { ChangeEvent, ComponentProps } from 'react';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';

type FileFieldProps = Pick<ComponentProps<typeof Field>, 'label' | 'hint'> &
  Pick<ComponentProps<'input'>, 'name' | 'accept' | 'multiple' | 'required' | 'disabled'> & {
    /** Takes what was chosen at once; without it the files go with their form. */
    onFiles?: (files: readonly File[]) => void;
  };

/** The field by which files are chosen. */
export function FileField({ label, hint, onFiles, ...input }: FileFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <TextInput {...control} {...input} type="file" onChange={onFiles && takingFiles(onFiles)} />
      )}
    </Field>
  );
}

/** Returns what was chosen and empties the field: the same file can be chosen again. */
export const takingFiles =
  (onFiles: (files: readonly File[]) => void) =>
  ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    onFiles([...(currentTarget.files ?? [])]);
    currentTarget.value = '';
  };
