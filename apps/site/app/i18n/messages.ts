import type hr from '@izlog/contract/texts/hr/site.json';
import type staffHr from '@izlog/contract/texts/hr/staff.json';
import { isProgramLanguage, programLanguages } from '@izlog/contract/texts/program-languages';
import { formatNumber } from './formats.ts';

/** Keys of the message catalogue; Croatian is complete, the others follow it (ERR-011). */
export type MessageKey = keyof typeof hr;
/** A key that has plural forms, without its ending: `cart.count` for `cart.count_one`, `_few`, `_other`. */
export type PluralKey = StemOf<MessageKey>;
/** The same of the back office, whose texts no visitor downloads. */
export type StaffKey = keyof typeof staffHr;
export type StaffPluralKey = StemOf<StaffKey>;
/** Texts of one language. */
export type Messages = Partial<Record<MessageKey, string>>;
export type StaffMessages = Partial<Record<StaffKey, string>>;
type StemOf<K> = K extends `${infer Stem}_other` ? Stem : never;
/** Values put into `{name}` places of a text. */
export type MessageValues = Record<string, string | number>;

/** Tells whether a word that came from a server or from content is a key of the catalogue. */
export const isMessageKey = (messages: Messages, word: string): word is MessageKey =>
  Object.hasOwn(messages, word);

const rules = new Map<string, Intl.PluralRules>();

/** The form of a count: Intl's own only for what our languages' traits do not say, since its first use is slow on phones. */
function formOf(locale: string, count: number): string {
  if (Number.isInteger(count) && count >= 0 && isProgramLanguage(locale))
    return programLanguages[locale].pluralForm(count);
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, rule);
  return rule.select(count);
}

/**
 * The text of a key in a language. With `count` the plural form is chosen by the language's own rules (Croatian has one,
 * few and other). A key without text gives '' and a developer's message, never the raw key (ERR-011, I18N-015).
 */
export function textOf(
  messages: Messages & StaffMessages,
  locale: string,
  key: MessageKey | PluralKey | StaffKey | StaffPluralKey,
  values: MessageValues = {},
): string {
  const text = messages[pluralKey(messages, locale, key, values.count) as MessageKey];
  if (text === undefined) {
    if (import.meta.env.DEV) console.warn(`No text for ${key} in ${locale}`);
    return '';
  }
  if (!text.includes('{')) return text;
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name] ?? place;
    // Only counts: a year and an order number are numbers too.
    return name === 'count' && typeof value === 'number' ? formatNumber(value, locale) : String(value);
  });
}

function pluralKey(
  messages: Messages,
  locale: string,
  key: string,
  count: string | number | undefined,
): string {
  if (typeof count !== 'number') return key;
  const form = `${key}_${formOf(locale, count)}`;
  if (form in messages) return form;
  // A text that counts without forms of its own, e.g. `product.low`.
  return key in messages ? key : `${key}_other`;
}
