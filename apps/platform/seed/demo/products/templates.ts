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

        ## What is inside

        - income by product, up to twenty of them, with the season by month
        - wages, stock, depreciation and profit tax
        - up to three loans with a grace period
        - three scenarios and a sensitivity table
        - the sheet “For the bank” with five key figures
      `),
      de: rich(`
        Das Modell aus unseren eigenen Studien, aufgeräumt und erklärt. Sie füllen nur die gelben Felder
        aus; der Rest rechnet sich selbst, und ein rotes Feld meldet, sobald etwas nicht stimmt.

        ## Was darin ist

        - Einnahmen nach Produkten, bis zu zwanzig, mit der Saison nach Monaten
        - Löhne, Vorräte, Abschreibung und Gewinnsteuer
        - bis zu drei Kredite mit tilgungsfreier Zeit
        - drei Szenarien und eine Sensitivitätstabelle
        - das Blatt „Für die Bank“ mit fünf Kennzahlen

        Läuft in Excel 2016 oder neuer und in LibreOffice, ohne Makros.
      `),
    },
    facts: [
      {
        label: { hr: 'Oblik', en: 'Format', de: 'Format' },
        value: {
          hr: 'xlsx, 12 listova, 1,4 MB',
          en: 'xlsx, 12 sheets, 1.4 MB',
          de: 'xlsx, 12 Blätter, 1,4 MB',
        },
      },
      {
        label: { hr: 'Dozvola', en: 'Licence', de: 'Lizenz' },
        value: {
          hr: '1 korisnik, neograničen broj projekata',
          en: '1 user, any number of projects',
          de: '1 Person, beliebig viele Projekte',
        },
      },
      {
        label: { hr: 'Nadogradnje', en: 'Updates', de: 'Aktualisierungen' },
        value: { hr: 'godinu dana besplatno', en: 'free for a year', de: 'ein Jahr kostenlos' },
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
      en: rich(`
        Nine chapters that say what belongs in them, what does not and how many pages are enough. In the
        margin stand sentences from studies that went through.

        - summary, market, location, technology, people, schedule, figures, risks, attachments
        - tables linked to the financial model
        - styles for print, tables and notes
      `),
      de: rich(`
        Neun Kapitel mit der Angabe, was hineingehört, was nicht und wie viele Seiten genügen. Am Rand
        stehen Sätze aus Studien, die durchgekommen sind.

        - Zusammenfassung, Markt, Standort, Technik, Menschen, Zeitplan, Rechnung, Risiken, Anlagen
        - Tabellen, die mit dem Finanzmodell verbunden sind
        - Formate für Druck, Tabellen und Anmerkungen
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
      en: rich(`
        To go with a model you already have: enter five key assumptions, and the sheet shows the line
        beyond which the loan is no longer covered.

        - up to eight assumptions
        - a chart of sensitivity
        - one page to print
      `),
      de: rich(`
        Zu einem Modell, das Sie schon haben: Sie tragen fünf wichtige Annahmen ein, und die Tabelle
        zeigt die Grenze, ab der der Kredit nicht mehr gedeckt ist.

        - bis zu acht Annahmen
        - Diagramm der Sensitivität
        - ein Blatt zum Drucken
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
      en: rich(`
        A sheet in which every item is tied to an activity, an offer and a source of money. Change the
        price of a machine, and total, grant and own share change everywhere.

        - up to a hundred items
        - indirect costs at a flat rate
        - offers with the dates until which they hold
        - a schedule of payments and the bridge finance it needs
      `),
      de: rich(`
        Eine Tabelle, in der jeder Posten an Tätigkeit, Angebot und Geldquelle hängt. Ändern Sie den
        Preis einer Maschine, dann ändern sich Summe, Förderung und Eigenanteil überall.

        - bis zu hundert Posten
        - indirekte Kosten als Pauschale
        - Angebote mit ihrer Gültigkeit
        - Zahlungsplan und nötige Zwischenfinanzierung
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
    name: {
      hr: 'Predložak plana za samozapošljavanje',
      en: 'Self-employment plan template',
      de: 'Vorlage für den Gründungsplan',
    },
    kindLine: { hr: 'Predložak, docx i xlsx', en: 'Template, docx and xlsx', de: 'Vorlage, docx und xlsx' },
    short: {
      hr: 'Obrazac popunjen primjerom frizerskog salona i prazan obrazac za vaš obrt.',
      en: 'A form filled in for a hair salon and an empty one for your trade.',
      de: 'Ein am Beispiel eines Friseursalons ausgefülltes Formular und ein leeres für Ihr Gewerbe.',
    },
    description: {
      hr: rich(`
        Dva dokumenta: popunjeni primjer, u kojem vidite koliko se o čemu piše, i prazni, s istim redoslijedom.
        Uz njih ide troškovnik koji sam zbraja i upozorava na neprihvatljive stavke.

        - primjer od 14 stranica
        - troškovnik s tri ponude po stavci
        - popis dokaza za izvješće
      `),
      en: rich(`
        Two documents: a finished example that shows how much to write about what, and an empty one in
        the same order. With them comes a budget that adds up by itself and warns of costs that are not
        eligible.

        - an example of 14 pages
        - a budget with three offers for each item
        - a list of proofs for the report
      `),
      de: rich(`
        Zwei Dokumente: ein fertiges Beispiel, das zeigt, wie viel man worüber schreibt, und ein leeres
        in derselben Reihenfolge. Dazu ein Kostenplan, der selbst addiert und vor nicht förderfähigen
        Posten warnt.

        - ein Beispiel von 14 Seiten
        - Kostenplan mit drei Angeboten je Posten
        - Liste der Nachweise für den Bericht
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
    name: { hr: 'Novčani tijek po mjesecima', en: 'Cash flow by the month', de: 'Geldfluss nach Monaten' },
    kindLine: xlsx,
    short: {
      hr: 'Trideset šest mjeseci na jednom listu, s crvenom crtom ispod koje račun ne smije pasti.',
      en: 'Thirty-six months on one sheet, with a red line below which the account must not fall.',
      de: 'Sechsunddreißig Monate auf einem Blatt, mit einer roten Linie, unter die das Konto nicht fallen darf.',
    },
    description: {
      hr: rich(`
        Tablica za one kojima prihod ne stiže ravnomjerno: iznajmljivače, izvođače, poljoprivrednike. Upišete kad
        novac doista dolazi, a ne kad je račun izdan.

        - rokovi plaćanja kupaca i dobavljača
        - PDV po mjesecima
        - upozorenje na najtanji mjesec
      `),
      en: rich(`
        For those whose income does not come evenly: hosts, builders, farmers. You enter when the money
        really arrives, not when the invoice was written.

        - payment terms of buyers and suppliers
        - VAT by the month
        - a warning for the thinnest month
      `),
      de: rich(`
        Für alle, deren Einnahmen nicht gleichmäßig kommen: Vermieter, Handwerker, Landwirte. Sie tragen
        ein, wann das Geld wirklich da ist, nicht wann die Rechnung geschrieben wurde.

        - Zahlungsfristen von Kunden und Lieferanten
        - Mehrwertsteuer nach Monaten
        - Warnung vor dem dünnsten Monat
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
    name: {
      hr: 'Kalkulator kredita i počeka',
      en: 'Loan and grace period calculator',
      de: 'Rechner für Kredit und tilgungsfreie Zeit',
    },
    kindLine: xlsx,
    short: {
      hr: 'Usporedba triju ponuda banaka po istoj mjeri: koliko ste ukupno platili i kada.',
      en: 'Three bank offers compared by one measure: what you paid in all, and when.',
      de: 'Drei Bankangebote mit einem Maß verglichen: wie viel Sie insgesamt zahlen und wann.',
    },
    description: {
      hr: rich(`
        Niža kamata nije uvijek jeftiniji kredit. Tablica zbraja naknade, poček, promjenjivu kamatu i troškove
        osiguranja, i poreda ponude.

        - do tri ponude usporedno
        - otplatni plan po mjesecima
        - što ako kamata naraste za jedan ili dva postotna boda
      `),
      en: rich(`
        A lower rate is not always the cheaper loan. The sheet adds up fees, grace period, variable
        interest and the cost of security, and puts the offers in order.

        - up to three offers side by side
        - a repayment plan by the month
        - what if interest goes up by one or two points
      `),
      de: rich(`
        Ein niedrigerer Zins ist nicht immer der billigere Kredit. Die Tabelle addiert Gebühren,
        tilgungsfreie Zeit, variablen Zins und Kosten der Sicherheiten und ordnet die Angebote.

        - bis zu drei Angebote nebeneinander
        - Tilgungsplan nach Monaten
        - was, wenn der Zins um ein oder zwei Prozentpunkte steigt
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
    name: { hr: 'Račun za iznajmljivače', en: 'The host’s sums', de: 'Die Rechnung für Vermieter' },
    kindLine: xlsx,
    short: {
      hr: 'Koliko vam ostane od jednog noćenja kad se plati sve, po jedinici i po tjednu.',
      en: 'What is left of one night when everything is paid, by unit and by week.',
      de: 'Was von einer Nacht übrig bleibt, wenn alles bezahlt ist, je Einheit und je Woche.',
    },
    description: {
      hr: rich(`
        Zalijepite ispis s portala i dobijete prihod, proviziju, pristojbu, čišćenje i zaradu po noćenju. Zadnji
        list pokazuje koje tjedne vrijedi sniziti, a koje ne.

        - do deset smještajnih jedinica
        - uvoz ispisa u obliku csv
        - usporedba dviju sezona
      `),
      en: rich(`
        Paste the statement of your portal and see income, commission, tourist tax, cleaning and what a
        night earns. The last sheet shows which weeks are worth a lower price and which are not.

        - up to ten units
        - reads statements in csv
        - two seasons compared
      `),
      de: rich(`
        Fügen Sie die Abrechnung des Portals ein und sehen Sie Einnahmen, Provision, Kurtaxe, Reinigung
        und Gewinn je Nacht. Das letzte Blatt zeigt, in welchen Wochen sich ein Nachlass lohnt und in
        welchen nicht.

        - bis zu zehn Einheiten
        - liest Abrechnungen als csv
        - zwei Saisonen im Vergleich
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
    name: { hr: 'Vremenski plan ulaganja', en: 'Investment schedule', de: 'Zeitplan der Investition' },
    kindLine: xlsx,
    short: {
      hr: 'Gantogram s dozvolama, nabavom i gradnjom, koji sam pomiče sve što kasni.',
      en: 'A Gantt chart with permits, procurement and construction that shifts whatever is late.',
      de: 'Ein Gantt-Diagramm mit Genehmigungen, Beschaffung und Bau, das alles Verspätete selbst verschiebt.',
    },
    description: {
      hr: rich(`
        Upisujete trajanje i što o čemu ovisi. Kad građevinska dozvola kasni mjesec dana, tablica pomakne početak
        gradnje, ratu kredita i prvi prihod.

        - do osamdeset aktivnosti
        - kritični put označen bojom
        - ispis na A3 i na A4
      `),
      en: rich(`
        You enter how long things take and what depends on what. When the building permit is a month
        late, the sheet moves the start of construction, the instalment and the first income.

        - up to eighty activities
        - the critical path in colour
        - prints on A3 and A4
      `),
      de: rich(`
        Sie tragen ein, wie lange etwas dauert und was wovon abhängt. Kommt die Baugenehmigung einen
        Monat später, verschiebt die Tabelle Baubeginn, Kreditrate und erste Einnahme.

        - bis zu achtzig Tätigkeiten
        - der kritische Pfad in Farbe
        - Druck auf A3 und A4
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
      de: 'Beschaffung für private Auftraggeber: Dokumentensatz',
    },
    kindLine: docx,
    short: {
      hr: 'Poziv, kriteriji, zapisnik i odluka, usklađeni s pravilima za korisnike bespovratnih sredstava.',
      en: 'Invitation, criteria, minutes and decision, in line with the rules for grant holders.',
      de: 'Aufforderung, Kriterien, Protokoll und Entscheidung nach den Regeln für Empfänger von Zuschüssen.',
    },
    description: {
      hr: rich(`
        Pogreška u nabavi najčešći je razlog financijske korekcije. Komplet sadrži jedanaest dokumenata s
        uputama i popunjenim primjerom nabave stroja.

        - poziv na dostavu ponuda i tehnička specifikacija
        - izjave, zapisnik i odluka o odabiru
        - popis za provjeru prije objave
      `),
      en: rich(`
        A mistake in procurement is the most common reason for a financial correction. The set holds
        eleven documents with notes and the purchase of a machine as a finished example.

        - invitation to tender and technical specification
        - statements, minutes and the decision
        - a checklist before you publish
      `),
      de: rich(`
        Fehler bei der Beschaffung sind der häufigste Grund für eine Finanzkorrektur. Der Satz enthält
        elf Dokumente mit Anleitung und den Kauf einer Maschine als fertiges Beispiel.

        - Aufforderung zum Angebot und technische Beschreibung
        - Erklärungen, Protokoll und Entscheidung
        - Prüfliste vor der Veröffentlichung
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
    name: {
      hr: 'Tablica za analizu troškova i koristi',
      en: 'Cost-benefit analysis sheet',
      de: 'Tabelle für die Kosten-Nutzen-Analyse',
    },
    kindLine: xlsx,
    short: {
      hr: 'Financijski jaz, ekonomski tijekovi i analiza osjetljivosti u strukturi koju traže smjernice.',
      en: 'Funding gap, economic flows and sensitivity in the structure the guidelines ask for.',
      de: 'Finanzierungslücke, ökonomische Ströme und Sensitivität in der Form, die die Leitlinien verlangen.',
    },
    description: {
      hr: rich(`
        Za općine, komunalna društva i ustanove koje analizu pišu same. Konverzijski faktori i diskontne stope
        stoje na jednom listu, s izvorom.

        - razdoblje do trideset godina
        - financijska i ekonomska analiza
        - vjerojatnosna analiza rizika bez dodataka
      `),
      en: rich(`
        For municipalities, utilities and institutions that write their analysis themselves. Conversion
        factors and discount rates stand on one sheet, with their sources.

        - a period of up to thirty years
        - financial and economic analysis
        - risk with probabilities, without add-ons
      `),
      de: rich(`
        Für Gemeinden, Versorger und Einrichtungen, die ihre Analyse selbst schreiben.
        Umrechnungsfaktoren und Diskontsätze stehen auf einem Blatt, mit Quelle.

        - Zeitraum bis zu dreißig Jahren
        - finanzielle und ökonomische Analyse
        - Risiko mit Wahrscheinlichkeiten, ohne Zusatzprogramme
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
