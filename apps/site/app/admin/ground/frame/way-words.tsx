import { TextField } from '#site/kit/forms/form-fields.tsx';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { useStaffText } from './staff-text.tsx';

type WayWordsProps = {
  form: SentForm;
  languages: ReadonlyArray<{ code: string; code2: string; name: string; isDefault: boolean }>;
  names: Readonly<Record<string, string>>;
  descriptions: Readonly<Record<string, string>>;
};

/** What a way to pay or to deliver is called, and what is said of it, in each language of the site. */
export function WayWords({ form, languages, names, descriptions }: WayWordsProps) {
  const { t } = useStaffText();
  return languages.map(({ code, code2, name, isDefault }) => (
    <div key={code} className="stack">
      <TextField
        form={form}
        name={`name-${code}`}
        label={`${t('delivery.name')} (${name})`}
        lang={code2}
        data-most={150}
        isOptional={!isDefault}
        defaultValue={names[code]}
      />
      <TextField
        form={form}
        name={`description-${code}`}
        label={`${t('delivery.description')} (${name})`}
        lang={code2}
        data-most={1000}
        isOptional
        defaultValue={descriptions[code]}
      />
    </div>
  ));
}
