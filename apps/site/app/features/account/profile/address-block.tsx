import { limits } from '@izlog/contract/limits';
import type { CountryChoice } from '#site/i18n/country-codes.server.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { Doubt } from '#site/kit/forms/doubt.tsx';
import { EmailDoubt } from '#site/kit/forms/email-doubt.tsx';
import { SelectField, TextField } from '#site/kit/forms/form-fields.tsx';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import type { AddressForm } from './address-of.ts';

type AddressBlockProps = {
  form: SentForm;
  /** What the names of the fields begin with. */
  prefix?: string;
  /** Groups what the browser fills in. */
  section?: 'shipping' | 'billing';
  countries: readonly CountryChoice[];
  address?: Partial<AddressForm>;
};

/** The fields of an address (AUTH-037); the browser knows them all by name and fills them in. */
export function AddressBlock({ form, prefix = '', section, countries, address = {} }: AddressBlockProps) {
  const { t } = useText();
  const fill = (word: string) => (section ? `${section} ${word}` : word);
  const labels = addressLabels(t);
  const field = (name: keyof AddressForm, word: string) => ({
    form,
    name: prefix + name,
    label: labels[name],
    autoComplete: fill(word),
    defaultValue: address[name],
  });
  return (
    <div className="form-grid">
      <TextField {...field('firstName', 'given-name')} className="w3" maxLength={limits.nameMaxLength} />
      <TextField {...field('lastName', 'family-name')} className="w3" maxLength={limits.nameMaxLength} />
      <TextField
        {...field('contactEmail', 'email')}
        className="w3"
        type="email"
        inputMode="email"
        hint={<EmailDoubt form={form} name={`${prefix}contactEmail`} />}
      />
      <TextField
        {...field('contactPhone', 'tel')}
        className="w3"
        type="tel"
        maxLength={limits.phoneMaxLength}
        hint={<Doubt form={form} name={`${prefix}contactPhone`} />}
      />
      <TextField {...field('street', 'address-line1')} className="w4" />
      <TextField {...field('houseNumber', 'address-line2')} className="w2" />
      <TextField
        {...field('zipCode', 'postal-code')}
        className="w2"
        hint={<Doubt form={form} name={`${prefix}zipCode`} />}
      />
      <TextField {...field('city', 'address-level2')} className="w4" />
      <TextField {...field('region', 'address-level1')} className="w3" isOptional />
      <SelectField {...field('country', 'country')} className="w3" defaultValue={address.country ?? 'HR'}>
        {countries.map(({ iso, name }) => (
          <option key={iso} value={iso}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** Words of the fields, also for the list of problems. */
export const addressLabels = (t: ReturnType<typeof useText>['t']): Record<keyof AddressForm, string> => ({
  firstName: t('address.firstName'),
  lastName: t('address.lastName'),
  contactEmail: t('address.email'),
  contactPhone: t('address.phone'),
  street: t('address.street'),
  houseNumber: t('address.houseNumber'),
  zipCode: t('address.zipCode'),
  city: t('address.city'),
  region: t('address.region'),
  country: t('address.country'),
});
