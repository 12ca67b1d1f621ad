import type { MailLanguage } from './mail-text.ts';

/** Text as HTML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The link that ends a mail one once asked for. */
export const unsubscribeWords: Record<MailLanguage, string> = {
  hr: 'Odjava',
  en: 'Unsubscribe',
  de: 'Abmelden',
};
