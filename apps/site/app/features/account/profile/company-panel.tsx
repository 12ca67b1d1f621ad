import { companyAddressLength, companyNameLength } from '@izlog/contract/field-lengths';
import { useText } from '#site/i18n/use-text.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { type FormRules, maxLength, required } from '#site/kit/forms/rules.ts';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import type { ProfileView } from './profile-view.ts';

const rules: FormRules = {
  companyName: [
    (value, read) => (read('companyAddress').trim() === '' ? undefined : required(value, read)),
    maxLength(companyNameLength),
  ],
  companyAddress: [maxLength(companyAddressLength)],
};

/** The company one buys for, if there is one (ACCT-012). */
export function CompanyPanel({ company }: Pick<ProfileView, 'company'>) {
  const { t } = useText();
  const form = useSentForm({ name: 'company', rules });
  return (
    <section className="panel stack" id="tvrtka" aria-labelledby="h-tvrtka">
      <h2 id="h-tvrtka">{t('company.title')}</h2>
      <FormFrame form={form} label={t('company.title')}>
        <TextField
          form={form}
          name="companyName"
          label={t('company.name')}
          autoComplete="organization"
          defaultValue={company?.name}
          hint={t('company.hint')}
          isOptional
        />
        <TextField
          form={form}
          name="companyAddress"
          label={t('company.address')}
          autoComplete="off"
          defaultValue={company?.address}
          isOptional
        />
        <SendButton form={form}>{t('form.save')}</SendButton>
      </FormFrame>
    </section>
  );
}
