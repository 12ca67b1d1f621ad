import { regular } from '../prices.ts';
import { product } from '../product.ts';
import { rich } from '../rich.ts';
import type { Product, Variant } from '../shape-catalogue.ts';

const attributes = { kind: ['goods'], industry: 'all', instant: false };

/** Things for the desk. */
export const deskGoods: Product[] = [
  product({
    key: 'karte-52',
    type: 'simple',
    sku: 'KA-52',
    ean: '2938500000085',
    name: {
      hr: 'Karte „52 pitanja za ulagača”',
      en: 'Cards “52 questions for an investor”',
      de: 'Karten „52 Fragen an Investoren“',
    },
    kindLine: { hr: 'Igra i alat', en: 'Game and tool', de: 'Spiel und Werkzeug' },
    short: {
      hr: 'Za dvoje do šestero. Tko ne zna odgovor na tri karte zaredom, još ne gradi.',
      en: 'For two to six. Whoever misses three cards in a row does not build yet.',
      de: 'Für zwei bis sechs. Wer drei Karten nacheinander nicht weiß, baut noch nicht.',
    },
    description: {
      hr: rich(`
        Četiri boje za četiri teme: tržište, novac, ljudi i rizik. Igra traje sat vremena i obično završi tako da
        netko uzme olovku.

        - 52 karte i knjižica s odgovorima
        - tri težine pitanja
        - koristi se i kao popis za provjeru prije predaje plana
      `),
      en: rich(`
        Four colours for four topics: market, money, people and risk. A game takes an hour and usually ends with
        somebody reaching for a pencil.

        - 52 cards and a booklet with answers
        - questions of three degrees of difficulty
        - also serves as a checklist before a plan is handed in
      `),
      de: rich(`
        Vier Farben für vier Themen: Markt, Geld, Menschen und Risiko. Eine Runde dauert eine Stunde und endet meist
        damit, dass jemand zum Stift greift.

        - 52 Karten und ein Heft mit Antworten
        - Fragen in drei Schwierigkeitsgraden
        - auch als Prüfliste vor der Abgabe eines Plans
      `),
    },
    categories: ['radni-pribor'],
    tags: ['poklon', 'za-pocetak'],
    brand: 'papirnica-vrba',
    prices: regular(1850, { since: 260 }),
    stock: { tracked: true, quantity: 57 },
    weight: 210,
    attributes,
    media: ['karte-52.svg'],
    crossSell: ['planer', 'mali-rjecnik', 'radionica-banka'],
    featured: true,
    categoryPriority: 2,
    createdDaysAgo: 256,
  }),
  product({
    key: 'salica',
    type: 'simple',
    sku: 'SA-TIJ',
    ean: '2938500000092',
    name: { hr: 'Šalica „Pozitivan tijek”', en: 'Mug “Positive flow”', de: 'Tasse „Positiver Fluss“' },
    kindLine: { hr: 'Keramika, 330 ml', en: 'Ceramic, 330 ml', de: 'Keramik, 330 ml' },
    short: {
      hr: 'Krivulja oko šalice ide samo gore, ako je okrećete u pravom smjeru.',
      en: 'The curve around the mug only goes up, if you turn it the right way.',
      de: 'Die Kurve um die Tasse steigt nur, wenn man sie richtig dreht.',
    },
    description: {
      hr: rich(`
        Bijela glina, ručno oslikan pojas. Svaka šalica malo je drukčija, pa tako i svaki tijek.

        - 330 ml, visina 9,5 cm
        - perilica posuđa i mikrovalna pećnica
        - pakirana u karton bez plastike
      `),
      en: rich(`
        White clay, the band painted by hand. Every mug is a little different, and so is every cash flow.

        - 330 ml, 9.5 cm high
        - dishwasher and microwave safe
        - packed in cardboard without plastic
      `),
      de: rich(`
        Weißer Ton, das Band von Hand bemalt. Jede Tasse ist ein wenig anders, wie jeder Zahlungsfluss.

        - 330 ml, 9,5 cm hoch
        - für Spülmaschine und Mikrowelle
        - in Karton ohne Plastik verpackt
      `),
    },
    categories: ['radni-pribor'],
    tags: ['poklon'],
    brand: 'keramika-lug',
    safety: {
      hr: 'Ručka i sadržaj nakon mikrovalne pećnice mogu biti vrući. Šalicu koja je napukla više ne koristite. Držite izvan dohvata male djece.',
      en: 'Handle and content can be hot after the microwave. Do not use a mug that is cracked. Keep out of reach of small children.',
      de: 'Henkel und Inhalt können nach der Mikrowelle heiß sein. Eine Tasse mit Sprung nicht mehr verwenden. Außer Reichweite kleiner Kinder aufbewahren.',
    },
    prices: regular(1400, { since: 200 }),
    stock: { tracked: true, quantity: 4 },
    weight: 380,
    attributes: { ...attributes, color: 'petrolej' },
    media: ['salica.svg'],
    crossSell: ['planer', 'karte-52', 'torba'],
    categoryPriority: 3,
    createdDaysAgo: 198,
  }),
  product({
    key: 'plakat-poziva',
    type: 'simple',
    sku: 'PK-2027',
    ean: '2938500000221',
    name: {
      hr: 'Plakat „Kalendar poziva 2027.”',
      en: 'Poster “Calendar of calls 2027”',
      de: 'Plakat „Aufrufkalender 2027“',
    },
    kindLine: { hr: 'Plakat 50 × 70 cm', en: 'Poster 50 × 70 cm', de: 'Plakat 50 × 70 cm' },
    short: {
      hr: 'Cijela godina najavljenih natječaja na jednom zidu, s mjestom za naljepnice.',
      en: 'A whole year of announced calls on one wall, with room for stickers.',
      de: 'Ein ganzes Jahr angekündigter Aufrufe an einer Wand, mit Platz für Aufkleber.',
    },
    description: {
      hr: rich(`
        Otisnut na papiru od 200 g/m², šalje se u tuljku. Naljepnice označavaju rok, predaju i odluku, a crta na
        dnu služi za odbrojavanje.

        - natječaji po mjesecima i programima
        - 60 naljepnica
        - dopune se objavljuju na stranici proizvoda
      `),
      en: rich(`
        Printed on paper of 200 g/m² and sent in a tube. Stickers mark deadline, submission and decision, and the line
        at the bottom counts down the days.

        - calls by month and programme
        - 60 stickers
        - additions are published on the page of the product
      `),
      de: rich(`
        Gedruckt auf Papier mit 200 g/m², verschickt in einer Rolle. Aufkleber markieren Frist, Abgabe und
        Entscheidung, die Linie am unteren Rand zählt die Tage.

        - Aufrufe nach Monaten und Programmen
        - 60 Aufkleber
        - Ergänzungen erscheinen auf der Seite des Produkts
      `),
    },
    categories: ['radni-pribor', 'eu-fondovi'],
    brand: 'papirnica-vrba',
    prices: regular(2200, { since: 45 }),
    stock: { tracked: true, quantity: 80 },
    weight: 240,
    attributes,
    media: ['plakat-poziva.svg'],
    crossSell: ['bilten', 'planer', 'vodic-eu'],
    categoryPriority: 7,
    createdDaysAgo: 43,
  }),
  product({
    key: 'blok',
    type: 'configurable',
    sku: 'BL-MRE',
    name: { hr: 'Blok s mrežom za račun', en: 'Grid pad for sums', de: 'Rechenblock mit Raster' },
    kindLine: { hr: 'Blok, dvije veličine', en: 'Pad, two sizes', de: 'Block, zwei Größen' },
    short: {
      hr: 'Mreža od pet milimetara, stupac za iznose i perforacija koja se ne trga.',
      en: 'A five millimetre grid, a column for amounts and a perforation that does not tear.',
      de: 'Ein Raster von fünf Millimetern, eine Spalte für Beträge und eine Perforation, die nicht reißt.',
    },
    description: {
      hr: rich(`
        Desni rub svake stranice stupac je za iznose, a dno ima redak za zbroj. Papir je prerađen, a tinta ne
        prolazi na drugu stranu.

        - 80 listova, 90 g/m²
        - kartonska podloga
      `),
      en: rich(`
        The right edge of every page is a column for amounts, and the last line is for the sum. The paper is recycled,
        and ink does not show on the other side.

        - 80 sheets, 90 g/m²
        - cardboard back
      `),
      de: rich(`
        Der rechte Rand jeder Seite ist eine Spalte für Beträge, die letzte Zeile gehört der Summe. Das Papier ist
        aufbereitet, und Tinte schlägt nicht durch.

        - 80 Blatt, 90 g/m²
        - Rückseite aus Karton
      `),
    },
    categories: ['radni-pribor'],
    brand: 'papirnica-vrba',
    prices: regular(650, { since: 140 }),
    weight: 120,
    attributes,
    media: ['blok.svg'],
    variantAttributes: ['size'],
    variants: [pad('a6', '2938500000603', 120, 650, 120), pad('a5', '2938500000610', 95, 850, 210)],
    crossSell: ['olovke', 'planer'],
    categoryPriority: 8,
    createdDaysAgo: 136,
  }),
  product({
    key: 'olovke',
    type: 'simple',
    sku: 'OL-06',
    ean: '2938500000238',
    name: { hr: 'Olovke, komplet od šest', en: 'Pencils, set of six', de: 'Bleistifte, sechs Stück' },
    kindLine: { hr: 'Cedar, šest tvrdoća', en: 'Cedar, six grades', de: 'Zeder, sechs Härten' },
    short: {
      hr: 'Od 2H za pretpostavke do 4B za zbroj. S gumicom, jer se plan mijenja.',
      en: 'From 2H for assumptions to 4B for the total. With an eraser, because plans change.',
      de: 'Von 2H für Annahmen bis 4B für die Summe. Mit Radiergummi, denn Pläne ändern sich.',
    },
    description: {
      hr: rich(`
        Šest olovaka od cedrovine u kutiji koja služi i kao stalak. Na svakoj je otisnuta tvrdoća i čemu služi.

        - 2H, H, HB, B, 2B, 4B
        - gumica i šiljilo u kutiji
      `),
      en: rich(`
        Six cedar pencils in a box that is a stand as well. Each is stamped with its hardness and what it is good for.

        - 2H, H, HB, B, 2B, 4B
        - an eraser and a sharpener in the box
      `),
      de: rich(`
        Sechs Bleistifte aus Zedernholz in einer Schachtel, die auch als Ständer dient. Auf jedem steht
        seine Härte und wofür sie gut ist.

        - 2H, H, HB, B, 2B, 4B
        - Radiergummi und Spitzer in der Schachtel
      `),
    },
    categories: ['radni-pribor'],
    tags: ['poklon'],
    brand: 'papirnica-vrba',
    prices: regular(950, { since: 120 }),
    stock: { tracked: true, quantity: 33 },
    weight: 90,
    attributes,
    media: ['olovke.svg'],
    crossSell: ['blok', 'planer', 'prirucnik-radionica'],
    categoryPriority: 9,
    createdDaysAgo: 118,
  }),
  product({
    key: 'poklon-bon',
    type: 'e-product',
    sku: 'PB-00',
    name: { hr: 'Poklon-bon', en: 'Gift voucher', de: 'Gutschein' },
    kindLine: { hr: 'Stiže e-poštom', en: 'Arrives by e-mail', de: 'Kommt per E-Mail' },
    short: {
      hr: 'Za nekoga tko već dugo govori da će otvoriti nešto svoje. Vrijedi godinu dana.',
      en: 'For someone who has long been saying they will start something of their own. Valid for a year.',
      de: 'Für alle, die schon lange etwas Eigenes beginnen wollen. Ein Jahr gültig.',
    },
    description: {
      hr: rich(`
        Odaberete iznos, motiv i dan kada bon treba stići. Vrijedi za sve u trgovini, pa i za radionice, a
        neiskorišteni iznos ostaje na bonu.

        - šalje se u obliku pdf na vašu ili njihovu adresu
        - ne naplaćuje se dostava
        - porez se obračunava kad se bon iskoristi
      `),
      en: rich(`
        You choose the amount, the picture and the day on which the voucher should arrive. It is good for everything in
        the shop, workshops too, and what is not spent stays on it.

        - sent as a pdf to your address or theirs
        - no delivery is charged
        - tax is charged when the voucher is used
      `),
      de: rich(`
        Sie wählen Betrag, Motiv und den Tag, an dem der Gutschein ankommen soll. Er gilt für alles im Shop, auch für
        Workshops, und der Rest bleibt darauf.

        - als pdf an Ihre oder die beschenkte Adresse
        - ohne Versandkosten
        - die Steuer fällt beim Einlösen an
      `),
    },
    categories: ['radni-pribor'],
    tags: ['poklon'],
    // A multi-purpose voucher is taxed when it is redeemed, not when it is sold.
    tax: 0,
    prices: regular(2500, { isFrom: true, since: 300 }),
    attributes: { ...attributes, instant: true, file: ['pdf'] },
    media: ['poklon-bon.svg'],
    customOptions: [
      {
        title: 'amount',
        label: { hr: 'Iznos', en: 'Amount', de: 'Betrag' },
        optionType: 'number',
        inputType: 'textSwatch',
        required: true,
        values: [
          { label: { hr: '25 €', en: '€25', de: '25 €' }, sku: 'PB-25', price: 2500 },
          { label: { hr: '50 €', en: '€50', de: '50 €' }, sku: 'PB-50', price: 5000 },
          { label: { hr: '100 €', en: '€100', de: '100 €' }, sku: 'PB-100', price: 10000 },
          { label: { hr: '200 €', en: '€200', de: '200 €' }, sku: 'PB-200', price: 20000 },
        ],
      },
      {
        title: 'motif',
        label: { hr: 'Motiv', en: 'Motif', de: 'Motiv' },
        optionType: 'text',
        inputType: 'visualSwatch',
        required: true,
        values: [
          { label: { hr: 'Luka', en: 'Harbour', de: 'Hafen' }, sku: 'PB-M-LUKA', media: 'objava-luka.svg' },
          {
            label: { hr: 'Vinograd', en: 'Vineyard', de: 'Weinberg' },
            sku: 'PB-M-VINO',
            media: 'objava-vinograd.svg',
          },
          { label: { hr: 'Grad', en: 'City', de: 'Stadt' }, sku: 'PB-M-GRAD', media: 'objava-grad.svg' },
        ],
      },
      {
        title: 'sendOn',
        label: { hr: 'Dan slanja', en: 'Send on', de: 'Versanddatum' },
        hint: {
          hr: 'Bez datuma bon šaljemo odmah.',
          en: 'Without a date it is sent at once.',
          de: 'Ohne Datum wird sofort versandt.',
        },
        optionType: 'text',
        inputType: 'date',
        required: false,
        values: [],
      },
    ],
    crossSell: ['planer', 'radionica-financijski-plan', 'karte-52'],
    categoryPriority: 10,
    createdDaysAgo: 290,
  }),
];

function pad(size: string, ean: string, quantity: number, price: number, weight: number): Variant {
  return {
    key: `blok-${size}`,
    sku: `BL-MRE-${size}`.toUpperCase(),
    ean,
    attributes: { size },
    prices: regular(price, { since: 140 }),
    stock: { tracked: true, quantity },
    weight,
    media: ['blok.svg'],
  };
}
