import type { FormField } from '@izlog/contract/cms/forms/form';
import { email, type FormRules, maxLength, required } from '#site/kit/forms/rules.ts';

/** Files travel by the upload call of the platform only, so pages do not ask for them. */
export const isShownField = ({ kind }: FormField): boolean => kind !== 'file';

/** What the fields of a form ask for; the platform checks the rest. */
export function contentFormRules(fields: readonly FormField[]): FormRules {
  return Object.fromEntries(
    fields
      .filter(isShownField)
      .map((field) => [
        field.name,
        [
          ...(field.required ? [required] : []),
          ...(field.kind === 'email' ? [email] : []),
          maxLength(field.maxLength ?? 5000),
        ],
      ]),
  );
}
