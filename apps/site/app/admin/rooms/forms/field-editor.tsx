import { fieldKinds } from '@izlog/contract/cms/forms/form-field-kinds';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { SelectField, TextField } from '#site/kit/forms/form-fields.tsx';
import { TextAreaField } from '#site/kit/forms/text-area-field.tsx';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { Button } from '#site/ui/controls/button.tsx';
import type { DraftField } from './forms-view.ts';
import { kindWords } from './kind-words.ts';
import { WordFields } from './word-fields.tsx';

type FieldEditorProps = {
  form: SentForm;
  field: DraftField;
  place: number;
  of: number;
  languages: readonly SiteLanguage[];
};

/** One field of a form: its words, its kind, and where it stands among the others. */
export function FieldEditor({ form, field, place, of, languages }: FieldEditorProps) {
  const { t } = useStaffText();
  const name = (part: string) => `f${place}-${part}`;
  const main = languages.find(({ isDefault }) => isDefault)?.code ?? '';
  const words = field.label[main] || t('staffForms.newField');
  return (
    <fieldset className="fieldset stack form-builder__field">
      <legend className="label">
        {place + 1}. {words}
      </legend>
      <input type="hidden" name={name('name')} value={field.name} />
      <WordFields
        form={form}
        name={name('label')}
        label="staffForms.label"
        words={field.label}
        languages={languages}
        isRequired
        max={200}
        firstId={`field-${place}`}
      />
      <div className="word-fields">
        <SelectField form={form} name={name('kind')} label={t('staffForms.kind')} defaultValue={field.kind}>
          {fieldKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(kindWords[kind])}
            </option>
          ))}
        </SelectField>
        <CheckField
          form={form}
          name={name('required')}
          label={t('staffForms.required')}
          isTicked={field.required}
        />
      </div>
      <details open={field.kind === 'select'}>
        <summary className="link">{t('staffForms.more')}</summary>
        <div className="stack">
          {languages.map(({ code, name: language }) => (
            <TextAreaField
              key={code}
              form={form}
              name={name(`options-${code}`)}
              label={
                languages.length > 1 ? `${t('staffForms.options')} (${language})` : t('staffForms.options')
              }
              hint={code === main ? t('staffForms.optionsHint') : undefined}
              rows={3}
              isOptional
              defaultValue={field.options[code]}
            />
          ))}
          <WordFields
            form={form}
            name={name('hint')}
            label="staffForms.hint"
            words={field.hint}
            languages={languages}
            max={300}
          />
          <TextField
            form={form}
            name={name('max')}
            label={t('staffForms.maxLength')}
            inputMode="numeric"
            isOptional
            defaultValue={field.maxLength}
          />
        </div>
      </details>
      <p className="row">
        <Act act={`up-${place}`} words={t('staffForms.up')} of={words} isOff={place === 0} />
        <Act act={`down-${place}`} words={t('staffForms.down')} of={words} isOff={place === of - 1} />
        <Act act={`remove-${place}`} words={t('staffForms.remove')} of={words} isOff={of === 1} />
      </p>
    </fieldset>
  );
}

/** A button of a field; where there is nowhere to go it stays, so that the focus does not get lost. */
function Act({ act, words, of, isOff }: { act: string; words: string; of: string; isOff: boolean }) {
  return (
    <Button
      type="submit"
      name="act"
      value={act}
      id={act}
      tone="quiet"
      aria-label={`${words}: ${of}`}
      aria-disabled={isOff || undefined}
      onClick={isOff ? (event) => event.preventDefault() : undefined}
    >
      {words}
    </Button>
  );
}
