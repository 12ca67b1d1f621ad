import { useText } from '../../i18n/use-text.tsx';
import type { SentForm } from '../../kit/forms/use-sent-form.ts';
import { Note } from '../../ui/note.tsx';
import { ConsentFields } from '../consent/door/consent-fields.tsx';
import type { FormConsent } from '../consent/door/form-consent.ts';

/** The consents of a form, or that they could not be loaded (GDPR-009). */
export function VisitorFormConsents({
  form,
  consents,
}: {
  form: SentForm;
  consents: readonly FormConsent[] | null;
}) {
  const { t } = useText();
  if (consents) return <ConsentFields form={form} consents={consents} />;
  return <Note tone="danger">{t('error.consentsNotFetched')}</Note>;
}
