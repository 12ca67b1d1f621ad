import type { Consent } from './shape-content.ts';

/** What people agree to, where it is asked, and whether one can go on without it (GDPR-005, CMS-041). */
export const consents: Consent[] = [
  {
    uniqueNumber: 'IZ-PRIVATNOST',
    displayName: {
      hr: 'Prihvaćam <a href="/politika-privatnosti">politiku privatnosti</a>.',
      en: 'I accept the <a href="/en/politika-privatnosti">privacy policy</a>.',
      de: 'Ich akzeptiere die <a href="/de/politika-privatnosti">Datenschutzerklärung</a>.',
    },
    assignedTo: [
      { form: 'registerForm', required: true },
      { form: 'contactForm', required: true },
      { form: 'addressForm', required: true },
      { form: 'productAvailabilityForm', required: true },
    ],
  },
  {
    uniqueNumber: 'IZ-UVJETI',
    displayName: {
      hr: 'Prihvaćam <a href="/uvjeti-kupnje">uvjete kupnje</a>.',
      en: 'I accept the <a href="/en/terms-of-sale">terms of sale</a>.',
      de: 'Ich akzeptiere die <a href="/de/verkaufsbedingungen">Verkaufsbedingungen</a>.',
    },
    assignedTo: [{ form: 'checkoutForm', required: true }],
  },
  {
    uniqueNumber: 'IZ-DIGITALNO',
    displayName: {
      hr: 'Pristajem da isporuka digitalnog sadržaja počne odmah i znam da time gubim pravo na raskid.',
      en: 'I agree that digital content is delivered at once and know that I thereby lose the right of withdrawal.',
      de: 'Ich stimme zu, dass digitale Inhalte sofort geliefert werden, und weiß, dass ich damit mein Widerrufsrecht verliere.',
    },
    assignedTo: [{ form: 'checkoutForm', required: false }],
  },
  {
    uniqueNumber: 'IZ-BILTEN',
    displayName: {
      hr: 'Želim primati bilten i prihvaćam <a href="/politika-privatnosti">politiku privatnosti</a>.',
      en: 'I want the newsletter and accept the <a href="/en/politika-privatnosti">privacy policy</a>.',
      de: 'Ich möchte den Newsletter und akzeptiere die <a href="/de/politika-privatnosti">Datenschutzerklärung</a>.',
    },
    assignedTo: [
      { form: 'newsletter', required: true },
      { form: 'registerForm', required: false },
    ],
  },
  {
    uniqueNumber: 'KOLACICI-STATISTIKA',
    displayName: {
      hr: 'Prihvaćam kolačiće za statistiku posjeta.',
      en: 'I accept cookies for statistics of visits.',
      de: 'Ich akzeptiere Cookies für die Besuchsstatistik.',
    },
    assignedTo: [],
  },
  {
    uniqueNumber: 'KOLACICI-MARKETING',
    displayName: {
      hr: 'Prihvaćam kolačiće za marketing.',
      en: 'I accept cookies for marketing.',
      de: 'Ich akzeptiere Cookies für Marketing.',
    },
    assignedTo: [],
  },
];
