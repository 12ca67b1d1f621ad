import type { PlatformTexts } from '@izlog/contract/texts/platform-keys';
import { platformTexts } from '@izlog/contract/texts/platform-texts';
import { ownLanguageOf } from '@izlog/contract/texts/reader-language';

/** Words of documents and mails of an order, in the language of the order. */
export type DocumentWords = PlatformTexts['documents'];

/** The words for a three-letter language: in its own where the program speaks it, everybody else in English. */
export const documentWords = (language: string): DocumentWords =>
  platformTexts[ownLanguageOf(language)].documents;

/** Minor units as people read them: `1.234,50 €`. */
export function moneyText(
  cents: number,
  currency: string,
  { locale }: Pick<DocumentWords, 'locale'>,
): string {
  const key = `${locale} ${currency}`;
  const format = moneyFormats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  moneyFormats.set(key, format);
  return format.format(cents / 100);
}

/** Making a format takes a hundred times as long as using it. */
const moneyFormats = new Map<string, Intl.NumberFormat>();
const rateFormats = new Map<string, Intl.NumberFormat>();

/** A day in Zagreb, as people read it: `21. 11. 2026.` */
export function dayText(at: Date, { locale }: DocumentWords): string {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    timeZone: 'Europe/Zagreb',
  }).format(at);
}

/** A moment in Zagreb to the minute, as documents carry it: `21. 11. 2026. 10:37` */
export function minuteText(at: Date, words: DocumentWords): string {
  const time = new Intl.DateTimeFormat(words.locale, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Zagreb',
  });
  return `${dayText(at, words)} ${time.format(at)}`;
}

/** A moment in Zagreb to the second, with its zone: `21. 11. 2026. 10:37:05 CET` */
export function instantText(at: Date, { locale }: DocumentWords): string {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
    timeZone: 'Europe/Zagreb',
  }).format(at);
}

/** Hundredths of a percent as people read them: `25 %`. */
export function rateText(rate: number, { locale }: Pick<DocumentWords, 'locale'>): string {
  const format =
    rateFormats.get(locale) ?? new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  rateFormats.set(locale, format);
  return format.format(rate / 10_000);
}

/** An IBAN in groups of four. */
export const spacedIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
