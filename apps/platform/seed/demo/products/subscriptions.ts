import { regular } from '../prices.ts';
import { product } from '../product.ts';
import { rich } from '../rich.ts';
import type { CustomOption, CustomOptionValue, Product } from '../shape-catalogue.ts';

/** Subscriptions: the first custom option is titled "subscription", its value carries the price (PRODUCT-026, PRODUCT-028). */
export const subscriptions: Product[] = [
  product({
    key: 'bilten',
    type: 'e-product',
    sku: 'PT-BIL',
    name: { hr: 'Bilten natječaja', en: 'Bulletin of calls', de: 'Aufruf-Bulletin' },
    kindLine: {
      hr: 'Pretplata, pdf svakog mjeseca',
      en: 'Subscription, a pdf every month',
      de: 'Abonnement, monatlich als pdf',
    },
    short: {
      hr: 'Svi otvoreni i najavljeni pozivi na jednom mjestu, s bodovnom listom prevedenom na običan jezik.',
      en: 'All open and announced calls in one place, with the scoring sheet put into plain words.',
      de: 'Alle offenen und angekündigten Aufrufe an einem Ort, mit dem Bewertungsbogen in klaren Worten.',
    },
    description: {
      hr: rich(`
        Prvog radnog dana u mjesecu šaljemo pregled na dvanaest stranica: što je otvoreno, što dolazi, tko može i
        koliko bodova treba. Na kraju je jedan račun koji vrijedi naučiti.

        - pregled po djelatnostima i županijama
        - upozorenje kad se natječaj promijeni
        - arhiva svih brojeva od 2023.

        Otkazuje se u profilu, bez otkaznog roka.
      `),
      en: rich(`
        On the first working day of the month we send twelve pages: what is open, what is coming, who
        may apply and how many points it takes. At the end stands one sum worth learning.

        - by line of business and by county
        - a word when a call changes
        - all issues since 2023

        Cancel in your profile, without notice.
      `),
      de: rich(`
        Am ersten Werktag des Monats schicken wir zwölf Seiten: was offen ist, was kommt, wer darf und
        wie viele Punkte nötig sind. Am Ende steht eine Rechnung, die zu lernen sich lohnt.

        - nach Branchen und Gespanschaften
        - Nachricht, wenn sich ein Aufruf ändert
        - Archiv aller Hefte seit 2023

        Kündigung im Profil, ohne Frist.
      `),
    },
    categories: ['pretplate', 'eu-fondovi'],
    prices: regular(900, { isFrom: true, since: 300 }),
    attributes: { kind: ['subscription'], industry: 'all', pages: 12, instant: true, file: ['pdf'] },
    media: ['bilten.svg'],
    customOptions: [
      subscription([
        { label: { hr: 'Mjesečno', en: 'Monthly', de: 'Monatlich' }, sku: 'PT-BIL-M', price: 900 },
        { label: { hr: 'Godišnje', en: 'Yearly', de: 'Jährlich' }, sku: 'PT-BIL-G', price: 9000 },
      ]),
    ],
    crossSell: ['vodic-eu', 'plakat-poziva'],
    categoryPriority: 1,
    createdDaysAgo: 298,
  }),
  product({
    key: 'pretplata-predlosci',
    type: 'e-product',
    sku: 'PT-PRE',
    name: { hr: 'Svi predlošci', en: 'All templates', de: 'Alle Vorlagen' },
    kindLine: {
      hr: 'Pretplata, svi predlošci',
      en: 'Subscription, every template',
      de: 'Abo, alle Vorlagen',
    },
    short: {
      hr: 'Jedanaest predložaka i sve nove, dok pretplata traje, za jedan ured do pet ljudi.',
      en: 'Eleven templates and every new one while the subscription runs, for one office of up to five people.',
      de: 'Elf Vorlagen und jede neue, solange das Abo läuft, für ein Büro mit bis zu fünf Personen.',
    },
    description: {
      hr: rich(`
        Za knjigovođe i savjetnike kojima svaki klijent treba drugu tablicu. Preuzimate bez ograničenja, a preuzeto
        ostaje vaše i kad pretplatu otkažete.

        - svi predlošci iz trgovine
        - nove verzije prije objave
        - jedno pitanje mjesečno autoru tablice
      `),
      en: rich(`
        For accountants and advisers whose every client needs another sheet. Download as often as you
        like; what you have downloaded stays yours when the subscription ends.

        - every template of the shop
        - new versions before they come out
        - one question a month to the author of a sheet
      `),
      de: rich(`
        Für Buchhalter und Berater, deren Kunden alle eine andere Tabelle brauchen. Laden Sie so oft
        herunter, wie Sie wollen; was Sie haben, bleibt Ihres, auch wenn Sie kündigen.

        - alle Vorlagen des Shops
        - neue Fassungen vor der Veröffentlichung
        - eine Frage im Monat an den Autor einer Tabelle
      `),
    },
    categories: ['pretplate', 'predlosci'],
    tags: ['excel'],
    prices: regular(1900, { isFrom: true, since: 170 }),
    attributes: {
      kind: ['subscription', 'template'],
      industry: 'all',
      instant: true,
      file: ['xlsx', 'docx'],
    },
    media: ['pretplata-predlosci.svg'],
    customOptions: [
      subscription([
        { label: { hr: 'Mjesečno', en: 'Monthly', de: 'Monatlich' }, sku: 'PT-PRE-M', price: 1900 },
        { label: { hr: 'Godišnje', en: 'Yearly', de: 'Jährlich' }, sku: 'PT-PRE-G', price: 19000 },
      ]),
    ],
    crossSell: ['financijski-model', 'proracun-prijave'],
    categoryPriority: 2,
    createdDaysAgo: 166,
  }),
  product({
    key: 'pretplata-tromjesecnik',
    type: 'simple',
    sku: 'PT-CAS',
    name: {
      hr: 'Pretplata na tromjesečnik „Račun”',
      en: 'Subscription to the quarterly “Račun”',
      de: 'Abo der Vierteljahresschrift „Račun“',
    },
    kindLine: {
      hr: 'Pretplata, četiri broja poštom',
      en: 'Subscription, four issues by post',
      de: 'Abo, vier Hefte per Post',
    },
    short: {
      hr: 'Četiri broja godišnje u sandučić, prije nego što stignu na kioske.',
      en: 'Four issues a year in your letter box, before they reach the news stands.',
      de: 'Vier Hefte im Jahr in Ihrem Briefkasten, bevor sie am Kiosk sind.',
    },
    description: {
      hr: rich(`
        Ožujak, lipanj, rujan i prosinac. Poštarina je uključena za Hrvatsku, a za zemlje Europske unije
        naplaćujemo samo razliku.

        - četiri tiskana broja
        - digitalno izdanje istog dana
        - 10 % popusta na radionice
      `),
      en: rich(`
        March, June, September and December. Postage is included for Croatia; for countries of the
        European Union we charge the difference only.

        - four printed issues
        - the digital edition on the same day
        - 10 % off workshops
      `),
      de: rich(`
        März, Juni, September und Dezember. Das Porto für Kroatien ist enthalten; für Länder der
        Europäischen Union berechnen wir nur den Unterschied.

        - vier gedruckte Hefte
        - die digitale Ausgabe am selben Tag
        - 10 % Nachlass auf Workshops
      `),
    },
    categories: ['pretplate'],
    tax: 13,
    prices: regular(2800, { isFrom: true, since: 210 }),
    weight: 190,
    attributes: { kind: ['subscription'], industry: 'all', pages: 64, instant: false },
    media: ['pretplata-tromjesecnik.svg'],
    customOptions: [
      subscription([
        {
          label: { hr: 'Godina, 4 broja', en: 'One year, 4 issues', de: 'Ein Jahr, 4 Hefte' },
          sku: 'PT-CAS-1',
          price: 2800,
        },
        {
          label: { hr: 'Dvije godine, 8 brojeva', en: 'Two years, 8 issues', de: 'Zwei Jahre, 8 Hefte' },
          sku: 'PT-CAS-2',
          price: 5200,
        },
      ]),
    ],
    crossSell: ['tromjesecnik', 'bilten'],
    categoryPriority: 3,
    createdDaysAgo: 205,
  }),
  product({
    key: 'pretplata-savjetnik',
    type: 'service',
    sku: 'PT-SAV',
    name: { hr: 'Savjetnik na poziv', en: 'Adviser on call', de: 'Berater auf Abruf' },
    kindLine: {
      hr: 'Pretplata, dva sata mjesečno',
      en: 'Subscription, two hours a month',
      de: 'Abo, zwei Stunden im Monat',
    },
    short: {
      hr: 'Dva sata savjetovanja mjesečno i odgovor na poruku isti radni dan.',
      en: 'Two hours of advice a month and an answer to a message on the same working day.',
      de: 'Zwei Stunden Beratung im Monat und eine Antwort auf Nachrichten am selben Werktag.',
    },
    description: {
      hr: rich(`
        Za vlasnike koji grade: netko tko zna vaš projekt javi se isti dan. Neiskorišteni sat prenosi se u sljedeći
        mjesec.

        - dva sata mjesečno, na daljinu ili uživo
        - odgovor na poruku isti radni dan
        - pregled jednog dokumenta mjesečno
      `),
      en: rich(`
        For owners who are building: someone who knows your project answers the same day. An hour you
        did not use moves on to the next month.

        - two hours a month, online or in person
        - an answer on the same working day
        - one document read each month
      `),
      de: rich(`
        Für alle, die bauen: Jemand, der Ihr Projekt kennt, meldet sich am selben Tag. Eine nicht
        genutzte Stunde geht in den nächsten Monat über.

        - zwei Stunden im Monat, online oder vor Ort
        - Antwort am selben Werktag
        - ein Dokument im Monat geprüft
      `),
    },
    categories: ['pretplate', 'poslovni-planovi'],
    prices: regular(12000, { isFrom: true, since: 95 }),
    attributes: { kind: ['subscription', 'service'], industry: 'all', instant: false },
    media: ['pretplata-savjetnik.svg'],
    customOptions: [
      subscription([
        { label: { hr: 'Mjesečno', en: 'Monthly', de: 'Monatlich' }, sku: 'PT-SAV-M', price: 12000 },
        {
          label: { hr: 'Tri mjeseca', en: 'Three months', de: 'Drei Monate' },
          sku: 'PT-SAV-3',
          price: 34000,
        },
      ]),
    ],
    crossSell: ['savjetovanje', 'eu-provedba'],
    categoryPriority: 4,
    createdDaysAgo: 92,
  }),
];

function subscription(values: CustomOptionValue[]): CustomOption {
  return {
    title: 'subscription',
    label: { hr: 'Pretplata', en: 'Subscription', de: 'Abonnement' },
    optionType: 'text',
    inputType: 'dropdown',
    required: true,
    values,
  };
}
