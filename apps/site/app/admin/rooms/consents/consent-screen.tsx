import { Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { fieldId } from '#site/kit/forms/field-id.ts';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Field } from '#site/ui/controls/field.tsx';
import { TextArea } from '#site/ui/controls/text-input.tsx';

export interface ConsentVersion {
  version: number;
  texts: Readonly<Record<string, string>>;
  createdAt: string;
}

type ConsentScreenProps = {
  title: string;
  /** Unique number; empty for a new consent. */
  uniqueNumber: string;
  versions: readonly ConsentVersion[];
  languages: readonly SiteLanguage[];
};

/** One consent in every language of the site (ROUTE-017); a changed text is a new version, the former ones stay readable. */
export function ConsentScreen({ title, uniqueNumber, versions, languages }: ConsentScreenProps) {
  const { t, longDate } = useStaffText();
  const address = useAddress();
  const form = useSentForm({ name: 'consent' });
  const [newest] = versions;
  return (
    <AdminScreen title={uniqueNumber === '' ? t('consents.new') : `${title}: ${uniqueNumber}`}>
      <FormFrame form={form} label={title}>
        {uniqueNumber === '' ? (
          <TextField
            form={form}
            name="uniqueNumber"
            label={t('consent.uniqueNumber')}
            hint={t('consents.numberFormat')}
            data-most={60}
          />
        ) : (
          <input type="hidden" name="uniqueNumber" value={uniqueNumber} />
        )}
        {languages.map(({ code, code2, name, isDefault }) => {
          const field = `text-${code}`;
          const fault = form.faults[field];
          return (
            <Field
              key={code}
              id={fieldId(form, field)}
              label={`${t('consents.text')} (${name})`}
              optional={isDefault ? undefined : t('form.optional')}
              error={fault && t(fault.key, fault.values)}
            >
              {(control) => (
                <TextArea
                  {...control}
                  name={field}
                  lang={code2}
                  data-most={5000}
                  defaultValue={form.typed[field] ?? newest?.texts[code] ?? ''}
                />
              )}
            </Field>
          );
        })}
        <SendButton form={form} tone="primary">
          {t('form.save')}
        </SendButton>
      </FormFrame>
      {versions.length > 0 ? (
        <>
          <h2>{t('consents.versions')}</h2>
          {versions.map((one) => (
            <details key={one.version}>
              <summary className="link">
                {t('consents.versionOf', { number: one.version, date: longDate(one.createdAt) })}
              </summary>
              {Object.entries(one.texts).map(([code, text]) => (
                <p key={code} className="small">
                  <strong>{code}</strong> {text}
                </p>
              ))}
            </details>
          ))}
        </>
      ) : null}
      <p>
        <Link className="link" to={address('adminConsents')}>
          {t('consents.all')}
        </Link>
      </p>
    </AdminScreen>
  );
}
