import type { Block, MailLanguage } from '../mail-text.ts';

const hello: Record<MailLanguage, string> = { hr: 'Dobar dan', en: 'Hello', de: 'Guten Tag' };

/** The greeting, with the name where we have one. */
export function greeting(language: MailLanguage, name: string): Block {
  const trimmed = name.trim();
  return { kind: 'paragraph', text: trimmed ? `${hello[language]}, ${trimmed},` : `${hello[language]},` };
}
