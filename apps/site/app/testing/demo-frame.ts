import type { Frame } from '#site/document/frame.ts';

const hr = { code: 'hrv', code2: 'hr', name: 'hrvatski', isDefault: true };
const en = { code: 'eng', code2: 'en', name: 'English', isDefault: false };

/** What stands around a page, for tests of single parts. */
export const demoFrame: Frame = {
  siteName: 'Izlog',
  origin: 'http://izlog.example',
  language: hr,
  languages: [hr, en],
  currency: { id: 1, iso: 'EUR', label: 'EUR', symbol: '€' },
  isEcommerce: true,
  strip: { text: 'Uvodni razgovor bez naknade' },
  navigation: [
    { id: '1', name: 'Trgovina', href: '/shop', children: [] },
    {
      id: '2',
      name: 'Studije',
      href: '/shop/studije',
      children: [{ id: '3', name: 'Za banku', href: '/shop/za-banku', children: [] }],
    },
  ],
  footer: {
    mail: 'upit@izlog.example',
    phone: '01 5555 210',
    copyright: '© 2026. Izlog.',
    schedule: { name: 'Zakažite sastanak', href: '/kontakt' },
    lists: [
      { title: 'Kupnja', links: [{ name: 'Dostava', href: '/dostava' }] },
      { title: 'Izlog', links: [{ name: 'O nama', href: '/o-nama' }] },
    ],
    bottom: [{ name: 'Politika privatnosti', href: '/politika-privatnosti' }],
  },
  contact: { href: '/kontakt' },
  privacyHref: '/politika-privatnosti',
  isClosed: false,
  isStaff: false,
};
