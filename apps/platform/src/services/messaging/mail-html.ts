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

/** Stands below a button, with the address it leads to. */
export const buttonHelp: Record<MailLanguage, string> = {
  hr: 'Ako se gumb ne može otvoriti, upišite ovu adresu u preglednik:',
  en: 'If the button does not open, enter this address in your browser:',
  de: 'Falls sich die Schaltfläche nicht öffnet, geben Sie diese Adresse im Browser ein:',
};
