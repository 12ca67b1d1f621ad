import { type Faults, type FormRules, faultsOf, reader } from './rules.ts';

/** The addresses most people here have; a slip in one of them reaches nobody. */
const knownDomains = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'live.com',
  'net.hr',
  'inet.hr',
  'email.t-com.hr',
  'mail.com',
  'gmx.net',
  'gmx.de',
  'gmx.at',
  'web.de',
  't-online.de',
  'proton.me',
] as const;

/** The address that was probably meant, when its domain is one slip away from a known one; nothing where there is no doubt. */
export function likelyEmail(typed: string): string | undefined {
  const at = typed.trim().lastIndexOf('@');
  const domain = typed
    .trim()
    .slice(at + 1)
    .toLowerCase();
  if (at < 1 || domain.length < 5 || knownDomains.some((known) => known === domain)) return undefined;
  const meant = knownDomains.find((known) => isOneTypoAway(domain, known));
  return meant && `${typed.trim().slice(0, at)}@${meant}`;
}

/**
 * Whether a phone number cannot be one: other signs than digits and what people write between them, or a length no number
 * has. A Croatian one without its country has 8 to 10 digits and begins with 0; any other 7 to 15 (E.164).
 */
export function isPhoneDoubtful(typed: string, country: string | undefined): boolean {
  const text = typed.trim();
  if (text === '') return false;
  if (!/^\+?[\d\s()/.-]+$/.test(text)) return true;
  const digits = text.replaceAll(/\D/g, '');
  const isNational = !text.startsWith('+') && !digits.startsWith('00');
  if (isNational && country === 'HR') return !/^0\d{7,9}$/.test(digits);
  return !/^\d{7,15}$/.test(digits.replace(/^00/, ''));
}

/** Five digits, of which the first two name a district of the Croatian post; also as `HR-10 000`. */
const croatianZipCode = /^(10|2[0-3]|3[1-5]|4[0234789]|5[1-3])\d{3}$/;

/** Whether Croatia has no such postcode; those of other countries are taken as they are. */
function isZipCodeDoubtful(typed: string, country: string | undefined): boolean {
  const code = typed.replaceAll(/\s/g, '').replace(/^HR-?/i, '');
  return country === 'HR' && code !== '' && !croatianZipCode.test(code);
}

/** What is doubted of an e-mail alone, as rules. */
export const emailDoubts = (name: string): FormRules => ({
  [name]: [
    (value) => {
      const meant = likelyEmail(value);
      return meant === undefined ? undefined : { key: 'checkout.emailDoubt', values: { meant } };
    },
  ],
});

/**
 * What is doubted of an address block (names behind `prefix`), as rules. A doubt is no refusal: it is asked about, and what
 * is sent again unchanged is taken (CHECKOUT-010).
 */
export const addressDoubts = (prefix: string): FormRules => ({
  ...emailDoubts(`${prefix}contactEmail`),
  [`${prefix}contactPhone`]: [
    (value, read) =>
      isPhoneDoubtful(value, read(`${prefix}country`)) ? { key: 'checkout.phoneDoubt' } : undefined,
  ],
  [`${prefix}zipCode`]: [
    (value, read) =>
      isZipCodeDoubtful(value, read(`${prefix}country`)) ? { key: 'checkout.zipDoubt' } : undefined,
  ],
});

/** What a form that was sent leaves to be asked about, and what to send along so that nothing is asked about twice. */
interface OpenDoubts {
  doubts: Faults;
  /** Fields and values that were asked about by now, with spaces. */
  asked: string;
}

/** The doubts about a sent form that were not asked about before; `isKnown` tells what was taken already. */
export function openDoubts(
  rules: FormRules,
  form: FormData,
  isKnown: (name: string, value: string) => boolean,
): OpenDoubts {
  const read = reader(form);
  const before = read('asked').split(' ').filter(Boolean);
  const mark = (name: string) => `${name}=${encodeURIComponent(read(name).trim())}`;
  const open = Object.entries(faultsOf(rules, read)).filter(
    ([name]) => !before.includes(mark(name)) && !isKnown(name, read(name).trim()),
  );
  const asked = [...before, ...open.map(([name]) => mark(name))].join(' ');
  return { doubts: Object.fromEntries(open), asked };
}

/** One letter too many, too few, another one, or two that changed places. */
function isOneTypoAway(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  let end = 0;
  const most = Math.min(typed.length, meant.length) - start;
  while (end < most && typed.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const one = typed.slice(start, typed.length - end);
  const other = meant.slice(start, meant.length - end);
  if (one.length <= 1 && other.length <= 1) return one !== other;
  return one.length === 2 && other.length === 2 && one[0] === other[1] && one[1] === other[0];
}
