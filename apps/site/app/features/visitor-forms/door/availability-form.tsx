import type { FormConsent } from '#site/features/consent/door/form-consent.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { CaptchaField } from '#site/kit/captcha/captcha-field.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { VisitorFormConsents } from '../visitor-form-consents.tsx';
import { useSendPath } from './send-path.ts';
import { visitorFormRules } from './visitor-form-rules.ts';

type AvailabilityFormProps = {
  /** Id of the product, or of the variant that is chosen. */
  product: number;
  consents: readonly FormConsent[] | null;
};

/** Asks for one mail when the product can be bought again (PRODUCT-041). */
export function AvailabilityForm({ product, consents }: AvailabilityFormProps) {
  const { t } = useText();
  const form = useSentForm({
    name: 'availability',
    rules: visitorFormRules.availability,
    isEmptiedWhenDone: true,
  });
  return (
    <FormFrame form={form} action={useSendPath('availability')} label={t('availability.title')}>
      <input type="hidden" name="product" value={product} />
      <TextField
        form={form}
        name="email"
        label={t('availability.email')}
        hint={t('availability.hint')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <VisitorFormConsents form={form} consents={consents} />
      <CaptchaField form={form} />
      <SendButton form={form}>{t('availability.send')}</SendButton>
    </FormFrame>
  );
}
