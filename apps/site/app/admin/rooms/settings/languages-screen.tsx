import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { TickSearch } from '#site/admin/ground/frame/ticks/tick-search.tsx';
import { EditForm } from '#site/admin/record/edit/edit-form.tsx';
import { SelectField } from '#site/kit/forms/form-fields.tsx';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { Note } from '#site/ui/note.tsx';
import { SettingsPage } from './door/settings-page.tsx';

/** A language that the shop may have. */
export interface LanguageTick {
  code: string;
  name: string;
  isAllowed: boolean;
}

/** The languages of the site: those it has first, then all others. */
export interface LanguagesView {
  title: string;
  lead: string;
  languages: readonly LanguageTick[];
  defaultLanguage: string;
}

/** Which languages visitors may choose, and the one without a prefix in addresses (I18N-006). */
export function LanguagesScreen({ view }: { view: LanguagesView }) {
  const key = view.languages.filter(({ isAllowed }) => isAllowed).map(({ code }) => code);
  return (
    <SettingsPage title={view.title} lead={view.lead}>
      <LanguagesForm key={[...key, view.defaultLanguage].join(' ')} view={view} />
    </SettingsPage>
  );
}

function LanguagesForm({ view: { title, languages, defaultLanguage } }: { view: LanguagesView }) {
  const { t } = useStaffText();
  const allowed = languages.filter(({ isAllowed }) => isAllowed);
  const others = languages.filter(({ isAllowed }) => !isAllowed);
  const tick =
    (form: SentForm) =>
    ({ code, name, isAllowed }: LanguageTick) => (
      <Checkbox
        key={code}
        name="language"
        value={code}
        label={name}
        defaultChecked={form.typed.language?.split(' ').includes(code) ?? isAllowed}
      />
    );
  return (
    <EditForm name="languages" label={title} labels={{ defaultLanguage: t('settings.defaultLanguage') }}>
      {(form) => (
        <>
          <fieldset className="fieldset stack">
            <legend className="label">{t('settings.allowedLanguages')}</legend>
            <p className="hint">{t('settings.allowedLanguagesHint')}</p>
            {allowed.map(tick(form))}
            <details>
              <summary className="link">{t('settings.otherLanguages')}</summary>
              <TickSearch names={others.map(({ name }) => name)}>
                {(isHidden) => (
                  <div className="settings__languages">
                    {others.map((one) => (
                      <div key={one.code} hidden={isHidden(one.name)}>
                        {tick(form)(one)}
                      </div>
                    ))}
                  </div>
                )}
              </TickSearch>
            </details>
          </fieldset>
          <SelectField
            form={form}
            name="defaultLanguage"
            label={t('settings.defaultLanguage')}
            hint={t('settings.defaultLanguageHint')}
            defaultValue={defaultLanguage}
          >
            {languages.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <Note tone="info">
            <p>{t('settings.languagesLater')}</p>
          </Note>
        </>
      )}
    </EditForm>
  );
}
