import { button, hero, list, pane, part } from '../parts.ts';
import type { Text } from '../shape.ts';
import type { Page } from '../shape-content.ts';

const contact = { kind: 'page', key: 'kontakt' } as const;

/** The home page: the window, the directory, two shelves, the story, workshops, posts and the newsletter. */
export const home: Page = {
  key: 'home',
  handler: 'home',
  title: { hr: 'Početna', en: 'Home', de: 'Startseite' },
  slug: { hr: 'pocetna', en: 'home', de: 'startseite' },
  seo: {
    title: {
      hr: 'Izlog: studije, planovi i alati za ulaganja',
      en: 'Izlog: studies, plans and tools for investments',
      de: 'Izlog: Studien, Pläne und Werkzeuge für Investitionen',
    },
    description: {
      hr: 'Investicijske studije i poslovni planovi za banku i fond, a uz njih predlošci, knjige i radionice za one koji prvi račun rade sami.',
      en: 'Investment studies and business plans for banks and funds, with templates, books and workshops for those who do the first sums themselves.',
      de: 'Investitionsstudien und Businesspläne für Bank und Fonds, dazu Vorlagen, Bücher und Workshops für alle, die zuerst selbst rechnen.',
    },
    media: 'pano-m.svg',
  },
  parts: [
    hero(
      'home-window',
      {
        heading: {
          hr: 'Ulaganja koja izdrže svako pitanje',
          en: 'Investments that stand up to every question',
          de: 'Investitionen, die jeder Frage standhalten',
        },
        lead: {
          hr: 'Izrađujemo studije i poslovne planove koje banka i fond čitaju od prve do posljednje stranice. A u izlogu je sve što vam treba da prvi račun napravite sami.',
          en: 'We write studies and business plans that banks and funds read from the first page to the last. And in the window is all you need to do the first sums yourself.',
          de: 'Wir schreiben Studien und Businesspläne, die Bank und Fonds von der ersten bis zur letzten Seite lesen. Und im Schaufenster liegt alles, womit Sie zuerst selbst rechnen können.',
        },
        primary: button({ hr: 'Zatražite ponudu', en: 'Ask for an offer', de: 'Angebot anfordern' }, contact),
        secondary: button(
          { hr: 'Pregledajte trgovinu', en: 'Browse the shop', de: 'Zum Shop' },
          { kind: 'path', path: '/shop' },
        ),
      },
      [
        pane('home-pane-1', 'studija-turizam', 'pano-1.svg', { mobile: 'pano-m.svg' }),
        pane('home-pane-2', 'planer', 'pano-2.svg'),
        pane('home-pane-3', 'vodic-eu', 'pano-3.svg', {
          name: { hr: 'Vodič kroz EU fondove', en: 'Guide to EU funds', de: 'Wegweiser durch die EU-Fonds' },
        }),
        pane('home-pane-4', 'radionica-financijski-plan', 'pano-4.svg', {
          name: {
            hr: 'Radionica financijskog plana',
            en: 'Financial plan workshop',
            de: 'Workshop Finanzplan',
          },
        }),
        pane('home-pane-5', 'financijski-model', 'pano-5.svg'),
      ],
    ),
    list(
      'directory',
      'home-directory',
      {
        heading: { hr: 'Što gradite?', en: 'What are you building?', de: 'Was bauen Sie?' },
        more: button(
          { hr: 'Sve kategorije', en: 'All categories', de: 'Alle Kategorien' },
          { kind: 'path', path: '/shop' },
        ),
      },
      {
        categories: [
          'investicijske-studije',
          'poslovni-planovi',
          'eu-fondovi',
          'radionice',
          'e-knjige',
          'predlosci',
          'tiskane-knjige',
          'radni-pribor',
        ].map((key) => ({ kind: 'productCategory' as const, key })),
      },
    ),
    list(
      'products-list',
      'home-discounted',
      {
        heading: { hr: 'Sniženo u izlogu', en: 'Reduced in the window', de: 'Reduziert im Schaufenster' },
        more: button(
          { hr: 'Sva sniženja', en: 'All reductions', de: 'Alle Angebote' },
          { kind: 'path', path: '/shop?discount=yes' },
        ),
      },
      {
        query: 'keys',
        products: products('financijski-model', 'radionica-financijski-plan', 'vodic-eu', 'planer'),
        limit: 4,
      },
    ),
    story(),
    list(
      'products-list',
      'home-featured',
      {
        heading: { hr: 'Istaknuti proizvodi', en: 'Featured products', de: 'Empfohlene Produkte' },
        more: button(
          { hr: 'Cijela trgovina', en: 'The whole shop', de: 'Der ganze Shop' },
          { kind: 'path', path: '/shop' },
        ),
      },
      {
        query: 'keys',
        products: products('studija-turizam', 'racun-prije-betona', 'paket-prvi-projekt', 'karte-52'),
        limit: 4,
      },
    ),
    list(
      'events-list',
      'home-events',
      {
        heading: { hr: 'Sljedeće radionice', en: 'Next workshops', de: 'Nächste Workshops' },
        more: button(
          { hr: 'Cijeli kalendar', en: 'The whole calendar', de: 'Der ganze Kalender' },
          { kind: 'productCategory', key: 'radionice' },
        ),
      },
      { limit: 4 },
    ),
    list(
      'posts-list',
      'home-posts',
      {
        heading: { hr: 'Iz objava', en: 'From the blog', de: 'Aus dem Blog' },
        more: button(
          { hr: 'Sve objave', en: 'All posts', de: 'Alle Beiträge' },
          { kind: 'path', path: '/objave' },
        ),
      },
      { limit: 4, layout: 'lead' },
    ),
    part('newsletter', 'home-newsletter', {
      meta: {
        heading: {
          hr: 'Novi pozivi, jednom mjesečno',
          en: 'New calls, once a month',
          de: 'Neue Aufrufe, einmal im Monat',
        },
        body: {
          hr: 'Prvog radnog dana u mjesecu: otvoreni natječaji, rokovi i jedan račun koji vrijedi naučiti. Bez oglasa, odjava jednim klikom.',
          en: 'On the first working day of the month: open calls, deadlines and one sum worth learning. No advertising, one click to leave.',
          de: 'Am ersten Werktag des Monats: offene Aufrufe, Fristen und eine Rechnung, die sich lohnt. Ohne Werbung, Abmeldung mit einem Klick.',
        },
        example: { hr: 'ime@tvrtka.example', en: 'name@company.example', de: 'name@firma.example' },
      },
      options: { form: 'newsletter' },
    }),
  ],
};

