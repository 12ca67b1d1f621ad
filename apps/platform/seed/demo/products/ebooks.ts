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

        - the programmes by line of business
        - twenty terms without which no call can be understood
        - one application of a small joinery, with its points
        - a checklist before you send
      `),
      de: rich(`
        Geschrieben für Inhaber ohne eigene Abteilung für EU-Projekte. Jedes Kapitel beginnt mit einer
        Frage, die uns wirklich gestellt wird: Darf ich eine gebrauchte Maschine kaufen, was, wenn sie
        teurer wird, und wer zahlt die Mehrwertsteuer?

        - die Programme nach Branchen
        - zwanzig Begriffe, ohne die man keinen Aufruf versteht
        - der Antrag einer kleinen Tischlerei, mit Punkten
        - eine Prüfliste vor dem Absenden

        Die Ausgabe 2026 wird zweimal im Jahr ergänzt, kostenlos für Sie.
      `),
    },
    facts: [
      {
        label: { hr: 'Opseg', en: 'Length', de: 'Umfang' },
        value: { hr: '168 stranica', en: '168 pages', de: '168 Seiten' },
      },
      {
        label: { hr: 'Oblik', en: 'Format', de: 'Format' },
        value: {
          hr: 'pdf (6 MB), epub (4 MB)',
          en: 'pdf (6 MB), epub (4 MB)',
          de: 'pdf (6 MB), epub (4 MB)',
        },
      },
      {
        label: { hr: 'Zaštita', en: 'Protection', de: 'Schutz' },
        value: {
          hr: 'bez zaštite od kopiranja, s imenom kupca',
          en: 'no copy protection, buyer’s name inside',
          de: 'kein Kopierschutz, Name des Käufers im Buch',
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
      en: rich(`
        The book follows one study, a hotel of 42 rooms, from the first note on a napkin to the decision
        of the fund. In the digital edition every chapter has its sheet, so that you can change the
        figures while you read.

        - 14 chapters and 14 sheets
        - a glossary with links
        - reads on a computer, a phone and an e-reader
      `),
      de: rich(`
        Das Buch begleitet eine Studie, ein Hotel mit 42 Zimmern, von der ersten Notiz auf der Serviette
        bis zur Entscheidung des Fonds. In der digitalen Ausgabe hat jedes Kapitel seine Tabelle, so
        können Sie die Zahlen beim Lesen ändern.

        - 14 Kapitel und 14 Tabellen
        - Glossar mit Verweisen
        - lesbar auf Computer, Handy und E-Reader
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
      en: rich(`
        A short book for the evening before the meeting. Each figure has a definition, a sum worked out
        for a guest house and a sentence you can say at the bank.

        - sums that fit on paper
        - the limits banks usually ask for
        - the questions that follow, and their answers
      `),
      de: rich(`
        Ein kurzes Buch für den Abend vor dem Termin. Jede Zahl hat eine Definition, eine Rechnung am
        Beispiel einer Pension und einen Satz, den man in der Bank sagen kann.

        - Rechnungen, die auf ein Blatt passen
        - Grenzen, die Banken üblicherweise verlangen
        - die Fragen danach und ihre Antworten
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
    name: {
      hr: 'Istraživanje tržišta bez agencije',
      en: 'Market research without an agency',
      de: 'Marktforschung ohne Agentur',
    },
    kindLine,
    short: {
      hr: 'Javni podaci, razgovori i jedan pokus: koliko ljudi doista želi to što prodajete.',
      en: 'Public data, conversations and one experiment: how many people really want what you sell.',
      de: 'Öffentliche Daten, Gespräche und ein Versuch: wie viele Menschen wirklich wollen, was Sie verkaufen.',
    },
    description: {
      hr: rich(`
        Državni zavod za statistiku, sudski registar, karte i trideset razgovora dovoljni su za odgovor kojem
        banka vjeruje. Knjiga pokazuje gdje što stoji i kako se zapisuje izvor.

        - popis javnih izvora s uputama za preuzimanje
        - vodič za razgovor koji ne navodi na odgovor
        - mala predprodaja: najpošteniji pokus
      `),
      en: rich(`
        The statistics office, the court register, maps and thirty conversations are enough for an
        answer that a bank believes. The book shows what is where and how to note down a source.

        - a list of public sources and how to download them
        - a guide for talks that do not lead to the answer
        - a small pre-sale: the most honest experiment
      `),
      de: rich(`
        Statistikamt, Handelsregister, Karten und dreißig Gespräche genügen für eine Antwort, der die
        Bank glaubt. Das Buch zeigt, wo was steht und wie man eine Quelle notiert.

        - Liste öffentlicher Quellen mit Anleitung zum Herunterladen
        - Leitfaden für Gespräche, die keine Antwort nahelegen
        - ein kleiner Vorverkauf: der ehrlichste Versuch
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
    name: {
      hr: 'Sunčana elektrana: račun za vlasnike',
      en: 'Solar plant: the owner’s sums',
      de: 'Solaranlage: die Rechnung für Eigentümer',
    },
    kindLine,
    short: {
      hr: 'Što tražiti u ponudi, kako čitati satnu potrošnju i kada baterija ima smisla.',
      en: 'What to look for in an offer, how to read hourly consumption and when a battery makes sense.',
      de: 'Worauf es im Angebot ankommt, wie man den Stundenverbrauch liest und wann sich eine Batterie lohnt.',
    },
    description: {
      hr: rich(`
        Tri ponude za isti krov mogu se razlikovati za trećinu, a da nijedna nije prijevara. Knjiga uči usporediti
        ih po istoj mjeri: cijeni kilovatsata koji ste sami potrošili.

        - račun na primjeru stolarije s krovom od 60 kW
        - popis pitanja za izvođača
        - tablica za usporedbu triju ponuda
      `),
      en: rich(`
        Three offers for one roof can differ by a third without any of them being a fraud. The book
        teaches you to compare them by one measure: the price of a kilowatt-hour that you used yourself.

        - worked out for a joinery with a 60 kW roof
        - questions for the installer
        - a sheet to compare three offers
      `),
      de: rich(`
        Drei Angebote für dasselbe Dach können um ein Drittel auseinanderliegen, ohne dass eines davon
        Betrug ist. Das Buch lehrt, sie mit einem Maß zu vergleichen: dem Preis der Kilowattstunde, die
        Sie selbst verbrauchen.

        - gerechnet am Beispiel einer Tischlerei mit 60 kW auf dem Dach
        - Fragen an den Installateur
        - Tabelle zum Vergleich dreier Angebote
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
    name: {
      hr: 'OPG od ideje do potpore',
      en: 'A family farm from idea to grant',
      de: 'Der Familienbetrieb: von der Idee zur Förderung',
    },
    kindLine,
    short: {
      hr: 'Upis, ekonomska veličina, mjere i rokovi, ispričani kroz godinu jednog gospodarstva.',
      en: 'Registration, economic size, measures and deadlines, told through one year of one farm.',
      de: 'Eintragung, Wirtschaftsgröße, Maßnahmen und Fristen, erzählt an einem Jahr eines Hofs.',
    },
    description: {
      hr: rich(`
        Godina obitelji iz okolice Požege: od prve sadnice lavande do prve isplate. Uz svaki mjesec stoji što se
        predaje, kome i do kada.

        - obrasci s primjerima popunjavanja
        - račun hektara lavande, oraha i povrća
        - pogreške koje su njih stajale godinu dana
      `),
      en: rich(`
        A year of a family near Požega: from the first lavender plant to the first payment. Every month
        tells what to hand in, to whom and by when.

        - forms with examples
        - the sums for a hectare of lavender, walnuts and vegetables
        - mistakes that cost them a year
      `),
      de: rich(`
        Ein Jahr einer Familie bei Požega: vom ersten Lavendelstock bis zur ersten Auszahlung. Bei jedem
        Monat steht, was man wem bis wann abgibt.

        - Formulare mit Beispielen
        - die Rechnung für einen Hektar Lavendel, Walnüsse und Gemüse
        - Fehler, die sie ein Jahr gekostet haben
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
    name: {
      hr: 'Stan za najam: dvadeset računa',
      en: 'A flat to let: twenty sums',
      de: 'Eine Wohnung zum Vermieten: zwanzig Rechnungen',
    },
    kindLine,
    short: {
      hr: 'Dvadeset kratkih računa prije kupnje: porez, pričuva, prazni mjeseci i trenutak kada prodati.',
      en: 'Twenty short sums before you buy: tax, reserve, empty months and the moment to sell.',
      de: 'Zwanzig kurze Rechnungen vor dem Kauf: Steuer, Rücklage, leere Monate und der Moment zum Verkaufen.',
    },
    description: {
      hr: rich(`
        Svako poglavlje jedno je pitanje i jedan račun. Možete ih čitati bilo kojim redom, ali prvi pročitajte
        sedmi: koliko mjeseci stan smije biti prazan.

        - dugoročni i kratkoročni najam, usporedno
        - trošak praznog mjeseca
        - kada se isplati prodati
      `),
      en: rich(`
        Every chapter is one question and one sum. Read them in any order, but read the seventh first:
        how many months a flat may stand empty.

        - long and short letting side by side
        - the cost of an empty month
        - when it pays to sell
      `),
      de: rich(`
        Jedes Kapitel ist eine Frage und eine Rechnung. Lesen Sie in beliebiger Reihenfolge, aber das
        siebte zuerst: wie viele Monate eine Wohnung leer stehen darf.

        - lange und kurze Vermietung nebeneinander
        - die Kosten eines leeren Monats
        - wann sich der Verkauf lohnt
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
