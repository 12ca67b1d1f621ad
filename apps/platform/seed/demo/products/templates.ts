import { reduced, regular } from '../prices.ts';
import { product } from '../product.ts';
import { rich } from '../rich.ts';
import type { Product } from '../shape-catalogue.ts';

const xlsx = { hr: 'Predložak, xlsx', en: 'Template, xlsx', de: 'Vorlage, xlsx' };
const docx = { hr: 'Predložak, docx', en: 'Template, docx', de: 'Vorlage, docx' };

/** Templates: sheets and documents to download. */
export const templates: Product[] = [
  product({
    key: 'financijski-model',
    type: 'e-product',
    sku: 'PR-FM10',
    name: {
      hr: 'Financijski model za deset godina',
      en: 'Financial model for ten years',
      de: 'Finanzmodell für zehn Jahre',
    },
    kindLine: xlsx,
    short: {
      hr: 'Prihodi, troškovi, kredit, porez i novčani tijek na dvanaest listova; prvu stranicu za banku ispisuje sam.',
      en: 'Income, costs, loan, tax and cash flow on twelve sheets; it prints the first page for the bank by itself.',
      de: 'Erlöse, Kosten, Kredit, Steuer und Liquidität auf zwölf Blättern; die erste Seite für die Bank druckt es selbst.',
    },
    description: {
      hr: rich(`
        Model koji koristimo u vlastitim studijama, očišćen i s uputama. Upisujete samo žuta polja; sve ostalo
        računa se samo, a crveno polje javlja čim se nešto ne slaže.

        ## Što je unutra

        - prihodi po proizvodima, do dvadeset njih, s mjesečnom sezonom
        - plaće, zalihe, amortizacija i porez na dobit
        - do tri kredita s počekom
        - tri scenarija i tablica osjetljivosti
        - list „Za banku” s pet ključnih brojki

        Radi u Excelu 2016 i novijem te u LibreOfficeu. Bez makronaredbi.
      `),
      en: rich(`
        The model we use in our own studies, cleaned up and explained. You fill in the yellow fields only; the
        rest works itself out, and a red field tells you as soon as something does not add up. Works in Excel 2016
        or newer and in LibreOffice, without macros.
      `),
    },
    facts: [
      {
        label: { hr: 'Oblik', en: 'Format' },
        value: { hr: 'xlsx, 12 listova, 1,4 MB', en: 'xlsx, 12 sheets, 1.4 MB' },
      },
      {
        label: { hr: 'Dozvola', en: 'Licence' },
        value: { hr: '1 korisnik, neograničen broj projekata', en: '1 user, any number of projects' },
      },
      {
        label: { hr: 'Nadogradnje', en: 'Updates' },
        value: { hr: 'godinu dana besplatno', en: 'free for a year' },
      },
    ],
    categories: ['predlosci'],
    tags: ['za-banku', 'excel'],
    prices: reduced(8900, 7120, { startsDaysAgo: 10, endsInDays: 30, since: 320 }),
    attributes: { kind: ['template'], industry: 'all', instant: true, updated: '2026-08-30', file: ['xlsx'] },
    media: ['financijski-model.svg', 'pano-5.svg'],
    crossSell: ['tri-scenarija', 'racun-prije-betona', 'radionica-excel'],
    featured: true,
    categoryPriority: 1,
    createdDaysAgo: 318,
  }),
  product({
    key: 'predlozak-studije',
    type: 'e-product',
    sku: 'PR-STU',
    name: {
      hr: 'Predložak investicijske studije',
      en: 'Investment study template',
      de: 'Vorlage für eine Investitionsstudie',
    },
    kindLine: docx,
    short: {
      hr: 'Dokument s uputama na marginama, u poglavljima koje banke očekuju.',
      en: 'A document with notes in the margin, in the chapters that banks expect.',
      de: 'Ein Dokument mit Hinweisen am Rand, in den Kapiteln, die Banken erwarten.',
    },
    description: {
      hr: rich(`
        Devet poglavlja s uputom što u kojem piše, što ne piše i koliko je stranica dovoljno. Na marginama stoje
        primjeri rečenica iz studija koje su prošle.

        - sažetak, tržište, lokacija, tehnologija, ljudi, dinamika, račun, rizici, prilozi
        - tablice povezane s financijskim modelom
        - stilovi za ispis, tablice i bilješke
      `),
    },
    categories: ['predlosci'],
    tags: ['za-banku'],
    prices: regular(4900, { member: 4410, since: 300 }),
    attributes: {
      kind: ['template'],
      industry: 'all',
      pages: 54,
      instant: true,
      updated: '2026-01-18',
      file: ['docx'],
    },
    media: ['predlozak-studije.svg'],
    crossSell: ['financijski-model', 'pregled-plana'],
    categoryPriority: 2,
    createdDaysAgo: 296,
  }),
  product({
    key: 'tri-scenarija',
    type: 'e-product',
    sku: 'PR-3SC',
    name: {
      hr: 'Tri scenarija u jednoj tablici',
      en: 'Three scenarios in one sheet',
      de: 'Drei Szenarien in einer Tabelle',
    },
    kindLine: xlsx,
    short: {
      hr: 'Dobar, očekivani i loš scenarij jedan kraj drugoga, s grafom koji se ne mora objašnjavati.',
      en: 'Good, expected and bad side by side, with a chart that needs no explanation.',
      de: 'Gut, erwartet und schlecht nebeneinander, mit einem Diagramm, das keine Erklärung braucht.',
    },
    description: {
      hr: rich(`
        Uz model koji već imate: upišete pet ključnih pretpostavki, a tablica pokaže gdje je granica nakon koje
        kredit više nije pokriven.

        - do osam pretpostavki
        - graf osjetljivosti
        - list za ispis na jednoj stranici
      `),
    },
    categories: ['predlosci'],
    tags: ['excel'],
    prices: regular(3900, { since: 230 }),
    attributes: { kind: ['template'], industry: 'all', instant: true, updated: '2026-05-09', file: ['xlsx'] },
    media: ['tri-scenarija.svg'],
    crossSell: ['financijski-model', 'novcani-tijek'],
    categoryPriority: 3,
    createdDaysAgo: 228,
  }),
  product({
    key: 'proracun-prijave',
    type: 'e-product',
    sku: 'PR-EUP',
    name: {
      hr: 'Proračun za prijavu na natječaj',
      en: 'Budget for a grant application',
      de: 'Budget für den Förderantrag',
    },
    kindLine: xlsx,
    short: {
      hr: 'Aktivnosti, stavke, izvori i intenzitet potpore, s provjerom graničnih iznosa.',
      en: 'Activities, items, sources and aid intensity, with a check of the limits.',
      de: 'Aktivitäten, Posten, Quellen und Förderintensität, mit Prüfung der Grenzwerte.',
    },
    description: {
      hr: rich(`
        Tablica u kojoj je svaka stavka vezana uz aktivnost, ponudu i izvor novca. Kad promijenite cijenu stroja,
        zbroj, potpora i vlastiti udio promijene se svugdje.

        - do stotinu stavki
        - neizravni troškovi po paušalu
        - popis ponuda i datuma valjanosti
        - raspored plaćanja i potreba za međufinanciranjem
      `),
    },
    categories: ['predlosci', 'eu-fondovi'],
    tags: ['excel'],
    prices: regular(5900, { member: 5310, since: 220 }),
    attributes: { kind: ['template'], industry: 'all', instant: true, updated: '2026-09-02', file: ['xlsx'] },
    media: ['proracun-prijave.svg'],
    crossSell: ['vodic-eu', 'nabava-komplet', 'eu-natjecaj'],
    categoryPriority: 4,
    createdDaysAgo: 218,
  }),
  product({
    key: 'predlozak-samozaposljavanje',
    type: 'e-product',
    sku: 'PR-SAM',
    name: { hr: 'Predložak plana za samozapošljavanje', en: 'Self-employment plan template' },
    kindLine: { hr: 'Predložak, docx i xlsx', en: 'Template, docx and xlsx' },
    short: {
      hr: 'Obrazac popunjen primjerom frizerskog salona i prazan obrazac za vaš obrt.',
      en: 'A form filled in for a hair salon and an empty one for your trade.',
    },
    description: {
      hr: rich(`
        Dva dokumenta: popunjeni primjer, u kojem vidite koliko se o čemu piše, i prazni, s istim redoslijedom.
        Uz njih ide troškovnik koji sam zbraja i upozorava na neprihvatljive stavke.

        - primjer od 14 stranica
        - troškovnik s tri ponude po stavci
        - popis dokaza za izvješće
      `),
    },
    categories: ['predlosci', 'poslovni-planovi'],
    tags: ['za-pocetak'],
    prices: regular(2900, { since: 200 }),
    attributes: {
      kind: ['template'],
      industry: 'all',
      pages: 14,
      instant: true,
      updated: '2026-01-30',
      file: ['docx', 'xlsx'],
    },
    media: ['predlozak-samozaposljavanje.svg'],
    crossSell: ['plan-samozaposljavanje', 'paket-prvi-projekt'],
    categoryPriority: 5,
    createdDaysAgo: 195,
  }),
  product({
    key: 'novcani-tijek',
    type: 'e-product',
    sku: 'PR-NOV',
    name: { hr: 'Novčani tijek po mjesecima', en: 'Cash flow by the month' },
    kindLine: xlsx,
    short: {
      hr: 'Trideset šest mjeseci na jednom listu, s crvenom crtom ispod koje račun ne smije pasti.',
      en: 'Thirty-six months on one sheet, with a red line below which the account must not fall.',
    },
    description: {
      hr: rich(`
        Tablica za one kojima prihod ne stiže ravnomjerno: iznajmljivače, izvođače, poljoprivrednike. Upišete kad
        novac doista dolazi, a ne kad je račun izdan.

        - rokovi plaćanja kupaca i dobavljača
        - PDV po mjesecima
        - upozorenje na najtanji mjesec
      `),
    },
    categories: ['predlosci'],
    tags: ['excel', 'poljoprivreda'],
    prices: regular(2400, { since: 170 }),
    attributes: { kind: ['template'], industry: 'all', instant: true, updated: '2025-12-12', file: ['xlsx'] },
    media: ['novcani-tijek.svg'],
    crossSell: ['tri-scenarija', 'radionica-opg'],
    categoryPriority: 6,
    createdDaysAgo: 166,
  }),
  product({
    key: 'kalkulator-kredita',
    type: 'e-product',
    sku: 'PR-KRE',
    name: { hr: 'Kalkulator kredita i počeka', en: 'Loan and grace period calculator' },
    kindLine: xlsx,
    short: {
      hr: 'Usporedba triju ponuda banaka po istoj mjeri: koliko ste ukupno platili i kada.',
      en: 'Three bank offers compared by one measure: what you paid in all, and when.',
    },
    description: {
      hr: rich(`
        Niža kamata nije uvijek jeftiniji kredit. Tablica zbraja naknade, poček, promjenjivu kamatu i troškove
        osiguranja, i poreda ponude.

        - do tri ponude usporedno
        - otplatni plan po mjesecima
        - što ako kamata naraste za jedan ili dva postotna boda
      `),
    },
    categories: ['predlosci'],
    tags: ['za-banku', 'excel'],
    prices: regular(1500, { since: 150 }),
    attributes: { kind: ['template'], industry: 'all', instant: true, updated: '2026-10-01', file: ['xlsx'] },
    media: ['kalkulator-kredita.svg'],
    crossSell: ['e-brojke-za-banku', 'financijski-model'],
    categoryPriority: 7,
    createdDaysAgo: 148,
  }),
  product({
    key: 'tablica-iznajmljivac',
    type: 'e-product',
    sku: 'PR-IZN',
    name: { hr: 'Račun za iznajmljivače', en: 'The host’s sums' },
    kindLine: xlsx,
    short: {
      hr: 'Koliko vam ostane od jednog noćenja kad se plati sve, po jedinici i po tjednu.',
      en: 'What is left of one night when everything is paid, by unit and by week.',
    },
    description: {
      hr: rich(`
        Zalijepite ispis s portala i dobijete prihod, proviziju, pristojbu, čišćenje i zaradu po noćenju. Zadnji
        list pokazuje koje tjedne vrijedi sniziti, a koje ne.

        - do deset smještajnih jedinica
        - uvoz ispisa u obliku csv
        - usporedba dviju sezona
      `),
    },
    categories: ['predlosci'],
    tags: ['turizam', 'excel'],
    prices: reduced(1900, 1425, { startsDaysAgo: 3, endsInDays: 14, since: 130 }),
    attributes: {
      kind: ['template'],
      industry: 'tourism',
      instant: true,
      updated: '2026-10-20',
      file: ['xlsx'],
    },
    media: ['tablica-iznajmljivac.svg'],
    crossSell: ['plan-iznajmljivac', 'radionica-iznajmljivaci'],
    categoryPriority: 8,
    createdDaysAgo: 126,
  }),
  product({
    key: 'gantogram',
    type: 'e-product',
    sku: 'PR-GAN',
    name: { hr: 'Vremenski plan ulaganja', en: 'Investment schedule' },
    kindLine: xlsx,
    short: {
      hr: 'Gantogram s dozvolama, nabavom i gradnjom, koji sam pomiče sve što kasni.',
      en: 'A Gantt chart with permits, procurement and construction that shifts whatever is late.',
    },
    description: {
      hr: rich(`
        Upisujete trajanje i što o čemu ovisi. Kad građevinska dozvola kasni mjesec dana, tablica pomakne početak
        gradnje, ratu kredita i prvi prihod.

        - do osamdeset aktivnosti
        - kritični put označen bojom
        - ispis na A3 i na A4
      `),
    },
    categories: ['predlosci'],
    tags: ['excel'],
    prices: regular(1800, { since: 120 }),
    attributes: { kind: ['template'], industry: 'all', instant: true, updated: '2025-10-08', file: ['xlsx'] },
    media: ['gantogram.svg'],
    crossSell: ['studija-pogon', 'financijski-model'],
    categoryPriority: 9,
    createdDaysAgo: 116,
  }),
  product({
    key: 'nabava-komplet',
    type: 'e-product',
    sku: 'PR-NAB',
    name: {
      hr: 'Nabava za neobveznike: komplet dokumenata',
      en: 'Procurement for private buyers: document set',
    },
    kindLine: docx,
    short: {
      hr: 'Poziv, kriteriji, zapisnik i odluka, usklađeni s pravilima za korisnike bespovratnih sredstava.',
      en: 'Invitation, criteria, minutes and decision, in line with the rules for grant holders.',
    },
    description: {
      hr: rich(`
        Pogreška u nabavi najčešći je razlog financijske korekcije. Komplet sadrži jedanaest dokumenata s
        uputama i popunjenim primjerom nabave stroja.

        - poziv na dostavu ponuda i tehnička specifikacija
        - izjave, zapisnik i odluka o odabiru
        - popis za provjeru prije objave
      `),
    },
    categories: ['predlosci', 'eu-fondovi'],
    prices: regular(4500, { member: 4050, since: 110 }),
    attributes: {
      kind: ['template'],
      industry: 'all',
      pages: 46,
      instant: true,
      updated: '2026-06-18',
      file: ['docx'],
    },
    media: ['nabava-komplet.svg'],
    crossSell: ['eu-provedba', 'proracun-prijave'],
    categoryPriority: 10,
    createdDaysAgo: 108,
  }),
  product({
    key: 'cba-tablica',
    type: 'e-product',
    sku: 'PR-CBA',
    name: { hr: 'Tablica za analizu troškova i koristi', en: 'Cost-benefit analysis sheet' },
    kindLine: xlsx,
    short: {
      hr: 'Financijski jaz, ekonomski tijekovi i analiza osjetljivosti u strukturi koju traže smjernice.',
      en: 'Funding gap, economic flows and sensitivity in the structure the guidelines ask for.',
    },
    description: {
      hr: rich(`
        Za općine, komunalna društva i ustanove koje analizu pišu same. Konverzijski faktori i diskontne stope
        stoje na jednom listu, s izvorom.

        - razdoblje do trideset godina
        - financijska i ekonomska analiza
        - vjerojatnosna analiza rizika bez dodataka
      `),
    },
    categories: ['predlosci', 'analize-troskova-i-koristi'],
    tags: ['excel'],
    prices: regular(7900, { since: 90 }),
    attributes: { kind: ['template'], industry: 'all', instant: true, updated: '2026-03-27', file: ['xlsx'] },
    media: ['cba-tablica.svg'],
    crossSell: ['cba-analiza', 'cba-provjera'],
    categoryPriority: 11,
    createdDaysAgo: 84,
  }),
];
