import type { FormConsent } from '#site/features/consent/door/form-consent.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { CaptchaField } from '#site/kit/captcha/captcha-field.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { TextAreaField } from '#site/kit/forms/text-area-field.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { VisitorFormConsents } from '../visitor-form-consents.tsx';
import { useSendPath } from './send-path.ts';
import { visitorFormRules } from './visitor-form-rules.ts';

/** Writes to the shop's own people (MKT-006). */
export function ContactForm({ consents }: { consents: readonly FormConsent[] | null }) {
  const { t } = useText();
  const form = useSentForm({ name: 'contact', rules: visitorFormRules.contact, isEmptiedWhenDone: true });
  const labels = {
    name: t('contact.name'),
    email: t('contact.email'),
    message: t('contact.message'),
    consents: t('consents.title'),
  };
  return (
    <FormFrame form={form} action={useSendPath('contact')} label={t('contact.title')} labels={labels}>
      <div className="form-grid">
        <TextField
          form={form}
          name="name"
          label={labels.name}
          autoComplete="name"
          maxLength={150}
          className="w3"
        />
        <TextField
          form={form}
          name="email"
          label={labels.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          className="w3"
        />
        <TextAreaField form={form} name="message" label={labels.message} maxLength={5000} isRequired />
      </div>
      <VisitorFormConsents form={form} consents={consents} />
      <CaptchaField form={form} />
      <SendButton form={form} tone="primary">
        {t('contact.send')}
      </SendButton>
    </FormFrame>
  );
}
