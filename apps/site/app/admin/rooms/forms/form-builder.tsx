import { useEffect } from 'react';
import { Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { DeletePanel } from '#site/admin/record/delete-panel.tsx';
import { UsedIn } from '#site/admin/record/uses/used-in.tsx';
import { formNames } from '#site/admin/rooms/consents/door/form-names.ts';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { SelectField, SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { type SentForm, useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { FieldEditor } from './field-editor.tsx';
import type { BuilderView, FormDraft } from './forms-view.ts';
import { WordFields } from './word-fields.tsx';

/**
 * Builds a form: its words, its fields in their order, and what becomes of an entry (CMS-044). Every button sends the
 * form, so that it works without scripts; what was typed comes back with the fields as they are then.
 */
export function FormBuilder({ title, view }: { title: string; view: BuilderView }) {
  const { t } = useStaffText();
  const address = useAddress();
  const { id, mayReadEntries } = view;
  return (
    <AdminScreen title={title}>
      <p className="row">
        <Link className="link" to={address('adminForms')}>
          {t('staffForms.all')}
        </Link>
        {id !== null && mayReadEntries ? (
          <Link className="link" to={address('adminEntries', { id: String(id) })}>
            {t('staffForm.entries')}
          </Link>
        ) : null}
      </p>
      <Builder view={view} label={title} />
      {view.uses ? <UsedIn view={view.uses} /> : null}
      {id === null ? null : <DeletePanel />}
    </AdminScreen>
  );
}

function Builder({ view, label }: { view: BuilderView; label: string }) {
  const { t } = useStaffText();
  const { languages } = view;
  const form = useSentForm({ name: 'form' });
  const { draft: sent, focus, revision = view.revision } = form.answer?.shown ?? {};
  const draft = sent ? (JSON.parse(sent) as FormDraft) : view.draft;
  useEffect(() => {
    if (focus) document.getElementById(focus)?.focus();
  }, [focus]);
  const isNamed = languages.length > 1;
  const labels = Object.fromEntries([
    ...languages.map(({ code, name }) => [`title-${code}`, named(t('staffForm.title'), name, isNamed)]),
    ['mailTo', t('staffForms.mailTo')],
    ...draft.fields.flatMap((_, place) =>
      languages.flatMap(({ code, name }) => [
        [`f${place}-label-${code}`, named(`${place + 1}. ${t('staffForms.label')}`, name, isNamed)],
        [`f${place}-options-${code}`, named(`${place + 1}. ${t('staffForms.options')}`, name, isNamed)],
        [`f${place}-max`, `${place + 1}. ${t('staffForms.maxLength')}`],
      ]),
    ),
  ]);
  return (
    <FormFrame form={form} label={label} labels={labels} className="stack stack--lg admin__form">
      {/* Enter in a field saves; without it the first button that follows would act. */}
      <button type="submit" name="act" value="save" className="vh" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="revision" value={revision} />
      {/* Again when a button changed the fields: they are rendered from the draft. */}
      <Parts key={sent ?? ''} form={form} draft={draft} view={view} />
      <SendButton form={form} tone="primary" name="act" value="save">
        {t('form.save')}
      </SendButton>
    </FormFrame>
  );
}

const named = (words: string, language: string, isNamed: boolean) =>
  isNamed ? `${words} (${language})` : words;

function Parts({
  form,
  draft,
  view: { languages },
}: {
  form: SentForm;
  draft: FormDraft;
  view: BuilderView;
}) {
  const { t } = useStaffText();
  return (
    <>
      <WordFields
        form={form}
        name="title"
        label="staffForm.title"
        words={draft.title}
        languages={languages}
        isRequired
        max={200}
      />
      <SelectField
        form={form}
        name="type"
        label={t('staffForm.type')}
        hint={t('staffForms.typeHint')}
        defaultValue={draft.type}
      >
        {Object.entries(formNames).map(([type, key]) => (
          <option key={type} value={type}>
            {t(key)}
          </option>
        ))}
      </SelectField>
      <input type="hidden" name="fields" value={draft.fields.length} />
      <section className="stack" aria-labelledby="h-polja">
        <h2 id="h-polja">{t('staffForm.fields')}</h2>
        {draft.fields.map((field, place) => (
          <FieldEditor
            key={`field-${String(place)}`}
            form={form}
            field={field}
            place={place}
            of={draft.fields.length}
            languages={languages}
          />
        ))}
        <p>
          <Button type="submit" name="act" value="add" id="add-field" busy={form.isBusy}>
            {t('staffForms.add')}
          </Button>
        </p>
      </section>
      <fieldset className="fieldset stack">
        <legend className="label">{t('staffForms.sending')}</legend>
        <CheckField
          form={form}
          name="requireEmailConfirm"
          label={t('staffForms.confirm')}
          isTicked={draft.requireEmailConfirm}
        />
        <CheckField
          form={form}
          name="requireRecaptcha"
          label={t('staffForms.captcha')}
          isTicked={draft.requireRecaptcha}
        />
        <CheckField
          form={form}
          name="validateConsents"
          label={t('staffForms.consents')}
          isTicked={draft.validateConsents}
        />
        <TextField
          form={form}
          name="mailTo"
          type="email"
          label={t('staffForms.mailTo')}
          hint={t('staffForms.mailToHint')}
          isOptional
          defaultValue={draft.mailTo}
        />
        <WordFields
          form={form}
          name="submit"
          label="staffForms.submit"
          words={draft.submit}
          languages={languages}
          max={100}
        />
        <WordFields
          form={form}
          name="thanks"
          label="staffForms.thanks"
          words={draft.thanks}
          languages={languages}
          max={500}
        />
      </fieldset>
    </>
  );
}
