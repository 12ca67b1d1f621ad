import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { TextField } from '#site/kit/forms/form-fields.tsx';
import type { Fault, ReadField } from '#site/kit/forms/rules.ts';
import { TextAreaField } from '#site/kit/forms/text-area-field.tsx';
import type { CellProps, ControlProps, KindOnSite, ReadMore, ReadValue } from '../kind.ts';
import type { FormFieldView } from '../list-view.ts';

/** The text in the language of its reader, or another one where it is missing. */
export const words: KindOnSite<Readonly<Record<string, string>>> = {
  place: 'meta',
  Cell: Words,
  control: { Control: WordsControl, names: namesOf, read: readWords },
};

function Words({ value }: CellProps<Readonly<Record<string, string>>>) {
  const { locale } = useStaffText();
  const [first = ''] = Object.values(value);
  const said = inLanguage(value, locale) ?? first;
  return said ? <bdi>{said}</bdi> : null;
}

/** Texts are kept by three letters of a language, the locale has two. */
const inLanguage = (texts: Readonly<Record<string, string>>, locale: string): string | undefined =>
  Object.entries(texts).find(([code]) => Intl.getCanonicalLocales(code)[0] === locale.slice(0, 2))?.[1];

/** Texts that may be longer have several lines. */
const longLine = 300;

/** A control for each language of the site; the default one has to be filled in where the field has to. */
function WordsControl({ form, field, label, hint, value, languages }: ControlProps) {
  const texts = (value ?? {}) as Readonly<Record<string, string>>;
  if ((field.max ?? 0) > longLine)
    return languages.map(({ code, name, isDefault }) => (
      <TextAreaField
        key={code}
        form={form}
        name={`${field.name}-${code}`}
        label={`${label} (${name})`}
        hint={isDefault ? hint : undefined}
        rows={4}
        data-most={field.max}
        isOptional={!(isDefault && field.isRequired)}
        defaultValue={texts[code]}
      />
    ));
  return languages.map(({ code, code2, name, isDefault }) => (
    <TextField
      key={code}
      form={form}
      name={`${field.name}-${code}`}
      label={`${label} (${name})`}
      hint={isDefault ? hint : undefined}
      lang={code2}
      data-most={field.max}
      isOptional={!(isDefault && field.isRequired)}
      defaultValue={texts[code]}
    />
  ));
}

function namesOf({ name }: FormFieldView, languages: readonly SiteLanguage[]) {
  return languages.map((language) => ({
    name: `${name}-${language.code}`,
    ending: ` (${language.name})`,
  }));
}

function readWords(sent: ReadField, field: FormFieldView, { languages }: ReadMore): ReadValue {
  const value: Record<string, string> = {};
  const faults: Record<string, Fault> = {};
  for (const { code, isDefault } of languages) {
    const name = `${field.name}-${code}`;
    const text = sent(name).trim();
    if (text !== '') value[code] = text;
    else if (isDefault && field.isRequired) faults[name] = { key: 'validation.required' };
  }
  return Object.keys(faults).length > 0 ? { faults } : { value };
}
