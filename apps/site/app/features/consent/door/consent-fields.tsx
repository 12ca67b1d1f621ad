import { Link } from 'react-router';
import { useText } from '#site/i18n/use-text.tsx';
import { fieldId } from '#site/kit/forms/field-id.ts';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { useFrame } from '#site/kit/frame/use-frame.ts';
import { SanitisedHtml } from '#site/rich/sanitised-html.tsx';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { FieldError } from '#site/ui/controls/field.tsx';
import type { FormConsent } from './form-consent.ts';

/** The consents of a form; required ones have a star (GDPR-006), the others may stay open. Below them the privacy policy. */
export function ConsentFields({ form, consents }: { form: SentForm; consents: readonly FormConsent[] }) {
  const { t } = useText();
  if (consents.length === 0) return <PrivacyNote />;
  const fault = form.faults.consents;
  const errorId = `${fieldId(form, 'consents')}-error`;
  return (
    <>
      <fieldset className="consents" aria-describedby={fault ? errorId : undefined}>
        {/* One alone says itself what it is. */}
        <legend className={consents.length > 1 ? 'label' : 'vh'}>{t('consents.title')}</legend>
        {consents.map(({ uniqueNumber, html, isRequired }, index) => (
          <Checkbox
            key={uniqueNumber}
            id={index === 0 ? fieldId(form, 'consents') : undefined}
            name="consents"
            value={uniqueNumber}
            label={<SanitisedHtml html={html} as="span" />}
            required={isRequired}
            defaultChecked={form.typed.consents?.split(' ').includes(uniqueNumber)}
            aria-invalid={fault && isRequired ? true : undefined}
          />
        ))}
        {fault ? <FieldError id={errorId}>{t(fault.key, fault.values)}</FieldError> : null}
      </fieldset>
      <PrivacyNote />
    </>
  );
}

/** Where it stands what is done with the data: to be read, not to be agreed to (GDPR, Articles 13 and 7). */
function PrivacyNote() {
  const { t } = useText();
  const frame = useFrame();
  if (!frame) return null;
  return (
    <p className="small soft">
      {t('consents.privacyNote')}{' '}
      <Link className="link" to={frame.privacyHref}>
        {t('consents.privacyPolicy')}
      </Link>
      .
    </p>
  );
}
