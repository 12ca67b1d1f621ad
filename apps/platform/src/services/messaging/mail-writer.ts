import { countedText, fillText } from '@izlog/contract/texts/fill-text';
import type { PlatformTexts } from '@izlog/contract/texts/platform-keys';
import type { ProgramLanguage } from '@izlog/contract/texts/program-languages';
import type { Block } from './mail-text.ts';
import { type OwnWords, withOwnWords } from './words/own-words.ts';

type Mails = PlatformTexts['mails'];
type Texts = Readonly<Record<string, string>>;

/** Writes the mails of a shop in one language. */
export interface MailWriter {
  shop: string;
  mails: Mails;
  /** The texts of a mail with values in their places; `{shop}` is always known. */
  fill<T extends Texts>(texts: T, values?: Texts): Record<keyof T, string>;
  /** The greeting, with the name where we have one. */
  greeting(name: string): Block;
  /** A number of hours in words (`24 sata`, `2 days`): days from two days on, where they come out even. */
  time(hours: number): string;
}

/** A writer for a language and a shop, which may have words of its own. */
export function mailWriter(language: ProgramLanguage, shop: string, own: OwnWords = {}): MailWriter {
  const mails = withOwnWords(language, shop, own);
  return {
    shop,
    mails,
    fill(texts, values = {}) {
      const entries = Object.entries(texts).map(([key, text]) => [key, fillText(text, { shop, ...values })]);
      return Object.fromEntries(entries);
    },
    greeting(name) {
      const trimmed = name.trim();
      return { kind: 'paragraph', text: trimmed ? `${mails.greeting}, ${trimmed},` : `${mails.greeting},` };
    },
    time(hours) {
      const isDays = hours >= 48 && hours % 24 === 0;
      const count = isDays ? hours / 24 : hours;
      return `${count} ${countedText(isDays ? mails.days : mails.hours, language, count)}`;
    },
  };
}
