import { ConsentFields } from '#site/features/consent/door/consent-fields.tsx';
import type { FormConsent } from '#site/features/consent/door/form-consent.ts';
import { useText } from '#site/i18n/use-text.tsx';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { Note } from '#site/ui/note.tsx';

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
