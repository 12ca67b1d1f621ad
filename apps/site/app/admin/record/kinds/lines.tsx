import { TextAreaField } from '#site/kit/forms/text-area-field.tsx';
import type { KindOnSite } from '../kind.ts';
import { readText } from '../line-control.tsx';

/** Its first line. */
export const lines: KindOnSite<string> = {
  place: 'meta',
  Cell: ({ value }) => value.split('\n', 1)[0],
  control: {
    Control: ({ form, field, label, hint, value }) => (
      <TextAreaField
        form={form}
        name={field.name}
        label={label}
        hint={hint}
        rows={4}
        data-most={field.max}
        isRequired={field.isRequired}
        isOptional={!field.isRequired}
        defaultValue={typeof value === 'string' ? value : undefined}
      />
    ),
    read: readText,
  },
};
