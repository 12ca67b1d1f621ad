import { complaints } from '../../starter/legal/complaints.ts';
import { cookies } from '../../starter/legal/cookies.ts';
import { delivery } from '../../starter/legal/delivery.ts';
import { imprint } from '../../starter/legal/imprint.ts';
import { terms } from '../../starter/legal/terms.ts';
import { withdrawal } from '../../starter/legal/withdrawal.ts';
import type { Consent, Page } from '../shape-content.ts';

/** The drafts of a new site as they are, in the one language of this shop. */
export const secondLegalPages: Page[] = [terms, withdrawal, delivery, complaints, cookies, imprint].map(
  (page) => ({ ...page, title: { hr: page.title.hr }, slug: { hr: page.slug.hr } }),
);

/** Whoever orders there accepts its terms. */
export const secondConsents: Consent[] = [
  {
    uniqueNumber: 'UVJETI',
    displayName: { hr: 'Prihvaćam <a href="/uvjeti-kupnje">uvjete kupnje</a>.' },
    assignedTo: [{ form: 'checkoutForm', required: true }],
  },
];