function story() {
  return part('text-picture', 'home-story', {
    meta: {
      image: { file: 'prica-ured.svg' },
      heading: {
        hr: 'Studija nije papir, nego provjera',
        en: 'A study is not paper, it is a test',
        de: 'Eine Studie ist kein Papier, sondern eine Prüfung',
      },
      body: {
        hr: 'Prije betona, strojeva i ljudi ulaganje mora odgovoriti na tri pitanja: ima li tržišta, ima li novca i što ako pođe po zlu. Tim redom radimo.',
        en: 'Before concrete, machines and people an investment must answer three questions: is there a market, is there money, and what if it goes wrong. We work in that order.',
        de: 'Vor Beton, Maschinen und Menschen muss eine Investition drei Fragen beantworten: Gibt es einen Markt, gibt es Geld, und was, wenn es schiefgeht. In dieser Reihenfolge arbeiten wir.',
      },
      more: button(
        {
          hr: 'Kako nastaje studija, tjedan po tjedan',
          en: 'How a study is made, week by week',
          de: 'Wie eine Studie entsteht, Woche für Woche',
        },
        { kind: 'post', key: 'kako-nastaje-studija' },
      ),
    },
    options: { pictureSide: 'left' },
    parts: [
      step(
        'home-step-1',
        { hr: 'Razgovor', en: 'Conversation', de: 'Gespräch' },
        {
          hr: 'Pola sata, bez naknade. Saznajemo što gradite, čime i do kada.',
          en: 'Half an hour, free of charge. We learn what you build, with what and by when.',
          de: 'Eine halbe Stunde, kostenlos. Wir erfahren, was Sie bauen, womit und bis wann.',
        },
      ),
      step(
        'home-step-2',
        { hr: 'Podaci', en: 'Data', de: 'Daten' },
        {
          hr: 'Tržište, lokacija, ponude dobavljača. Uz svaku brojku stoji izvor.',
          en: 'Market, location, suppliers’ offers. Every figure has its source.',
          de: 'Markt, Standort, Angebote der Lieferanten. Zu jeder Zahl gehört die Quelle.',
        },
      ),
      step(
        'home-step-3',
        { hr: 'Račun', en: 'Sums', de: 'Rechnung' },
        {
          hr: 'Deset godina prihoda, troškova i novčanog tijeka, u tri scenarija.',
          en: 'Ten years of income, costs and cash flow, in three scenarios.',
          de: 'Zehn Jahre Erlöse, Kosten und Liquidität, in drei Szenarien.',
        },
      ),
      step(
        'home-step-4',
        { hr: 'Obrana', en: 'Defence', de: 'Verteidigung' },
        {
          hr: 'Uz vas smo kad banka ili fond postavlja pitanja, i nakon predaje.',
          en: 'We stand by you when the bank or the fund asks, and after the hand-over too.',
          de: 'Wir stehen bei Ihnen, wenn Bank oder Fonds fragt, auch nach der Abgabe.',
        },
      ),
    ],
  });
}

function step(id: string, title: Text, text: Text) {
  return part('step', id, { slot: 'steps', meta: { title, text } });
}

function products(...keys: string[]) {
  return keys.map((key) => ({ kind: 'product' as const, key }));
}
