import { reduced, regular } from '../prices.ts';
import { product } from '../product.ts';
import { rich } from '../rich.ts';
import type { Product } from '../shape-catalogue.ts';

const kindLine = { hr: 'E-knjiga, pdf i epub', en: 'E-book, pdf and epub', de: 'E-Book, pdf und epub' };

/** E-books: digital products at the book rate of tax. */
export const ebooks: Product[] = [
  product({
    key: 'vodic-eu',
    type: 'e-product',
    sku: 'EK-EU26',
    name: {
      hr: 'Vodič kroz EU fondove 2026.',
      en: 'Guide to EU funds 2026',
      de: 'Wegweiser durch die EU-Fonds 2026',
    },
    kindLine,
    short: {
      hr: 'Koji program financira što, koliko i kada, s kalendarom i primjerom prijave od prve do zadnje stranice.',
      en: 'Which programme funds what, how much and when, with a calendar and one application from first to last page.',
      de: 'Welches Programm was, wie viel und wann fördert, mit Kalender und einem Antrag von der ersten bis zur letzten Seite.',
    },
    description: {
      hr: rich(`
        Vodič je napisan za vlasnika koji nema odjel za EU projekte. Svako poglavlje počinje pitanjem koje nam
        ljudi doista postavljaju: mogu li kupiti rabljeni stroj, što ako stroj poskupi, tko plaća PDV.

        - pregled programa po djelatnostima
        - dvadeset pojmova bez kojih se natječaj ne razumije
        - primjer prijave za malu stolariju, s bodovima
        - popis za provjeru prije slanja

        Izdanje za 2026. dopunjuje se dvaput godišnje, a dopune dobivate besplatno.
      `),
      en: rich(`
        Written for the owner who has no department for EU projects. Every chapter begins with a question people
        really ask us: may I buy a used machine, what if its price goes up, who pays the VAT. The 2026 edition is
        updated twice a year, free of charge.
      `),
    },
    facts: [
      { label: { hr: 'Opseg', en: 'Length' }, value: { hr: '168 stranica', en: '168 pages' } },
      {
        label: { hr: 'Oblik', en: 'Format' },
        value: { hr: 'pdf (6 MB), epub (4 MB)', en: 'pdf (6 MB), epub (4 MB)' },
      },
      {
        label: { hr: 'Zaštita', en: 'Protection' },
        value: {
          hr: 'bez zaštite od kopiranja, s imenom kupca',
          en: 'no copy protection, buyer’s name inside',
        },
      },
    ],
    categories: ['e-knjige', 'eu-fondovi'],
    tags: ['za-pocetak'],
    tax: 5,
    prices: reduced(1900, 1520, { member: 1368, startsDaysAgo: 12, endsInDays: 30, since: 300 }),
    attributes: {
      kind: ['ebook'],
      industry: 'all',
      pages: 168,
      instant: true,
      updated: '2026-09-15',
      file: ['pdf', 'epub'],
    },
    media: ['vodic-eu.svg', 'pano-3.svg'],
    crossSell: ['proracun-prijave', 'radionica-natjecaj', 'bilten'],
    featured: true,
    categoryPriority: 1,
    createdDaysAgo: 298,
  }),
  product({
    key: 'e-racun-prije-betona',
    type: 'e-product',
    sku: 'EK-RAC',
    name: {
      hr: 'Račun prije betona (e-knjiga)',
      en: 'Sums before concrete (e-book)',
      de: 'Rechnen vor dem Beton (E-Book)',
    },
    kindLine,
    short: {
      hr: 'Isti tekst kao tiskano izdanje, s tablicama koje se mogu preuzeti uz svako poglavlje.',
      en: 'The same text as the printed edition, with sheets to download beside every chapter.',
      de: 'Derselbe Text wie im gedruckten Buch, mit Tabellen zu jedem Kapitel.',
    },
    description: {
      hr: rich(`
        Knjiga prati jednu studiju, hotel od 42 sobe, od prve bilješke na salveti do odluke fonda. U digitalnom
        izdanju uz svako poglavlje stoji tablica, pa brojke možete mijenjati dok čitate.

        - 14 poglavlja i 14 tablica
        - rječnik pojmova s poveznicama
        - čita se na računalu, mobitelu i čitaču
      `),
    },
    categories: ['e-knjige'],
    tags: ['turizam'],
    tax: 5,
    prices: regular(1600, { member: 1440, since: 270 }),
    attributes: {
      kind: ['ebook'],
      industry: 'tourism',
      pages: 312,
      instant: true,
      updated: '2025-11-20',
      file: ['pdf', 'epub'],
    },
    media: ['e-racun-prije-betona.svg'],
    crossSell: ['racun-prije-betona', 'financijski-model'],
    categoryPriority: 2,
    createdDaysAgo: 268,
  }),
  product({
    key: 'e-brojke-za-banku',
    type: 'e-product',
    sku: 'EK-BAN',
    name: { hr: 'Pet brojki za banku', en: 'Five figures for the bank', de: 'Fünf Zahlen für die Bank' },
    kindLine,
    short: {
      hr: 'Vlastiti udio, pokriće otplate, prag pokrića, najtanji mjesec i povrat, svaka na dvije stranice.',
      en: 'Own share, debt cover, break-even, the thinnest month and return, two pages each.',
      de: 'Eigenanteil, Kapitaldienst, Gewinnschwelle, der dünnste Monat und der Rückfluss, je zwei Seiten.',
    },
    description: {
      hr: rich(`
        Kratka knjiga za večer prije sastanka. Svaka brojka ima definiciju, račun na primjeru pansiona i rečenicu
        koju možete izgovoriti u banci.

        - računi koji stanu na papir
        - granice koje banke uobičajeno traže
        - pitanja koja slijede i odgovori na njih
      `),
    },
    categories: ['e-knjige'],
    tags: ['za-banku'],
    tax: 5,
    prices: regular(900, { since: 180 }),
    attributes: {
      kind: ['ebook'],
      industry: 'all',
      pages: 48,
      instant: true,
      updated: '2026-06-01',
      file: ['pdf', 'epub'],
    },
    media: ['e-brojke-za-banku.svg'],
    crossSell: ['poslovni-plan', 'kalkulator-kredita', 'radionica-banka'],
    categoryPriority: 3,
    createdDaysAgo: 172,
  }),
  product({
    key: 'e-trziste',
    type: 'e-product',
    sku: 'EK-TRZ',
    name: { hr: 'Istraživanje tržišta bez agencije', en: 'Market research without an agency' },
    kindLine,
    short: {
      hr: 'Javni podaci, razgovori i jedan pokus: koliko ljudi doista želi to što prodajete.',
      en: 'Public data, conversations and one experiment: how many people really want what you sell.',
    },
    description: {
      hr: rich(`
        Državni zavod za statistiku, sudski registar, karte i trideset razgovora dovoljni su za odgovor kojem
        banka vjeruje. Knjiga pokazuje gdje što stoji i kako se zapisuje izvor.

        - popis javnih izvora s uputama za preuzimanje
        - vodič za razgovor koji ne navodi na odgovor
        - mala predprodaja: najpošteniji pokus
      `),
    },
    categories: ['e-knjige'],
    tags: ['za-pocetak'],
    tax: 5,
    prices: regular(1200, { since: 140 }),
    attributes: {
      kind: ['ebook'],
      industry: 'all',
      pages: 96,
      instant: true,
      updated: '2026-02-10',
      file: ['pdf', 'epub'],
    },
    media: ['e-trziste.svg'],
    crossSell: ['e-brojke-za-banku', 'predlozak-studije'],
    categoryPriority: 4,
    createdDaysAgo: 138,
  }),
  product({
    key: 'e-solar',
    type: 'e-product',
    sku: 'EK-SOL',
    name: { hr: 'Sunčana elektrana: račun za vlasnike', en: 'Solar plant: the owner’s sums' },
    kindLine,
    short: {
      hr: 'Što tražiti u ponudi, kako čitati satnu potrošnju i kada baterija ima smisla.',
      en: 'What to look for in an offer, how to read hourly consumption and when a battery makes sense.',
    },
    description: {
      hr: rich(`
        Tri ponude za isti krov mogu se razlikovati za trećinu, a da nijedna nije prijevara. Knjiga uči usporediti
        ih po istoj mjeri: cijeni kilovatsata koji ste sami potrošili.

        - račun na primjeru stolarije s krovom od 60 kW
        - popis pitanja za izvođača
        - tablica za usporedbu triju ponuda
      `),
    },
    categories: ['e-knjige'],
    tags: ['energija'],
    tax: 5,
    prices: regular(1400, { since: 100 }),
    attributes: {
      kind: ['ebook'],
      industry: 'energy',
      pages: 88,
      instant: true,
      updated: '2026-04-22',
      file: ['pdf', 'epub'],
    },
    media: ['e-solar.svg'],
    crossSell: ['studija-solar', 'kalkulator-kredita'],
    categoryPriority: 5,
    createdDaysAgo: 98,
  }),
  product({
    key: 'e-opg',
    type: 'e-product',
    sku: 'EK-OPG',
    name: { hr: 'OPG od ideje do potpore', en: 'A family farm from idea to grant' },
    kindLine,
    short: {
      hr: 'Upis, ekonomska veličina, mjere i rokovi, ispričani kroz godinu jednog gospodarstva.',
      en: 'Registration, economic size, measures and deadlines, told through one year of one farm.',
    },
    description: {
      hr: rich(`
        Godina obitelji iz okolice Požege: od prve sadnice lavande do prve isplate. Uz svaki mjesec stoji što se
        predaje, kome i do kada.

        - obrasci s primjerima popunjavanja
        - račun hektara lavande, oraha i povrća
        - pogreške koje su njih stajale godinu dana
      `),
    },
    categories: ['e-knjige', 'eu-fondovi'],
    tags: ['poljoprivreda', 'za-pocetak'],
    tax: 5,
    prices: reduced(1100, 880, { startsDaysAgo: 5, endsInDays: 20, since: 190 }),
    attributes: {
      kind: ['ebook'],
      industry: 'farming',
      pages: 124,
      instant: true,
      updated: '2026-03-05',
      file: ['pdf', 'epub'],
    },
    media: ['e-opg.svg'],
    crossSell: ['plan-opg', 'radionica-opg', 'novcani-tijek'],
    categoryPriority: 6,
    createdDaysAgo: 186,
  }),
  product({
    key: 'e-najam',
    type: 'e-product',
    sku: 'EK-NAJ',
    name: { hr: 'Stan za najam: dvadeset računa', en: 'A flat to let: twenty sums' },
    kindLine,
    short: {
      hr: 'Dvadeset kratkih računa prije kupnje: porez, pričuva, prazni mjeseci i trenutak kada prodati.',
      en: 'Twenty short sums before you buy: tax, reserve, empty months and the moment to sell.',
    },
    description: {
      hr: rich(`
        Svako poglavlje jedno je pitanje i jedan račun. Možete ih čitati bilo kojim redom, ali prvi pročitajte
        sedmi: koliko mjeseci stan smije biti prazan.

        - dugoročni i kratkoročni najam, usporedno
        - trošak praznog mjeseca
        - kada se isplati prodati
      `),
    },
    categories: ['e-knjige'],
    tax: 5,
    prices: regular(1000, { since: 75 }),
    attributes: {
      kind: ['ebook'],
      industry: 'property',
      pages: 72,
      instant: true,
      updated: '2026-07-14',
      file: ['pdf', 'epub'],
    },
    media: ['e-najam.svg'],
    crossSell: ['studija-nekretnine', 'kalkulator-kredita'],
    categoryPriority: 7,
    createdDaysAgo: 72,
  }),
];
