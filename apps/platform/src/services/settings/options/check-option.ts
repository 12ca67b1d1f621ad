import { brandContrast, readable } from '@izlog/contract/cms/brand-palette';
import { customHtmlFault } from '@izlog/contract/cms/custom-html';
import { knownOptions, screenOption } from '@izlog/contract/cms/option-keys';
import type { OptionKind } from '@izlog/contract/cms/option-kind';
import { readPlaces } from '@izlog/contract/ecommerce/duties/label-places';
import { isOib } from '@izlog/contract/ecommerce/oib';
import type { FieldRefusal } from '@izlog/contract/envelope';
import { isEmailAddress } from '@izlog/contract/user/is-email-address';
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { Refusal } from '#platform/kernel/refusal.ts';

/** What is wrong with a value: the kind of the refusal and its sentence. */
type Fault = readonly [kind: string, message: string];

/**
 * Refuses values with which the shop would look set up and not be: nobody reads a misspelt switch, mails to no address are
 * lost, and an account or an OIB whose check digits are wrong stands on every payment slip and invoice from then on.
 */
export function checkOption(key: string, value: string | null): void {
  const fault = optionFault(key, value);
  if (fault) throw new Refusal('validationFailed', { fields: [fault] });
}

/** What is wrong with the value of an option by its declaration; an empty one gives it its usual value again. */
export function optionFault(key: string, value: string | null): FieldRefusal | undefined {
  const known = Object.hasOwn(knownOptions, key) ? knownOptions[key] : screenOption(key);
  if (!known || value === null || value.trim() === '') return undefined;
  const fault = faultOf(known.is, value.trim());
  return fault && { path: key, kind: fault[0], message: fault[1] };
}

function faultOf(is: OptionKind, value: string): Fault | undefined {
  if (value.includes('\0')) return ['sign', 'It has a sign that no text has.'];
  const [isRight, kind, message] = judged(is, value);
  return isRight ? undefined : [kind, message];
}

function judged(is: OptionKind, value: string): [isRight: boolean, kind: string, message: string] {
  switch (is.kind) {
    case 'text':
    case 'secret':
    case 'lines': {
      const isOneLine = is.kind === 'text' && /[\r\n]/.test(value);
      if (isOneLine) return [false, 'line', 'It must be one line.'];
      return [value.length <= is.most, 'length', `It must have at most ${is.most} characters.`];
    }
    case 'markup': {
      const fault = customHtmlFault(value, is.place);
      if (fault) return [false, 'markup', `It cannot stand in a page: look at the tag ${fault}.`];
      return [value.length <= is.most, 'length', `It must have at most ${is.most} characters.`];
    }
    case 'choice':
      return [is.of.includes(value), 'choice', `It must be ${wordsOf(is.of)}.`];
    case 'yesNo':
      return [/^(true|false)$/.test(value), 'choice', 'It must be true or false.'];
    case 'whole': {
      const isIn = /^\d{1,9}$/.test(value) && Number(value) >= is.least && Number(value) <= is.most;
      return [isIn, 'range', `It must be a whole number from ${is.least} to ${is.most}.`];
    }
    case 'email':
      return [isAddress(value, is.mayHaveName), 'email', 'It must be one e-mail address.'];
    case 'iban':
      return [isIban(value), 'iban', 'This is not an IBAN.'];
    case 'oib':
      return [isOib(value), 'oib', 'The check digit of the OIB is not right.'];
    case 'colour': {
      if (!/^#[\da-f]{6}$/i.test(value)) return [false, 'color', 'It must be a colour such as #0e3733.'];
      const contrast = brandContrast(value).toFixed(2);
      const message = `It must be darker: words in it have a contrast of ${contrast} : 1, and need ${readable} : 1.`;
      return [brandContrast(value) >= readable, 'contrast', message];
    }
    case 'picture':
      return [/^[1-9]\d{0,14}$/.test(value), 'picture', 'It must be the number of a picture.'];
    case 'slug':
      return [
        value.length <= 200 && /^[\p{L}\d_-]+$/u.test(value),
        'slug',
        'It must be the last part of the address of a page.',
      ];
    case 'places':
      return [
        readPlaces(value) !== undefined,
        'places',
        'It must name three places in percent of the label: years 50 40 12; brand 50 70 6; model 50 80 6.',
      ];
    case 'switches':
      return [
        isSwitches(value, is.of),
        'json',
        `It must be JSON of switches such as {"${is.of[0]}":true}: ${wordsOf(is.of)}.`,
      ];
    case 'code':
      return [is.form.test(value), 'code', `It must be a code such as ${is.example}.`];
  }
}

const wordsOf = (words: readonly string[]): string =>
  `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`.replace(/^ or /, '');

/** An address, where it may be with the name before it. */
function isAddress(value: string, mayHaveName = false): boolean {
  const named = mayHaveName ? /^[^<>\r\n]{1,100} <([^<>]+)>$/.exec(value)?.[1] : undefined;
  return isEmailAddress(named ?? value);
}

/** Whether the text is an account number: country, length and check digits; spaces do not count. */
function isIban(text: string): boolean {
  return isValidIBAN(electronicFormatIBAN(text) ?? '');
}

function isSwitches(text: string, names: readonly string[]): boolean {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    return Object.entries(value).every(([name, one]) => names.includes(name) && typeof one === 'boolean');
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
