import { limits } from '@izlog/contract/limits';
import { maxLength, type Rule, required } from './rules.ts';

interface StreetAndNumber {
  street: string;
  houseNumber: string;
}

/** A street, then its number: 12, 12a, 12 A, 12/3, 12-14, or bb where a house has none. */
const whole =
  /^(?<street>.*\p{L}.*?)[\s,]+(?<houseNumber>\d{1,5}\s?\p{L}?(?:\s?[/-]\s?[\p{L}\d]{1,4})?|b\.?\s?b\.?)$/iu;

/**
 * Street and house number as they are meant: people and browsers write "Ilica 1" into either field. A number that stands in
 * both is one. What cannot be told apart stays as it was typed.
 */
export function streetAndNumber(typed: StreetAndNumber): StreetAndNumber {
  const street = typed.street.trim();
  const houseNumber = typed.houseNumber.trim();
  const inStreet = partsOf(street);
  const inNumber = partsOf(houseNumber);
  if (inStreet && (houseNumber === '' || isSame(inStreet.houseNumber, houseNumber))) return inStreet;
  if (inNumber && (street === '' || isSame(inNumber.street, street))) return inNumber;
  return { street, houseNumber };
}

/** Rules of the two fields, by name; either may hold both. */
export function streetRules(prefix = ''): Record<'street' | 'houseNumber', Rule[]> {
  const ofMeant = (field: keyof StreetAndNumber, ...rules: Rule[]): Rule[] =>
    rules.map((rule) => (_value, read) => {
      const meant = streetAndNumber({
        street: read(`${prefix}street`),
        houseNumber: read(`${prefix}houseNumber`),
      });
      return rule(meant[field], read);
    });
  return {
    street: ofMeant('street', required, maxLength(limits.streetMaxLength)),
    houseNumber: ofMeant('houseNumber', required, maxLength(limits.houseNumberMaxLength)),
  };
}

function partsOf(text: string): StreetAndNumber | undefined {
  const { street, houseNumber } = whole.exec(text)?.groups ?? {};
  return street !== undefined && houseNumber !== undefined ? { street, houseNumber } : undefined;
}

const isSame = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (text: string): string => text.replaceAll(/[\s.]/g, '').toLocaleLowerCase('hr');
