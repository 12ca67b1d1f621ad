import { button, link, part } from './parts.ts';
import type { LayoutElement } from './shape-content.ts';

/** Header, footer and cookie notice (CMS-003, CMS-004). */
export const layout: LayoutElement[] = [
  {
    handler: 'header-section',
    title: 'Zaglavlje',
    meta: {
      logo: { file: 'znak.svg' },
      strip: {
        hr: 'Uvodni razgovor od 30 minuta bez naknade',
        en: 'First talk of 30 minutes, free of charge',
        de: 'Erstgespräch von 30 Minuten, kostenlos',
      },
      phone: '01 5555 210',
      contactBtn: button({ hr: 'Kontakt', en: 'Contact', de: 'Kontakt' }, { kind: 'page', key: 'kontakt' }),
    },
    parts: [],
  },
  {
    handler: 'footer-section',
    title: 'Podnožje',
    meta: {
      logo: { file: 'znak.svg' },
      about: {
        hr: 'Investicijske studije, poslovni planovi i sve što je potrebno da prvi račun napravite sami.',
        en: 'Investment studies, business plans and all it takes to do the first sums yourself.',
        de: 'Investitionsstudien, Businesspläne und alles, womit Sie zuerst selbst rechnen.',
      },
      mail: 'upit@izlog.example',
      phone: '01 5555 210',
      scheduleBtn: button(
        { hr: 'Zakažite sastanak', en: 'Arrange a meeting', de: 'Termin vereinbaren' },
        { kind: 'page', key: 'kontakt' },
      ),
      copyright: {
        hr: '© 2026. Izlog. Sva prava pridržana.',
        en: '© 2026 Izlog. All rights reserved.',
        de: '© 2026 Izlog. Alle Rechte vorbehalten.',
      },
    },
    parts: [
      part('link-list', 'footer-buying', {
        slot: 'lists',
        meta: { title: { hr: 'Kupnja', en: 'Buying', de: 'Einkauf' } },
        parts: [
          link(
            'footer-delivery',
            { hr: 'Dostava i plaćanje', en: 'Delivery and payment', de: 'Lieferung und Zahlung' },
            { kind: 'page', key: 'dostava-i-placanje' },
          ),
          link(
            'footer-returns',
            { hr: 'Povrat i reklamacije', en: 'Returns and complaints', de: 'Rückgabe und Reklamation' },
            { kind: 'page', key: 'povrat-i-reklamacije' },
          ),
          link(
            'footer-withdrawal',
            { hr: 'Jednostrani raskid ugovora', en: 'Withdraw from the contract', de: 'Vertrag widerrufen' },
            { kind: 'page', key: 'pravo-na-raskid' },
          ),
          link(
            'footer-complaints',
            { hr: 'Prigovori', en: 'Complaints', de: 'Beschwerden' },
            { kind: 'page', key: 'prigovori' },
          ),
          link(
            'footer-member',
            { hr: 'Članska kartica', en: 'Member card', de: 'Mitgliedskarte' },
            { kind: 'page', key: 'clanska-kartica' },
          ),
          link(
            'footer-voucher',
            { hr: 'Poklon-bon', en: 'Gift voucher', de: 'Gutschein' },
            { kind: 'product', key: 'poklon-bon' },
          ),
        ],
      }),
      part('link-list', 'footer-us', {
        slot: 'lists',
        meta: { title: { hr: 'Izlog', en: 'Izlog', de: 'Izlog' } },
        parts: [
          link(
            'footer-about',
            { hr: 'O nama', en: 'About us', de: 'Über uns' },
            { kind: 'page', key: 'o-nama' },
          ),
          link('footer-posts', { hr: 'Objave', en: 'Blog', de: 'Blog' }, { kind: 'path', path: '/objave' }),
          link(
            'footer-workshops',
            { hr: 'Radionice', en: 'Workshops', de: 'Workshops' },
            { kind: 'productCategory', key: 'radionice' },
          ),
          link(
            'footer-contact',
            { hr: 'Kontakt', en: 'Contact', de: 'Kontakt' },
            { kind: 'page', key: 'kontakt' },
          ),
          link(
            'footer-accessibility',
            { hr: 'Izjava o pristupačnosti', en: 'Accessibility statement', de: 'Barrierefreiheit' },
            { kind: 'page', key: 'izjava-o-pristupacnosti' },
          ),
        ],
      }),
      part('link-list', 'footer-small-print', {
        slot: 'bottom',
        parts: [
          link(
            'footer-terms',
            { hr: 'Uvjeti kupnje', en: 'Terms of sale', de: 'Verkaufsbedingungen' },
            { kind: 'page', key: 'uvjeti-kupnje' },
          ),
          link(
            'footer-privacy',
            { hr: 'Politika privatnosti', en: 'Privacy policy', de: 'Datenschutz' },
            { kind: 'page', key: 'politika-privatnosti' },
          ),
          link(
            'footer-cookies',
            { hr: 'Kolačići', en: 'Cookies', de: 'Cookies' },
            { kind: 'page', key: 'kolacici' },
          ),
          link(
            'footer-imprint',
            { hr: 'Impressum', en: 'Imprint', de: 'Impressum' },
            { kind: 'page', key: 'impressum' },
          ),
        ],
      }),
    ],
  },
  {
    handler: 'cookie-section',
    title: 'Obavijest o kolačićima',
    meta: {
      text: {
        hr: 'Ova stranica koristi kolačiće. Nužni drže košaricu i prijavu, ostali samo broje posjete.',
        en: 'This site uses cookies. The necessary ones hold the cart and the login, the others only count visits.',
        de: 'Diese Seite verwendet Cookies. Die notwendigen halten Warenkorb und Anmeldung, die übrigen zählen nur Besuche.',
      },
      more: button(
        { hr: 'Politika privatnosti', en: 'Privacy policy', de: 'Datenschutzerklärung' },
        { kind: 'page', key: 'politika-privatnosti' },
      ),
    },
    parts: [],
  },
];
