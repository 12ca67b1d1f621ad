import { regular } from '../prices.ts';
import { product } from '../product.ts';
import { rich } from '../rich.ts';
import type { Product } from '../shape-catalogue.ts';

/** Bundles: two hold the configurable planner and open the choice, one can be added as it is. */
export const bundles: Product[] = [
  product({
    key: 'paket-prvi-projekt',
    type: 'bundle',
    sku: 'PA-PRVI',
    name: { hr: 'Paket „Prvi projekt”', en: 'Bundle “First project”', de: 'Paket „Erstes Projekt“' },
    kindLine: {
      hr: 'Paket: predlošci, e-knjiga i savjetovanje',
      en: 'Bundle: templates, e-book and advice',
      de: 'Paket: Vorlagen, E-Book und Beratung',
    },
    short: {
      hr: 'Model, predložak plana, e-knjiga, planer u vašoj boji i dva sata savjetovanja.',
      en: 'The model, a plan template, an e-book, a planner in your colour and two hours of advice.',
      de: 'Modell, Planvorlage, E-Book, Planer in Ihrer Farbe und zwei Stunden Beratung.',
    },
    description: {
      hr: rich(`
        Za prvi posao koji ide dalje od kuhinjskog stola. Prvi sat savjetovanja iskoristite prije nego što počnete
        pisati, drugi kad je plan gotov.

        - Financijski model za deset godina
        - Predložak plana za samozapošljavanje
        - e-knjiga „Pet brojki za banku”
        - Planer ulaganja 2027., boju i veličinu birate sami
        - dva savjetovanja po 60 minuta

        Zasebno bi stajalo više od 290 eura.
      `),
      en: rich(`
        For a first business that goes further than the kitchen table: the ten-year model, a plan template, the
        e-book “Five figures for the bank”, the 2027 planner in your colour and two hours of advice.

        - Ten-year financial model
        - Self-employment plan template
        - the e-book “Five figures for the bank”
        - Investment planner 2027, in the colour and size you choose
        - two hours of advice, 60 minutes each

        One by one they would cost more than 290 euros.
      `),
      de: rich(`
        Für das erste Geschäft, das über den Küchentisch hinausgeht. Die erste Beratungsstunde nutzen
        Sie vor dem Schreiben, die zweite, wenn der Plan fertig ist.

        - Finanzmodell für zehn Jahre
        - Vorlage für den Gründungsplan
        - das E-Book „Fünf Zahlen für die Bank“
        - Investitionsplaner 2027, Farbe und Größe wählen Sie
        - zwei Beratungen zu je 60 Minuten

        Einzeln würden sie mehr als 290 Euro kosten.
      `),
    },
    categories: ['paketi', 'poslovni-planovi'],
    tags: ['za-pocetak'],
    prices: regular(24900, { member: 22410, since: 180 }),
    weight: 390,
    attributes: { kind: ['bundle'], industry: 'all', instant: false },
    media: ['paket-prvi-projekt.svg'],
    bundle: [
      { product: 'financijski-model', quantity: 1 },
      { product: 'predlozak-samozaposljavanje', quantity: 1 },
      { product: 'e-brojke-za-banku', quantity: 1 },
      { product: 'planer', quantity: 1 },
      { product: 'savjetovanje', quantity: 2 },
    ],
    crossSell: ['plan-samozaposljavanje', 'karte-52', 'radionica-financijski-plan'],
    featured: true,
    categoryPriority: 1,
    createdDaysAgo: 176,
  }),
  product({
    key: 'paket-prva-prijava',
    type: 'bundle',
    sku: 'PA-PRIJ',
    name: { hr: 'Paket „Prva prijava”', en: 'Bundle “First application”', de: 'Paket „Der erste Antrag“' },
    kindLine: {
      hr: 'Paket: e-knjiga i dva predloška',
      en: 'Bundle: e-book and two templates',
      de: 'Paket: E-Book und zwei Vorlagen',
    },
    short: {
      hr: 'Vodič, proračun i komplet za nabavu: sve za prijavu koju pišete sami.',
      en: 'Guide, budget and procurement set: all you need for an application you write yourself.',
      de: 'Wegweiser, Budget und Dokumente zur Beschaffung: alles für einen Antrag, den Sie selbst schreiben.',
    },
    description: {
      hr: rich(`
        Tri alata koja se nastavljaju jedan na drugi: iz vodiča birate natječaj, u proračunu slažete stavke, a
        kompletom kupujete opremu kad ugovor stigne.

        - Vodič kroz EU fondove 2026.
        - Proračun za prijavu na natječaj
        - Nabava za neobveznike: komplet dokumenata
      `),
      en: rich(`
        Three tools that follow one another: the guide helps you choose the call, the budget puts the
        items in order, and with the set you buy the equipment once the contract arrives.

        - Guide to EU funds 2026
        - Application budget
        - Procurement for private buyers: document set
      `),
      de: rich(`
        Drei Werkzeuge, die aufeinander aufbauen: Mit dem Wegweiser wählen Sie den Aufruf, im Budget
        ordnen Sie die Posten, und mit dem Dokumentensatz kaufen Sie die Ausrüstung, wenn der Vertrag
        kommt.

        - Wegweiser durch die EU-Fonds 2026
        - Budget für den Förderantrag
        - Beschaffung für private Auftraggeber: Dokumentensatz
      `),
    },
    categories: ['paketi', 'eu-fondovi'],
    tags: ['za-pocetak'],
    prices: regular(9900, { member: 8910, since: 150 }),
    attributes: { kind: ['bundle'], industry: 'all', instant: true },
    media: ['paket-prva-prijava.svg'],
    bundle: [
      { product: 'vodic-eu', quantity: 1 },
      { product: 'proracun-prijave', quantity: 1 },
      { product: 'nabava-komplet', quantity: 1 },
    ],
    crossSell: ['eu-provjera', 'radionica-natjecaj'],
    categoryPriority: 2,
    createdDaysAgo: 146,
  }),
  product({
    key: 'paket-radni-stol',
    type: 'bundle',
    sku: 'PA-STOL',
    name: { hr: 'Paket „Radni stol”', en: 'Bundle “The desk”', de: 'Paket „Der Arbeitstisch“' },
    kindLine: {
      hr: 'Paket: planer, karte i šalica',
      en: 'Bundle: planner, cards and mug',
      de: 'Paket: Planer, Karten und Tasse',
    },
    short: {
      hr: 'Poklon za novog ulagača: planer u boji po izboru, karte s pitanjima i šalica.',
      en: 'A present for a new investor: a planner in the colour of your choice, the question cards and a mug.',
      de: 'Ein Geschenk für neue Investoren: ein Planer in der Farbe Ihrer Wahl, Karten mit Fragen und eine Tasse.',
    },
    description: {
      hr: rich(`
        Složeno u kutiju s rukom pisanom čestitkom. Boju i veličinu planera birate prije nego što paket dodate u
        košaricu.

        - Planer ulaganja 2027.
        - Karte „52 pitanja za ulagača”
        - Šalica „Pozitivan tijek”
      `),
      en: rich(`
        Packed in a box with a card written by hand. You choose colour and size of the planner before you put the
        bundle into the cart.

        - Investment planner 2027
        - Cards “52 questions for an investor”
        - Mug “Positive flow”
      `),
      de: rich(`
        Verpackt in einer Schachtel mit einer handgeschriebenen Karte. Farbe und Größe des Planers
        wählen Sie, bevor Sie das Paket in den Warenkorb legen.

        - Investitionsplaner 2027
        - Karten „52 Fragen an Investoren“
        - Tasse „Positiver Fluss“
      `),
    },
    categories: ['paketi', 'radni-pribor'],
    tags: ['poklon', 'novo'],
    prices: regular(4900, { since: 30 }),
    weight: 1040,
    attributes: { kind: ['bundle'], industry: 'all', instant: false },
    media: ['paket-radni-stol.svg'],
    bundle: [
      { product: 'planer', quantity: 1 },
      { product: 'karte-52', quantity: 1 },
      { product: 'salica', quantity: 1 },
    ],
    crossSell: ['torba', 'olovke'],
    returnable: true,
    categoryPriority: 3,
    createdDaysAgo: 28,
  }),
];
