import { reduced, regular } from '../prices.ts';
import { product } from '../product.ts';
import { rich } from '../rich.ts';
import type { Product } from '../shape-catalogue.ts';

const kindLine = { hr: 'Tiskana knjiga', en: 'Printed book', de: 'Gedrucktes Buch' };

/** Printed books at the book rate of tax, and the quarterly at the rate of periodicals. */
export const books: Product[] = [
  product({
    key: 'racun-prije-betona',
    type: 'simple',
    sku: 'KN-RAC',
    ean: '2938500000016',
    name: { hr: 'Račun prije betona', en: 'Sums before concrete', de: 'Rechnen vor dem Beton' },
    kindLine,
    short: {
      hr: 'Knjiga u kojoj jedna studija nastaje od prve bilješke do odluke fonda.',
      en: 'A book in which one study grows from the first note to the decision of the fund.',
      de: 'Ein Buch, in dem eine Studie von der ersten Notiz bis zur Entscheidung des Fonds entsteht.',
    },
    description: {
      hr: rich(`
        Na početku je salveta s nacrtom hotela od 42 sobe. Na kraju je odluka fonda. Između je četrnaest poglavlja
        u kojima autori ne preskaču ni dosadne dijelove: procjenu zemljišta, pričuvu, pregovore o počeku.

        - račun koji se može pratiti olovkom, stranicu po stranicu
        - svaka pretpostavka s izvorom i datumom
        - dodatak: sve tablice ispisane na kraju knjige

        Drugo, dopunjeno izdanje. Tvrdi uvez, 312 stranica, otvara se ravno.
      `),
      en: rich(`
        It begins with a napkin and a sketch of a hotel with 42 rooms, and ends with the decision of a fund. In
        between are fourteen chapters that do not skip the dull parts. Second edition, hard cover, 312 pages.

        - sums you can follow with a pencil, page by page
        - every assumption with its source and date
        - all tables printed at the end of the book
      `),
      de: rich(`
        Am Anfang steht eine Serviette mit der Skizze eines Hotels von 42 Zimmern, am Ende die
        Entscheidung eines Fonds. Dazwischen liegen vierzehn Kapitel, die auch die langweiligen Teile
        nicht auslassen: Schätzung des Grundstücks, Rücklage, Verhandlung über die tilgungsfreie Zeit.

        - eine Rechnung, der man mit dem Bleistift folgen kann, Seite für Seite
        - jede Annahme mit Quelle und Datum
        - Anhang: alle Tabellen am Ende des Buchs

        Zweite, erweiterte Auflage. Fester Einband, 312 Seiten, bleibt flach aufgeschlagen.
      `),
    },
    facts: [
      {
        label: { hr: 'Uvez', en: 'Binding', de: 'Einband' },
        value: { hr: 'tvrdi, šivan', en: 'hard cover, sewn', de: 'fest, fadengeheftet' },
      },
      {
        label: { hr: 'Opseg', en: 'Length', de: 'Umfang' },
        value: { hr: '312 stranica', en: '312 pages', de: '312 Seiten' },
      },
      {
        label: { hr: 'Mjere i masa', en: 'Size and weight', de: 'Maße und Gewicht' },
        value: {
          hr: '17 × 24 × 2,6 cm, 780 g',
          en: '17 × 24 × 2.6 cm, 780 g',
          de: '17 × 24 × 2,6 cm, 780 g',
        },
      },
      {
        label: { hr: 'Jezik', en: 'Language', de: 'Sprache' },
        value: { hr: 'hrvatski', en: 'Croatian', de: 'Kroatisch' },
      },
    ],
    categories: ['tiskane-knjige'],
    tags: ['turizam', 'za-banku', 'poklon'],
    tax: 5,
    prices: regular(2800, { member: 2520, since: 360 }),
    stock: { tracked: true, quantity: 2 },
    weight: 780,
    attributes: { kind: ['book'], industry: 'tourism', pages: 312, instant: false, updated: '2025-11-20' },
    media: ['racun-prije-betona.svg'],
    crossSell: ['e-racun-prije-betona', 'mali-rjecnik', 'planer'],
    featured: true,
    categoryPriority: 1,
    createdDaysAgo: 355,
  }),
  product({
    key: 'mali-rjecnik',
    type: 'simple',
    sku: 'KN-RJE',
    ean: '2938500000023',
    name: {
      hr: 'Mali rječnik ulaganja',
      en: 'A little dictionary of investing',
      de: 'Kleines Wörterbuch der Investition',
    },
    kindLine,
    short: {
      hr: 'Dvjesto pojmova iz banke i natječaja, svaki u tri rečenice i s jednim primjerom.',
      en: 'Two hundred words of banks and grants, each in three sentences and one example.',
      de: 'Zweihundert Begriffe aus Bank und Förderung, jeder in drei Sätzen und mit einem Beispiel.',
    },
    description: {
      hr: rich(`
        Amortizacija, diskontna stopa, poček, de minimis, financijski jaz: riječi koje svi rabe, a malo tko bi ih
        znao objasniti susjedu. Rječnik ih objašnjava susjedu.

        - 200 pojmova s engleskim i njemačkim nazivom
        - kazalo po temama
        - stane u džep kaputa
      `),
      en: rich(`
        Depreciation, discount rate, grace period, de minimis, funding gap: words that everyone uses and
        few could explain to a neighbour. The dictionary explains them to a neighbour.

        - 200 terms with their English and German names
        - an index by subject
        - fits a coat pocket
      `),
      de: rich(`
        Abschreibung, Diskontsatz, tilgungsfreie Zeit, De-minimis, Finanzierungslücke: Wörter, die alle
        benutzen und kaum jemand dem Nachbarn erklären könnte. Das Wörterbuch erklärt sie dem Nachbarn.

        - 200 Begriffe mit englischem und deutschem Namen
        - Register nach Themen
        - passt in die Manteltasche
      `),
    },
    categories: ['tiskane-knjige'],
    tags: ['za-pocetak', 'poklon'],
    tax: 5,
    prices: regular(1600, { member: 1440, since: 320 }),
    stock: { tracked: true, quantity: 64 },
    weight: 240,
    attributes: { kind: ['book'], industry: 'all', pages: 176, instant: false, updated: '2024-09-30' },
    media: ['mali-rjecnik.svg'],
    crossSell: ['racun-prije-betona', 'karte-52'],
    categoryPriority: 2,
    createdDaysAgo: 312,
  }),
  product({
    key: 'prirucnik-radionica',
    type: 'simple',
    sku: 'KN-RAD',
    ean: '2938500000030',
    name: { hr: 'Radna bilježnica za radionice', en: 'Workshop workbook', de: 'Arbeitsheft für Workshops' },
    kindLine,
    short: {
      hr: 'Zadaci s naših radionica, s mjestom za vaše brojke i rješenjima na kraju.',
      en: 'The exercises of our workshops, with room for your figures and the answers at the end.',
      de: 'Die Übungen unserer Workshops, mit Platz für Ihre Zahlen und Lösungen am Ende.',
    },
    description: {
      hr: rich(`
        Bilježnica koju sudionici dobivaju na stolu. Može se rješavati i kod kuće, redom ili na preskok.

        - 36 zadataka u šest cjelina
        - obrasci za novčani tijek i prag pokrića
        - meki uvez, papir na kojem se da brisati
      `),
      en: rich(`
        The workbook that lies on the table at our workshops. It can be worked through at home as well,
        in order or here and there.

        - 36 exercises in six parts
        - forms for cash flow and break-even
        - soft cover, paper one can rub out on
      `),
      de: rich(`
        Das Heft, das bei unseren Workshops auf dem Tisch liegt. Man kann es auch zu Hause lösen, der
        Reihe nach oder quer.

        - 36 Aufgaben in sechs Teilen
        - Formulare für Geldfluss und Gewinnschwelle
        - weicher Einband, Papier, auf dem man radieren kann
      `),
    },
    categories: ['tiskane-knjige'],
    tags: ['za-pocetak'],
    tax: 5,
    prices: regular(1200, { since: 240 }),
    stock: { tracked: true, quantity: 140 },
    weight: 310,
    attributes: { kind: ['book'], industry: 'all', pages: 96, instant: false, updated: '2026-02-02' },
    media: ['prirucnik-radionica.svg'],
    crossSell: ['radionica-financijski-plan', 'olovke', 'planer'],
    categoryPriority: 3,
    createdDaysAgo: 236,
  }),
  product({
    key: 'sedam-ulaganja',
    type: 'simple',
    sku: 'KN-SED',
    ean: '2938500000047',
    name: {
      hr: 'Sedam ulaganja, sedam istina',
      en: 'Seven investments, seven truths',
      de: 'Sieben Investitionen, sieben Wahrheiten',
    },
    kindLine,
    short: {
      hr: 'Uljara, kamp, stolarija, ordinacija, hala, zgrada i pekara: što je plan rekao i što se dogodilo.',
      en: 'Oil mill, campsite, joinery, practice, warehouse, house and bakery: what the plan said and what happened.',
      de: 'Ölmühle, Campingplatz, Tischlerei, Praxis, Halle, Haus und Bäckerei: was der Plan sagte und was geschah.',
    },
    description: {
      hr: rich(`
        Pet godina nakon odluke vratili smo se sedmorici ulagača i usporedili plan s glavnom knjigom. Dvoje je
        pogodilo, troje je imalo sreće, dvoje je promašilo, a jedno od njih svejedno posluje.

        - plan i ostvarenje u istoj tablici
        - razgovori s vlasnicima
        - poglavlje o onome što nijedan plan nije predvidio
      `),
      en: rich(`
        Five years after the decision we went back to seven investors and compared the plan with the
        ledger. Two were right, three were lucky, two were wrong, and one of those is in business all
        the same.

        - plan and outcome in one table
        - talks with the owners
        - a chapter on what no plan foresaw
      `),
      de: rich(`
        Fünf Jahre nach der Entscheidung sind wir zu sieben Investoren zurückgekehrt und haben den Plan
        mit dem Hauptbuch verglichen. Zwei lagen richtig, drei hatten Glück, zwei lagen falsch, und
        einer davon arbeitet trotzdem weiter.

        - Plan und Ergebnis in einer Tabelle
        - Gespräche mit den Inhabern
        - ein Kapitel über das, was kein Plan vorhersah
      `),
    },
    categories: ['tiskane-knjige'],
    tags: ['poklon', 'novo'],
    tax: 5,
    prices: reduced(2600, 2210, { member: 2080, startsDaysAgo: 7, endsInDays: 21, since: 70 }),
    stock: { tracked: true, quantity: 31 },
    weight: 520,
    attributes: { kind: ['book'], industry: 'all', pages: 224, instant: false, updated: '2026-09-10' },
    media: ['sedam-ulaganja.svg'],
    crossSell: ['racun-prije-betona', 'mali-rjecnik'],
    categoryPriority: 4,
    createdDaysAgo: 68,
  }),
  product({
    key: 'od-poziva-do-isplate',
    type: 'simple',
    sku: 'KN-ISP',
    ean: '2938500000054',
    name: {
      hr: 'Od poziva do isplate',
      en: 'From the call to the payment',
      de: 'Vom Aufruf bis zur Auszahlung',
    },
    kindLine,
    short: {
      hr: 'Priručnik za provedbu EU projekta, s rokovnikom i mapom dokaza.',
      en: 'A handbook for carrying out an EU project, with a timetable and a file of evidence.',
      de: 'Ein Handbuch zur Durchführung von EU-Projekten, mit Terminplan und Nachweismappe.',
    },
    description: {
      hr: rich(`
        Kad ugovor stigne, posao tek počinje. Priručnik vodi kroz nabavu, izvješća, promjene ugovora i provjeru na
        licu mjesta, onim redom kojim se doista događaju.

        - dvanaest rokova koji se ne smiju propustiti
        - primjeri dopisa i zahtjeva
        - kako se priprema provjera na licu mjesta
      `),
      en: rich(`
        When the contract arrives, the work begins. The handbook leads through procurement, reports,
        changes of contract and the check on the spot, in the order in which they really happen.

        - twelve deadlines not to be missed
        - sample letters and claims
        - how to prepare for the check on the spot
      `),
      de: rich(`
        Wenn der Vertrag kommt, fängt die Arbeit erst an. Das Handbuch führt durch Beschaffung,
        Berichte, Vertragsänderungen und Prüfung vor Ort, in der Reihenfolge, in der sie wirklich
        geschehen.

        - zwölf Fristen, die man nicht versäumen darf
        - Muster für Briefe und Anträge
        - wie man die Prüfung vor Ort vorbereitet
      `),
    },
    categories: ['tiskane-knjige', 'eu-fondovi'],
    tax: 5,
    prices: regular(2400, { member: 2160, since: 250 }),
    stock: { tracked: true, quantity: 18 },
    weight: 460,
    attributes: { kind: ['book'], industry: 'all', pages: 208, instant: false, updated: '2025-05-15' },
    media: ['od-poziva-do-isplate.svg'],
    crossSell: ['eu-provedba', 'nabava-komplet', 'vodic-eu'],
    categoryPriority: 5,
    createdDaysAgo: 242,
  }),
  product({
    key: 'tromjesecnik',
    type: 'simple',
    sku: 'CA-0426',
    ean: '2938500000061',
    name: {
      hr: 'Tromjesečnik „Račun”, broj 4/2026',
      en: 'Quarterly “Račun”, issue 4/2026',
      de: 'Vierteljahresschrift „Račun“, Heft 4/2026',
    },
    kindLine: { hr: 'Časopis, 64 stranice', en: 'Magazine, 64 pages', de: 'Zeitschrift, 64 Seiten' },
    short: {
      hr: 'Zimski broj: cijena novca u 2027., tri studije slučaja i kalendar poziva na sredini.',
      en: 'The winter issue: the price of money in 2027, three case studies and the calendar of calls in the middle.',
      de: 'Das Winterheft: der Preis des Geldes 2027, drei Fallstudien und in der Mitte der Kalender der Aufrufe.',
    },
    description: {
      hr: rich(`
        Časopis izlazi četiri puta godišnje i nema oglasa. U zimskom broju: koliko će stajati kredit u 2027.,
        tko je odustao od gradnje i zašto, te razgovor s voditeljicom zadruge iz Neretve.

        - kalendar poziva za prvo polugodište, za vađenje
        - račun broja: hladnjača za mandarine
        - rubrika „Pogreška tromjesečja”
      `),
      en: rich(`
        The magazine comes out four times a year and carries no advertising. In the winter issue: what a
        loan will cost in 2027, who gave up building and why, and a talk with the head of a cooperative
        in the Neretva valley.

        - the calendar of calls for the first half-year, to take out
        - the sum of the issue: a cold store for mandarins
        - the column “Mistake of the quarter”
      `),
      de: rich(`
        Die Zeitschrift erscheint viermal im Jahr und ohne Werbung. Im Winterheft: was ein Kredit 2027
        kosten wird, wer das Bauen aufgab und warum, und ein Gespräch mit der Leiterin einer
        Genossenschaft aus dem Neretvatal.

        - der Kalender der Aufrufe für das erste Halbjahr, zum Herausnehmen
        - die Rechnung des Hefts: ein Kühlhaus für Mandarinen
        - die Rubrik „Fehler des Quartals“
      `),
    },
    categories: ['tiskane-knjige'],
    tags: ['novo'],
    // Periodicals of a publisher that are not daily papers are taxed at 13 % (VAT Act, art. 38).
    tax: 13,
    prices: regular(790, { since: 20 }),
    stock: { tracked: true, quantity: 210 },
    weight: 190,
    attributes: { kind: ['book'], industry: 'all', pages: 64, instant: false, updated: '2026-11-02' },
    media: ['tromjesecnik.svg'],
    crossSell: ['pretplata-tromjesecnik', 'mali-rjecnik'],
    categoryPriority: 6,
    createdDaysAgo: 19,
  }),
];
