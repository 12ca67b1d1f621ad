import { isOib } from '@izlog/contract/ecommerce/oib';
import { readVatId } from '@izlog/contract/ecommerce/taxes/vat-id';
import { limits } from '@izlog/contract/limits';
import { addressDoubts } from '#site/kit/forms/doubts.ts';
import {
  email,
  type FormRules,
  maxLength,
  type ReadField,
  type Rule,
  required,
} from '#site/kit/forms/rules.ts';
import { streetRules } from '#site/kit/forms/street-and-number.ts';
import { prefixes } from './checkout-form.ts';

/** Longest tax number of a company outside Croatia (CHECKOUT-015). */
export const taxNumberMaxLength = 25;
export const companyNameMaxLength = 150;

const nameOfPerson = /^[\p{L}\p{M} '’-]+$/u;

/** Letters of any language, spaces, apostrophes and hyphens (CHECKOUT-012). */
const alphabeticOnly: Rule = (value) =>
  value.trim() === '' || nameOfPerson.test(value.trim())
    ? undefined
    : { key: 'validation.alphaSpecialCharsValidator' };

/** A Croatian company's OIB with its check digit; of other countries anything short enough that is no mistyped VAT id (CHECKOUT-015). */
const companyTaxNumber =
  (country: string): Rule =>
  (value, read) => {
    if (value.trim() === '') return undefined;
    if (read(country) === 'HR') return isOib(value) ? undefined : { key: 'validation.oib' };
    if (readVatId(value, read(country)) === 'mistyped') return { key: 'validation.vatId' };
    return maxLength(taxNumberMaxLength)(value, read);
  };

interface RuleOptions {
  /** The rule about letters in names can be switched off (CHECKOUT-013). */
  areNamesChecked?: boolean;
  /** Codes of the countries that are offered; only the server looks, the list of the page has no others. */
  countries?: readonly string[];
}

/** The rules of the address step: of the billing block only when it was asked for (CHECKOUT-010, CHECKOUT-016). */
export function addressStepRules(read: ReadField, options: RuleOptions = {}): FormRules {
  const delivery = blockRules(prefixes.delivery, read('isCompany') !== '', options);
  if (read('useDifferentBillingAddress') === '') return delivery;
  return { ...delivery, ...blockRules(prefixes.billing, read('isBillingCompany') !== '', options) };
}

/** What is asked about in the address step; of the billing block only when it was asked for. */
export const addressStepDoubts: FormRules = {
  ...addressDoubts(prefixes.delivery),
  ...Object.fromEntries(
    Object.entries(addressDoubts(prefixes.billing)).map(([name, rules]) => [
      name,
      rules.map(
        (rule): Rule =>
          (value, read) =>
            read('useDifferentBillingAddress') === '' ? undefined : rule(value, read),
      ),
    ]),
  ),
};

const offered =
  (countries: readonly string[]): Rule =>
  (value) =>
    countries.includes(value) ? undefined : { key: 'checkout.countryUnknown' };

function blockRules(
  prefix: string,
  isCompany: boolean,
  { areNamesChecked = true, countries }: RuleOptions,
): FormRules {
  const name = [required, maxLength(limits.nameMaxLength), ...(areNamesChecked ? [alphabeticOnly] : [])];
  const fields: FormRules = {
    contactEmail: [required, email],
    contactPhone: [required, maxLength(limits.phoneMaxLength)],
    ...(isCompany && {
      companyName: [required, maxLength(companyNameMaxLength)],
      companyOIB: [required, companyTaxNumber(`${prefix}country`)],
    }),
    firstName: name,
    lastName: name,
    ...streetRules(prefix),
    zipCode: [required, maxLength(limits.zipCodeMaxLength)],
    city: [required, maxLength(limits.cityMaxLength)],
    country: [required, maxLength(limits.countryMaxLength), ...(countries ? [offered(countries)] : [])],
  };
  return Object.fromEntries(Object.entries(fields).map(([field, rules]) => [prefix + field, rules]));
}

/** The company an invoice is for, asked for in the payment step when the way to pay needs one (CHECKOUT-057). */
export const companyRules = (country: string): FormRules => ({
  companyName: [required, maxLength(companyNameMaxLength)],
  companyOIB: [
    required,
    (value, read) =>
      companyTaxNumber('country')(value, (name) => (name === 'country' ? country : read(name))),
  ],
});
