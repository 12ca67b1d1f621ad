import { type AdminKey, useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { TextField } from '#site/kit/forms/form-fields.tsx';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import type { Words } from './forms-view.ts';

/** A line of text in each language of the site; only the default one has to be filled in. */
export function WordFields({
  form,
  name,
  label,
  words,
  languages,
  isRequired = false,
  max,
  firstId,
}: {
  form: SentForm;
  name: string;
  label: AdminKey;
  words: Words;
  languages: readonly SiteLanguage[];
  isRequired?: boolean;
  max: number;
  /** Where the first of them can be found. */
  firstId?: string;
}) {
  const { t } = useStaffText();
  return (
    <div className="word-fields" id={firstId} tabIndex={firstId ? -1 : undefined}>
      {languages.map(({ code, code2, name: language, isDefault }) => (
        <TextField
          key={code}
          form={form}
          name={`${name}-${code}`}
          label={languages.length > 1 ? `${t(label)} (${language})` : t(label)}
          lang={code2}
          data-most={max}
          autoComplete="off"
          isOptional={!(isRequired && isDefault)}
          defaultValue={words[code]}
        />
      ))}
    </div>
  );
}
