import { TextAreaField } from '#site/kit/forms/text-area-field.tsx';
import type { KindOnSite } from '../kind.ts';
import { ProductPick } from '../pick/product-pick.tsx';

/** Most characters that are typed of all of them. */
const longest = 20_000;

/** Short texts, typed between commas, semicolons or lines. */
export const entries: KindOnSite<readonly string[]> = {
  place: 'meta',
  Cell: ({ value }) => value.join(', '),
  control: {
    Control: ({ form, field, label, hint, value, look, options }) =>
      look.products?.includes(field.name) ? (
        <ProductPick
          form={form}
          name={field.name}
          label={label}
          hint={hint}
          named={(options[field.name] ?? []).map((one) => ({ key: one.value, name: one.label }))}
          text={Array.isArray(value) ? value.join('\n') : ''}
        />
      ) : (
        <TextAreaField
          form={form}
          name={field.name}
          label={label}
          hint={hint}
          rows={2}
          data-most={longest}
          isOptional
          defaultValue={Array.isArray(value) ? value.join('\n') : undefined}
        />
      ),
    read: (sent, { name }) => ({ value: entriesIn(sent(name)) }),
  },
};

/** What stands between commas, semicolons and lines, each once. */
export const entriesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\r\n]+/)
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];
