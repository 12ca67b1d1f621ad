import { limits } from '@izlog/contract/limits';
import { useText } from '#site/i18n/use-text.tsx';
import { Doubt } from '#site/kit/forms/doubt.tsx';
import { EmailDoubt } from '#site/kit/forms/email-doubt.tsx';
import { TextField } from '#site/kit/forms/form-fields.tsx';
import type { BlockProps } from './address-fields.tsx';

/** E-mail and phone of a block. What cannot be, or was probably meant otherwise, is asked about; it is taken all the same. */
export function ContactFields({
  form,
  prefix,
  section,
  address,
  hasHints = false,
}: BlockProps & { hasHints?: boolean }) {
  const { t } = useText();
  const email = `${prefix}contactEmail`;
  const phone = `${prefix}contactPhone`;
  return (
    <div className="form-grid">
      <TextField
        form={form}
        name={email}
        label={t('checkout.email')}
        hint={<EmailDoubt form={form} name={email} usual={hasHints ? t('checkout.emailHint') : undefined} />}
        type="email"
        inputMode="email"
        autoComplete={`${section} email`}
        defaultValue={address.contactEmail}
        className="w3"
      />
      <TextField
        form={form}
        name={phone}
        label={t('checkout.phone')}
        hint={<Doubt form={form} name={phone} usual={hasHints ? t('checkout.phoneHint') : undefined} />}
        type="tel"
        autoComplete={`${section} tel`}
        maxLength={limits.phoneMaxLength}
        defaultValue={address.contactPhone}
        className="w3"
      />
    </div>
  );
}
