import type { MailLanguage } from './mail-text.ts';

const forms = {
  hour: {
    hr: { one: 'sat', few: 'sata', other: 'sati' },
    en: { one: 'hour', other: 'hours' },
    de: { one: 'Stunde', other: 'Stunden' },
  },
  day: {
    hr: { one: 'dan', few: 'dana', other: 'dana' },
    en: { one: 'day', other: 'days' },
    de: { one: 'Tag', other: 'Tage' },
  },
} as const;

/** A number of hours in words (`24 sata`, `2 days`): days from two days on, where they come out even. */
export function inHours(hours: number, language: MailLanguage): string {
  const isDays = hours >= 48 && hours % 24 === 0;
  const count = isDays ? hours / 24 : hours;
  const words: Record<string, string> = forms[isDays ? 'day' : 'hour'][language];
  return `${count} ${words[new Intl.PluralRules(language).select(count)] ?? words.other}`;
}
