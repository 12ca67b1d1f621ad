import { reduced, regular } from '../prices.ts';
import { product } from '../product.ts';
import { rich } from '../rich.ts';
import type { Product } from '../shape-catalogue.ts';

/** Workshops: a seat at a date; each has an event with place and hours. */
export const workshops: Product[] = [
  product({
    key: 'radionica-financijski-plan',
    type: 'service',
    sku: 'RAD-FIN',
    name: {
      hr: 'Financijski plan u jednom danu',
      en: 'A financial plan in one day',
      de: 'Finanzplan an einem Tag',
    },
    kindLine: { hr: 'Radionica, Zagreb', en: 'Workshop, Zagreb', de: 'Workshop, Zagreb' },
    short: {
      hr: 'Dođete s idejom i troškovima, odete s tablicom koja računa pet godina i tri scenarija.',
      en: 'You come with an idea and its costs and leave with a sheet that works out five years and three scenarios.',
      de: 'Sie kommen mit Idee und Kosten und gehen mit einer Tabelle für fünf Jahre und drei Szenarien.',
    },
    description: {
      hr: rich(`
        Sedam sati, deset sudionika i jedna tablica po osobi. Ne učimo teoriju, nego popunjavamo redak po redak
        vaš plan, a formule objašnjavamo kad zatrebaju.

        ## Raspored

        1. Od 9 do 11 sati: prihodi iz jedinica posla.
        2. Od 11 do 13 sati: troškovi, plaće i zalihe.
        3. Od 14 do 16 sati: novčani tijek, kredit i tri scenarija.

        ## Ponesite

        - prijenosno računalo s Excelom ili LibreOfficeom
        - popis troškova koje već znate i tri ponude dobavljača
        - pitanje na koje banka još nije dobila odgovor

        Ručak, radna bilježnica i predložak tablice u cijeni su.
      `),
      en: rich(`
        Seven hours, ten people and one sheet each. We do not teach theory; we fill in your plan line by line and
        explain the formulas when they are needed. Lunch, the workbook and the template are included.

        ## The day

        - from 9 to 11: income from units of work
        - from 11 to 13: costs, wages and stock
        - from 14 to 16: cash flow, the loan and three scenarios

        ## What to bring

        - a laptop with Excel or LibreOffice
        - the costs you already know and three offers of suppliers
        - the question your bank is still waiting to have answered
      `),
      de: rich(`
        Sieben Stunden, zehn Teilnehmer und eine Tabelle je Person. Wir lehren keine Theorie, wir füllen
        Ihren Plan Zeile für Zeile aus und erklären die Formeln, wenn sie gebraucht werden.

        ## Ablauf

        - 9 bis 11 Uhr: Einnahmen aus Einheiten der Arbeit
        - 11 bis 13 Uhr: Kosten, Löhne und Vorräte
        - 14 bis 16 Uhr: Geldfluss, Kredit und drei Szenarien

        ## Bringen Sie mit

        - ein Notebook mit Excel oder LibreOffice
        - die Kosten, die Sie schon kennen, und drei Angebote von Lieferanten
        - die Frage, auf die Ihre Bank noch keine Antwort hat

        Mittagessen, Arbeitsheft und Vorlage sind im Preis enthalten.
      `),
    },
    categories: ['radionice'],
    tags: ['za-pocetak', 'excel'],
    prices: reduced(19000, 15200, { startsDaysAgo: 9, endsInDays: 28, since: 200 }),
    purchase: 'reservation',
    stock: { tracked: true, quantity: 4 },
    attributes: {
      kind: ['workshop'],
      industry: 'all',
      instant: false,
      starts: { inDays: 12, at: '09:00' },
    },
    media: ['radionica.svg', 'pano-4.svg'],
    crossSell: ['prirucnik-radionica', 'financijski-model', 'radionica-excel'],
    featured: true,
    categoryPriority: 1,
    createdDaysAgo: 160,
  }),
  product({
    key: 'radionica-natjecaj',
    type: 'service',
    sku: 'RAD-NAT',
    name: { hr: 'Kako čitati natječaj', en: 'How to read a call', de: 'Einen Aufruf richtig lesen' },
    kindLine: { hr: 'Radionica na daljinu', en: 'Online workshop', de: 'Online-Workshop' },
    short: {
      hr: 'Dva sata na daljinu: četiri stranice koje odlučuju i popis za ostalih osamdeset.',
      en: 'Two hours online: the four pages that decide and a checklist for the other eighty.',
      de: 'Zwei Stunden online: vier Seiten, die entscheiden, und eine Liste für die übrigen achtzig.',
    },
    description: {
      hr: rich(`
        Uzimamo natječaj koji je upravo otvoren i zajedno ga čitamo, s olovkom. Na kraju svatko zna je li za
        njega i koliko bodova ima.

        - kriteriji prihvatljivosti i kako ih dokazati
        - bodovna lista i prag
        - prihvatljivi troškovi i uobičajene zamke
        - snimka i popis za provjeru ostaju vam
      `),
      en: rich(`
        We take a call that has just opened and read it together, pencil in hand. In the end everyone
        knows whether it is for them and how many points they have.

        - criteria of eligibility and how to prove them
        - the score sheet and the threshold
        - eligible costs and the usual traps
        - the recording and the checklist stay with you
      `),
      de: rich(`
        Wir nehmen einen Aufruf, der gerade offen ist, und lesen ihn gemeinsam mit dem Stift in der
        Hand. Am Ende weiß jeder, ob er für ihn taugt und wie viele Punkte er hat.

        - Kriterien der Zulassung und wie man sie belegt
        - Punkteliste und Schwelle
        - förderfähige Kosten und die üblichen Fallen
        - Aufnahme und Prüfliste bleiben bei Ihnen
      `),
    },
    categories: ['radionice', 'eu-fondovi'],
    tags: ['za-pocetak'],
    prices: regular(4500, { since: 150 }),
    purchase: 'reservation',
    attributes: { kind: ['workshop'], industry: 'all', instant: false, starts: { inDays: 19, at: '10:00' } },
    media: ['radionica-natjecaj.svg'],
    crossSell: ['vodic-eu', 'eu-provjera', 'bilten'],
    categoryPriority: 2,
    createdDaysAgo: 145,
  }),
  product({
    key: 'radionica-iznajmljivaci',
    type: 'service',
    sku: 'RAD-IZN',
    name: {
      hr: 'Studija za male iznajmljivače',
      en: 'A study for small hosts',
      de: 'Eine Studie für kleine Vermieter',
    },
    kindLine: { hr: 'Radionica, Split', en: 'Workshop, Split', de: 'Workshop, Split' },
    short: {
      hr: 'Pet sati u Gradskoj knjižnici: stvarni trošak noćenja i ulaganje koje se vraća u tri sezone.',
      en: 'Five hours in the City Library: the true cost of a night and an investment that returns in three seasons.',
      de: 'Fünf Stunden in der Stadtbibliothek: die wahren Kosten einer Nacht und eine Investition, die in drei Saisonen zurückkommt.',
    },
    description: {
      hr: rich(`
        Radionica za vlasnike dvaju do deset apartmana. Donesete ispis s portala za prošlu sezonu, a kući nosite
        račun po jedinici i odluku o sljedećem ulaganju.

        - prihod i trošak po noćenju
        - bazen, klima, četvrta zvjezdica: što se prije vraća
        - cijene izvan glavne sezone
      `),
      en: rich(`
        For owners of two to ten apartments. You bring the statement of your portal for the last season
        and take home the sums for each unit and a decision on the next investment.

        - income and cost of one night
        - pool, air conditioning, fourth star: which pays back first
        - prices outside the main season
      `),
      de: rich(`
        Für Besitzer von zwei bis zehn Apartments. Sie bringen die Abrechnung des Portals vom letzten
        Sommer mit und nehmen eine Rechnung je Einheit und die Entscheidung über die nächste Investition
        nach Hause.

        - Einnahmen und Kosten je Nacht
        - Pool, Klimaanlage, vierter Stern: was sich zuerst lohnt
        - Preise außerhalb der Hauptsaison
      `),
    },
    categories: ['radionice'],
    tags: ['turizam'],
    prices: regular(12000, { member: 10800, since: 130 }),
    purchase: 'reservation',
    stock: { tracked: true, quantity: 11 },
    attributes: {
      kind: ['workshop'],
      industry: 'tourism',
      instant: false,
      starts: { inDays: 33, at: '10:00' },
    },
    media: ['radionica-iznajmljivaci.svg'],
    crossSell: ['tablica-iznajmljivac', 'plan-iznajmljivac', 'e-najam'],
    categoryPriority: 3,
    createdDaysAgo: 120,
  }),
  product({
    key: 'radionica-opg',
    type: 'service',
    sku: 'RAD-OPG',
    name: {
      hr: 'Novčani tijek za OPG',
      en: 'Cash flow for family farms',
      de: 'Liquidität für Familienbetriebe',
    },
    kindLine: { hr: 'Radionica, Osijek', en: 'Workshop, Osijek', de: 'Workshop, Osijek' },
    short: {
      hr: 'Prihod stiže u rujnu, računi svakog mjeseca: kako preživjeti svibanj bez dozvoljenog minusa.',
      en: 'Income comes in September, bills every month: how to live through May without an overdraft.',
      de: 'Das Geld kommt im September, die Rechnungen jeden Monat: durch den Mai ohne Überziehung.',
    },
    description: {
      hr: rich(`
        Četiri sata o mjesecima u kojima na gospodarstvu ima svega osim novca. Radimo na vašim brojkama i na
        kalendaru potpora.

        - kalendar prihoda, potpora i obveza
        - dogovor s otkupljivačem i s bankom
        - rezerva: koliko i gdje
      `),
      en: rich(`
        Four hours about the months in which a farm has everything but money. We work on your figures
        and on the calendar of payments.

        - a calendar of income, support and dues
        - terms with the buyer and with the bank
        - the reserve: how much and where
      `),
      de: rich(`
        Vier Stunden über die Monate, in denen ein Hof alles hat außer Geld. Wir arbeiten mit Ihren
        Zahlen und dem Kalender der Beihilfen.

        - Kalender der Einnahmen, Beihilfen und Pflichten
        - Absprachen mit Abnehmer und Bank
        - die Reserve: wie viel und wo
      `),
    },
    categories: ['radionice'],
    tags: ['poljoprivreda'],
    prices: regular(6000, { since: 110 }),
    purchase: 'reservation',
    stock: { tracked: true, quantity: 0 },
    attributes: {
      kind: ['workshop'],
      industry: 'farming',
      instant: false,
      starts: { inDays: 40, at: '09:00' },
    },
    media: ['radionica-opg.svg'],
    crossSell: ['novcani-tijek', 'plan-opg', 'e-opg'],
    categoryPriority: 4,
    createdDaysAgo: 105,
  }),
  product({
    key: 'radionica-excel',
    type: 'service',
    sku: 'RAD-EXC',
    name: {
      hr: 'Excel za financijske modele',
      en: 'Spreadsheets for financial models',
      de: 'Excel für Finanzmodelle',
    },
    kindLine: { hr: 'Radionica, Zagreb', en: 'Workshop, Zagreb', de: 'Workshop, Zagreb' },
    short: {
      hr: 'Od prazne tablice do modela koji se ne raspadne kad netko umetne redak.',
      en: 'From an empty sheet to a model that does not fall apart when someone inserts a row.',
      de: 'Von der leeren Tabelle zum Modell, das nicht zerfällt, wenn jemand eine Zeile einfügt.',
    },
    description: {
      hr: rich(`
        Dobar model drugi čovjek razumije bez vas. Vježbamo raspored listova, imena, provjere i scenarije, na
        primjeru male pekare.

        - ulazi, račun i izlazi na odvojenim listovima
        - provjere koje pocrvene prije banke
        - scenariji jednim klikom, bez makronaredbi
      `),
      en: rich(`
        A good model is one that another person understands without you. We practise the order of
        sheets, names, checks and scenarios on the example of a small bakery.

        - inputs, sums and results on sheets of their own
        - checks that turn red before the bank does
        - scenarios at one click, without macros
      `),
      de: rich(`
        Ein gutes Modell versteht ein anderer auch ohne Sie. Wir üben die Ordnung der Blätter, Namen,
        Prüfungen und Szenarien am Beispiel einer kleinen Bäckerei.

        - Eingaben, Rechnung und Ergebnisse auf eigenen Blättern
        - Prüfungen, die rot werden, bevor die Bank es wird
        - Szenarien mit einem Klick, ohne Makros
      `),
    },
    categories: ['radionice'],
    tags: ['excel'],
    prices: regular(14000, { since: 90 }),
    purchase: 'reservation',
    stock: { tracked: true, quantity: 8 },
    attributes: { kind: ['workshop'], industry: 'all', instant: false, starts: { inDays: 54, at: '09:00' } },
    media: ['radionica-excel.svg'],
    crossSell: ['financijski-model', 'tri-scenarija', 'radionica-financijski-plan'],
    categoryPriority: 5,
    createdDaysAgo: 88,
  }),
  product({
    key: 'radionica-banka',
    type: 'service',
    sku: 'RAD-BAN',
    name: { hr: 'Razgovor s bankom', en: 'Talking to the bank', de: 'Das Gespräch mit der Bank' },
    kindLine: { hr: 'Radionica, Rijeka', en: 'Workshop, Rijeka', de: 'Workshop, Rijeka' },
    short: {
      hr: 'Vježbate pravi sastanak s bivšom voditeljicom kreditnog odbora, dok ne prestane biti neugodno.',
      en: 'You rehearse a real meeting with a former head of a credit committee until it stops being awkward.',
      de: 'Sie üben ein echtes Gespräch mit einer früheren Leiterin eines Kreditausschusses, bis es nicht mehr unangenehm ist.',
    },
    description: {
      hr: rich(`
        Plan može biti dobar, a razgovor loš. Svaki sudionik vodi dvadesetominutni razgovor o svojem ulaganju, a
        ostali slušaju s popisom pitanja u ruci.

        - priprema prve stranice i pet brojki
        - pitanja koja sigurno dolaze
        - što reći kad ne znate odgovor
      `),
      en: rich(`
        The plan can be good and the talk bad. Everyone leads a talk of twenty minutes about their own
        investment while the others listen with a list of questions in hand.

        - the first page and five figures, made ready
        - questions that are sure to come
        - what to say when you do not know the answer
      `),
      de: rich(`
        Der Plan kann gut sein und das Gespräch schlecht. Jeder führt zwanzig Minuten lang ein Gespräch
        über die eigene Investition, die anderen hören mit einer Fragenliste in der Hand zu.

        - Vorbereitung der ersten Seite und der fünf Zahlen
        - Fragen, die sicher kommen
        - was man sagt, wenn man die Antwort nicht weiß
      `),
    },
    categories: ['radionice'],
    tags: ['za-banku', 'novo'],
    prices: regular(9500, { member: 8550, since: 40 }),
    purchase: 'reservation',
    stock: { tracked: true, quantity: 6 },
    attributes: { kind: ['workshop'], industry: 'all', instant: false, starts: { inDays: 61, at: '10:00' } },
    media: ['radionica-banka.svg'],
    crossSell: ['e-brojke-za-banku', 'pregled-plana', 'karte-52'],
    categoryPriority: 6,
    createdDaysAgo: 36,
  }),
];
