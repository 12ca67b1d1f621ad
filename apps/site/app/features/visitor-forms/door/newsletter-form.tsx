import type { FormConsent } from '#site/features/consent/door/form-consent.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { CaptchaField } from '#site/kit/captcha/captcha-field.tsx';
import { fieldId } from '#site/kit/forms/field-id.ts';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { VisitorFormConsents } from '../visitor-form-consents.tsx';
import { useSendPath } from './send-path.ts';
import { visitorFormRules } from './visitor-form-rules.ts';

type NewsletterFormProps = {
  /** Null when they could not be loaded. */
  consents: readonly FormConsent[] | null;
  /** An address as an example, in the empty field. */
  example?: string;
};

/** E-mail and consents of the newsletter (MKT-003); it comes once its owner has confirmed the address. */
export function NewsletterForm({ consents, example }: NewsletterFormProps) {
  const { t } = useText();
  const form = useSentForm({
    name: 'newsletter',
    rules: visitorFormRules.newsletter,
    isEmptiedWhenDone: true,
  });
  const fault = form.faults.email;
  return (
    <FormFrame form={form} action={useSendPath('newsletter')} label={t('newsletter.title')}>
      <Field
        id={fieldId(form, 'email')}
        label={t('newsletter.email')}
        error={fault && t(fault.key, fault.values)}
      >
        {(control) => (
          <div className="inline-form">
            <TextInput
              {...control}
              type="email"
              name="email"
              autoComplete="email"
              aria-required
              placeholder={example}
              defaultValue={form.typed.email}
            />
            <Button tone="primary" type="submit" busy={form.isBusy}>
              {t('newsletter.send')}
            </Button>
          </div>
        )}
      </Field>
      <VisitorFormConsents form={form} consents={consents} />
      <CaptchaField form={form} />
    </FormFrame>
  );
}
