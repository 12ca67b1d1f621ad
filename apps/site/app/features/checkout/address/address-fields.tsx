import { limits } from '@izlog/contract/limits';
import type { Text } from '#site/i18n/use-text.tsx';
import { useText } from '#site/i18n/use-text.tsx';
import { Doubt } from '#site/kit/forms/doubt.tsx';
import { SelectField, TextField } from '#site/kit/forms/form-fields.tsx';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { Switch } from '#site/ui/controls/choice.tsx';
import { type CheckoutAddress, prefixes } from '../door/checkout-form.ts';
import { companyNameMaxLength, taxNumberMaxLength } from '../door/checkout-rules.ts';
import { useTownHelp } from './use-town-help.ts';

export interface BlockProps {
  form: SentForm;
  /** What the names of the fields begin with. */
  prefix: string;
  address: Partial<CheckoutAddress>;
  /** Groups what the browser fills in. */
  section: 'shipping' | 'billing';
}

interface CompanyProps extends Omit<BlockProps, 'section'> {
  /** Name of the switch. */
  box: 'isCompany' | 'isBillingCompany';
  isOn: boolean;
}

/** The switch for companies and their two fields, which show when it is on; without scripts too (CHECKOUT-014). */
export function CompanyFields({ form, prefix, address, box, isOn }: CompanyProps) {
  const { t } = useText();
  return (
    <div className="company">
      <Switch name={box} value="yes" defaultChecked={isOn} label={t('checkout.asCompany')} />
      <div className="form-grid company__fields">
        <TextField
          form={form}
          name={`${prefix}companyName`}
          label={t('checkout.companyName')}
          autoComplete="organization"
          maxLength={companyNameMaxLength}
          defaultValue={address.companyName}
          className="w3"
        />
        <TextField
          form={form}
          name={`${prefix}companyOIB`}
          label={t('checkout.companyOib')}
          hint={t('checkout.companyOibHint')}
          autoComplete="off"
          maxLength={taxNumberMaxLength}
          defaultValue={address.companyOIB}
          className="w3"
        />
      </div>
    </div>
  );
}

/** Name, street, town and country of a block; the browser knows them by name and fills them in (LIMIT-009). */
export function AddressFields({
  form,
  prefix,
  section,
  address,
  countries,
}: BlockProps & { countries: ReadonlyArray<{ iso: string; name: string }> }) {
  const { t } = useText();
  const field = (name: keyof CheckoutAddress, word: string) => ({
    form,
    name: prefix + name,
    label: t(labelKeys[name]),
    autoComplete: `${section} ${word}`,
    defaultValue: address[name],
  });
  const { listId, towns, onZipCode, onCity } = useTownHelp(prefix);
  return (
    <div className="form-grid">
      <TextField {...field('firstName', 'given-name')} className="w3" maxLength={limits.nameMaxLength} />
      <TextField {...field('lastName', 'family-name')} className="w3" maxLength={limits.nameMaxLength} />
      <TextField {...field('street', 'address-line1')} className="w4" maxLength={limits.streetMaxLength} />
      <TextField
        {...field('houseNumber', 'address-line2')}
        className="w2"
        maxLength={limits.houseNumberMaxLength}
      />
      <TextField
        {...field('zipCode', 'postal-code')}
        className="w2 w2-even"
        maxLength={limits.zipCodeMaxLength}
        list={`${listId}-zip`}
        onChange={onZipCode}
        hint={<Doubt form={form} name={`${prefix}zipCode`} />}
      />
      <TextField
        {...field('city', 'address-level2')}
        className="w4 w4-even"
        maxLength={limits.cityMaxLength}
        list={`${listId}-city`}
        onChange={onCity}
      />
      <datalist id={`${listId}-zip`}>
        {towns.map(({ zipCode, city }) => (
          <option key={`${zipCode} ${city}`} value={zipCode} label={city} />
        ))}
      </datalist>
      <datalist id={`${listId}-city`}>
        {towns.map(({ zipCode, city }) => (
          <option key={`${zipCode} ${city}`} value={city} label={zipCode} />
        ))}
      </datalist>
      <SelectField {...field('country', 'country')} className="w3">
        {countries.map(({ iso, name }) => (
          <option key={iso} value={iso}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

const labelKeys = {
  contactEmail: 'checkout.email',
  contactPhone: 'checkout.phone',
  firstName: 'checkout.firstName',
  lastName: 'checkout.lastName',
  street: 'checkout.street',
  houseNumber: 'checkout.houseNumber',
  zipCode: 'checkout.zipCode',
  city: 'checkout.city',
  country: 'checkout.country',
  companyName: 'checkout.companyName',
  companyOIB: 'checkout.companyOib',
} as const satisfies Record<keyof CheckoutAddress, string>;

/** Words of all fields of the step, for the list of problems. */
export function addressStepLabels(t: Text['t']): Record<string, string> {
  const entries = Object.values(prefixes).flatMap((prefix) =>
    Object.entries(labelKeys).map(([field, key]) => [prefix + field, t(key)] as const),
  );
  return { ...Object.fromEntries(entries), consents: t('consents.title') };
}
