import { part } from '../demo/parts.ts';
import type { Page } from '../demo/shape-content.ts';
import { accessibility } from './legal/accessibility.ts';
import { complaints } from './legal/complaints.ts';
import { cookies } from './legal/cookies.ts';
import { delivery } from './legal/delivery.ts';
import { imprint } from './legal/imprint.ts';
import { privacy } from './legal/privacy.ts';
import { terms } from './legal/terms.ts';
import { withdrawal } from './legal/withdrawal.ts';

/** The pages a new site begins with: those that are public at once, and drafts that its owner reads, completes and publishes. */
export function starterPages({ isEcommerce }: { isEcommerce: boolean }): { ready: Page[]; drafts: Page[] } {
  return {
    // Every site leads to them by itself: the contact button (SHELL-008) and the cookie notice (GDPR-001).
    ready: [contact, privacy(isEcommerce)],
    drafts: [
      ...(isEcommerce ? [terms, withdrawal, delivery, complaints] : []),
      cookies,
      imprint,
      accessibility,
    ],
  };
}

// Both slugs are the same in every language, since header and notice lead to them by name.
const contact: Page = {
  key: 'kontakt',
  title: { hr: 'Kontakt', en: 'Contact', de: 'Kontakt' },
  slug: { hr: 'kontakt', en: 'kontakt', de: 'kontakt' },
  seo: {
    description: {
      hr: 'Pišite nam: odgovor stiže na vašu adresu e-pošte.',
      en: 'Write to us: the answer comes to your e-mail address.',
      de: 'Schreiben Sie uns: Die Antwort kommt an Ihre E-Mail-Adresse.',
    },
  },
  parts: [
    part('contact-form', 'starter-letter', {
      meta: {
        heading: { hr: 'Pišite nam', en: 'Write to us', de: 'Schreiben Sie uns' },
        body: {
          hr: 'Odgovor stiže na vašu adresu e-pošte.',
          en: 'The answer comes to your e-mail address.',
          de: 'Die Antwort kommt an Ihre E-Mail-Adresse.',
        },
      },
      options: { form: 'contactForm' },
    }),
  ],
};
