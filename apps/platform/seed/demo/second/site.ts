import { button, hero, link, list, pane, part, text } from '../parts.ts';
import { rich } from '../rich.ts';
import type { LayoutElement, Page } from '../shape-content.ts';
import type { DemoSite } from '../shape-site.ts';
import { secondCheckout } from './checkout.ts';
import { secondLegalPages } from './legal.ts';
import { secondBrands, secondCategories, secondMedia, secondProducts } from './shop.ts';

const shop = { kind: 'path', path: '/shop' } as const;

const pages: Page[] = [
  {
    key: 'home',
    handler: 'home',
    title: { hr: 'Početna' },
    slug: { hr: 'pocetna' },
    seo: { description: { hr: 'Drugi izlog: med iz jednog pčelinjaka.' } },
    parts: [
      hero(
        'second-window',
        {
          heading: { hr: 'Med iz jednog pčelinjaka' },
          lead: { hr: 'Tri tegle, jedna godina, bez miješanja.' },
          primary: button({ hr: 'U trgovinu' }, shop),
          secondary: button({ hr: 'Kako radimo' }, { kind: 'page', key: 'kako-radimo' }),
        },
        [
          pane('second-pane-1', 'med-lipa', 'med-lipa.svg'),
          pane('second-pane-2', 'med-vrijesak', 'med-vrijesak.svg'),
        ],
      ),
      list('products-list', 'second-shelf', { heading: { hr: 'Ove godine' } }, { query: 'newest', limit: 4 }),
    ],
  },
  {
    key: 'kako-radimo',
    title: { hr: 'Kako radimo' },
    slug: { hr: 'kako-radimo' },
    seo: { description: { hr: 'Šezdeset košnica na brdu iznad Kupe, bez seljenja i bez žurbe.' } },
    parts: [
      text('second-text', {
        hr: rich(`
          Šezdeset košnica stoji na brdu iznad Kupe. Ne selimo ih, pa je svaka godina drukčija: nekad je više lipe, nekad
          vrijeska, a nekad ničega.

          - vrcamo dvaput godišnje
          - ne grijemo i ne miješamo
          - tegle primamo natrag
        `),
      }),
    ],
  },
  {
    key: 'kontakt',
    title: { hr: 'Kontakt' },
    slug: { hr: 'kontakt' },
    seo: { description: { hr: 'OPG Pčelinjak Brdo, Brdo 5, Ozalj. Telefon 047 555 012.' } },
    parts: [
      text(
        'second-contact',
        {
          hr: rich(`
            OPG Pčelinjak Brdo, Brdo 5, 47280 Ozalj. Telefon 047 555 012, e-pošta med@pcelinjak-brdo.example. Nazovite
            navečer, danju smo kod košnica. Gospodarstvo je izmišljeno i služi za prikaz.
          `),
        },
        { hr: 'Javite se' },
      ),
    ],
  },
  ...secondLegalPages,
  {
    handler: 'privacy',
    key: 'politika-privatnosti',
    title: { hr: 'Politika privatnosti' },
    slug: { hr: 'politika-privatnosti' },
    seo: { description: { hr: 'Koje podatke čuvamo, zašto i koliko dugo.' } },
    parts: [
      text(
        'second-privacy',
        {
          hr: rich(`
            Ime, adresu, telefon i e-poštu čuvamo radi isporuke i računa, koliko traži zakon o računovodstvu. Košaricu
            čuvamo godinu dana. Kolačiće za mjerenje posjeta i oglašavanje ne koristimo.

            Možete zatražiti ispis, ispravak ili brisanje podataka i podnijeti prigovor Agenciji za zaštitu osobnih
            podataka. Pišite na med@pcelinjak-brdo.example; odgovaramo u roku od trideset dana.
          `),
        },
        { hr: 'Vaši podaci' },
      ),
    ],
  },
];

const layout: LayoutElement[] = [
  {
    handler: 'header-section',
    title: 'Zaglavlje',
    meta: { strip: { hr: 'Šaljemo utorkom i petkom' } },
    parts: [],
  },
  {
    handler: 'footer-section',
    title: 'Podnožje',
    meta: {
      mail: 'med@pcelinjak-brdo.example',
      phone: '047 555 012',
      scheduleBtn: button({ hr: 'Posjetite pčelinjak' }, { kind: 'page', key: 'kako-radimo' }),
      copyright: { hr: '© 2026. Drugi izlog.' },
    },
    parts: [
      part('link-list', 'second-footer', {
        slot: 'lists',
        meta: { title: { hr: 'Drugi izlog' } },
        parts: [
          link('second-footer-shop', { hr: 'Trgovina' }, shop),
          link('second-footer-about', { hr: 'Kako radimo' }, { kind: 'page', key: 'kako-radimo' }),
        ],
      }),
      part('link-list', 'second-small-print', {
        slot: 'bottom',
        parts: secondLegalPages.map(({ key, title }) => link(`second-${key}`, title, { kind: 'page', key })),
      }),
    ],
  },
  {
    handler: 'cookie-section',
    title: 'Obavijest o kolačićima',
    meta: { text: { hr: 'Ova trgovina koristi samo nužne kolačiće.' } },
    parts: [],
  },
];

/** A tiny second shop on a domain of its own, which proves that sites are kept apart. */
export const secondSite: DemoSite = {
  key: 'drugi-izlog',
  name: 'Drugi izlog',
  hosts: ['drugi.localhost'],
  defaultLanguage: 'hr',
  languages: ['hr'],
  currency: 'EUR',
  options: [
    { key: 'CopyrightText', value: '© 2026. Drugi izlog.' },
    { key: 'DefaultLanguage', value: 'hrv' },
    { key: 'AllowedLanguages', value: 'hrv' },
    { key: 'CanCommentOnBlog', value: 'Nobody' },
    { key: 'CompanyName', value: 'OPG Pčelinjak Brdo' },
    { key: 'CompanyStreet', value: 'Brdo 5' },
    { key: 'CompanyTown', value: '47280 Ozalj' },
    { key: 'CompanyOib', value: '00000000001' },
    { key: 'CompanyEmail', value: 'med@pcelinjak-brdo.example' },
    { key: 'CompanyPhone', value: '+385 47 555 012' },
  ],
  checkout: secondCheckout,
  media: secondMedia,
  brands: secondBrands,
  attributes: [],
  categories: secondCategories,
  tags: [],
  products: secondProducts,
  terms: [],
  posts: [],
  events: [],
  pages,
  layout,
  navigation: [
    { name: { hr: 'Trgovina' }, link: shop, children: [] },
    { name: { hr: 'Kako radimo' }, link: { kind: 'page', key: 'kako-radimo' }, children: [] },
  ],
  redirects: [],
  forms: [],
  consents: [],
  comments: [],
};
