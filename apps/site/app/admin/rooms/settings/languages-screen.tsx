import { Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { TickSearch } from '#site/admin/ground/frame/ticks/tick-search.tsx';
import { SaveBar } from '#site/admin/record/save-bar.tsx';
import { useUnsaved } from '#site/admin/record/use-unsaved.ts';
import { SelectField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { Note } from '#site/ui/note.tsx';

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
  const { t } = useStaffText();
  const all = useAddress()('adminSettings');
  const key = view.languages.filter(({ isAllowed }) => isAllowed).map(({ code }) => code);
  return (
    <AdminScreen title={view.title}>
      <p className="row">
        <Link className="link" to={all}>
          {t('settings.all')}
        </Link>
      </p>
      <p className="lead">{view.lead}</p>
      <LanguagesForm key={[...key, view.defaultLanguage].join(' ')} view={view} />
    </AdminScreen>
  );
}

function LanguagesForm({ view: { title, languages, defaultLanguage } }: { view: LanguagesView }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'languages' });
  const unsaved = useUnsaved(form.ref, t('resource.leave'), form.isBusy);
  const typed = form.typed.language?.split(' ');
  const allowed = languages.filter(({ isAllowed }) => isAllowed);
  const others = languages.filter(({ isAllowed }) => !isAllowed);
  const tick = ({ code, name, isAllowed }: LanguageTick) => (
    <Checkbox
      key={code}
      name="language"
      value={code}
      label={name}
      defaultChecked={typed ? typed.includes(code) : isAllowed}
    />
  );
  return (
    <FormFrame
      form={form}
      label={title}
      labels={{ defaultLanguage: t('settings.defaultLanguage') }}
      className="stack stack--lg admin__form"
    >
      <fieldset className="fieldset stack">
        <legend className="label">{t('settings.allowedLanguages')}</legend>
        <p className="hint">{t('settings.allowedLanguagesHint')}</p>
        {allowed.map(tick)}
        <details>
          <summary className="link">{t('settings.otherLanguages')}</summary>
          <TickSearch names={others.map(({ name }) => name)}>
            {(isHidden) => (
              <div className="settings__languages">
                {others.map((one) => (
                  <div key={one.code} hidden={isHidden(one.name)}>
                    {tick(one)}
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
      <SaveBar form={form} unsaved={unsaved} />
    </FormFrame>
  );
}
