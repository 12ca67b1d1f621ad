import { regular } from '../prices.ts';
import { product } from '../product.ts';
import { rich } from '../rich.ts';
import type { Product } from '../shape-catalogue.ts';

const kindLine = { hr: 'Usluga', en: 'Service', de: 'Dienstleistung' };

/** Business plans and the advice around them. */
export const businessPlans: Product[] = [
  product({
    key: 'poslovni-plan',
    type: 'service',
    sku: 'PP-KRE',
    name: {
      hr: 'Poslovni plan za kredit',
      en: 'Business plan for a loan',
      de: 'Businessplan für einen Kredit',
    },
    kindLine,
    short: {
      hr: 'Trideset stranica koje kreditni odbor razumije iz prve, s računom na pet godina.',
      en: 'Thirty pages that a credit committee understands at first reading, with figures for five years.',
      de: 'Dreißig Seiten, die der Kreditausschuss beim ersten Lesen versteht, mit Zahlen für fünf Jahre.',
    },
    description: {
      hr: rich(`
        Bankar ne čita plan da bi ga razumio, nego da bi našao razlog za odgodu. Pišemo tako da razloga nema: pet
        ključnih brojki na prvoj stranici, a uz svaku stranica na kojoj je izračunata.

        - razgovor s vama i pregled poslovanja za zadnje tri godine
        - plan prihoda po proizvodima, ne po željama
        - novčani tijek po mjesecima za prve dvije godine
        - pokriće otplate u najslabijoj godini
        - jedna izmjena nakon razgovora s bankom uključena u cijenu
      `),
      en: rich(`
        A banker does not read a plan to understand it, but to find a reason to put it off. We write so
        that there is none: five key figures on the first page, each with the page on which it is worked
        out.

        - a talk with you and a look at the last three years of business
        - income planned by product, not by wish
        - cash flow by the month for the first two years
        - debt cover in the weakest year
        - one revision after the talk with the bank is included
      `),
      de: rich(`
        Ein Banker liest einen Plan nicht, um ihn zu verstehen, sondern um einen Grund zum Aufschieben
        zu finden. Wir schreiben so, dass es keinen gibt: fünf Kennzahlen auf der ersten Seite, und bei
        jeder die Seite, auf der sie berechnet ist.

        - Gespräch mit Ihnen und Blick auf die letzten drei Geschäftsjahre
        - Einnahmen nach Produkten geplant, nicht nach Wünschen
        - Geldfluss nach Monaten für die ersten zwei Jahre
        - Deckung der Raten im schwächsten Jahr
        - eine Überarbeitung nach dem Bankgespräch ist enthalten
      `),
    },
    facts: [
      {
        label: { hr: 'Opseg', en: 'Length', de: 'Umfang' },
        value: { hr: 'oko 30 stranica', en: 'about 30 pages', de: 'etwa 30 Seiten' },
      },
      {
        label: { hr: 'Rok izrade', en: 'Delivery', de: 'Bearbeitungszeit' },
        value: { hr: '15 radnih dana', en: '15 working days', de: '15 Werktage' },
      },
    ],
    categories: ['poslovni-planovi'],
    tags: ['za-banku'],
    prices: regular(89000, { isFrom: true, since: 365 }),
    purchase: 'inquiry',
    attributes: { kind: ['service'], industry: 'all', pages: 30, instant: false },
    media: ['poslovni-plan.svg'],
    customOptions: [
      {
        title: 'extras',
        label: { hr: 'Dodaci', en: 'Extras', de: 'Zusätze' },
        optionType: 'text',
        inputType: 'multipleSelect',
        required: false,
        values: [
          {
            label: {
              hr: 'Sažetak na engleskom',
              en: 'Summary in English',
              de: 'Zusammenfassung auf Englisch',
            },
            sku: 'PP-KRE-EN',
            surcharge: 9000,
          },
          {
            label: {
              hr: 'Prezentacija za banku',
              en: 'Slides for the bank',
              de: 'Präsentation für die Bank',
            },
            sku: 'PP-KRE-PR',
            surcharge: 12000,
          },
          {
            label: { hr: 'Tiskani primjerak', en: 'Printed copy', de: 'Gedrucktes Exemplar' },
            sku: 'PP-KRE-TI',
            surcharge: 3500,
          },
        ],
      },
      {
        title: 'investment',
        label: {
          hr: 'Vrijednost ulaganja u eurima',
          en: 'Value of the investment in euros',
          de: 'Höhe der Investition in Euro',
        },
        hint: {
          hr: 'Okvirni iznos bez PDV-a.',
          en: 'A rough amount without VAT.',
          de: 'Ungefährer Betrag ohne MwSt.',
        },
        optionType: 'number',
        inputType: 'numberField',
        required: true,
        min: 5000,
        max: 5000000,
        values: [],
      },
    ],
    crossSell: ['pregled-plana', 'savjetovanje', 'financijski-model'],
    featured: true,
    categoryPriority: 1,
    createdDaysAgo: 350,
  }),
  product({
    key: 'plan-samozaposljavanje',
    type: 'service',
    sku: 'PP-SAM',
    name: {
      hr: 'Poslovni plan za potporu za samozapošljavanje',
      en: 'Business plan for a self-employment grant',
      de: 'Businessplan für die Gründungsförderung',
    },
    kindLine,
    short: {
      hr: 'Plan i troškovnik za zahtjev Hrvatskom zavodu za zapošljavanje, s provjerom prihvatljivih troškova.',
      en: 'Plan and budget for the request to the Croatian Employment Service, with a check of eligible costs.',
      de: 'Plan und Budget für den Antrag beim kroatischen Arbeitsamt, mit Prüfung der förderfähigen Kosten.',
    },
    description: {
      hr: rich(`
        Zahtjev za potporu kratak je, ali se vraća zbog sitnica: troška koji nije prihvatljiv, ponude bez datuma,
        prihoda koji ne slijedi iz cijene. Plan pišemo zajedno s vama u dva sastanka.

        - provjera prihvatljivosti djelatnosti i troškova
        - troškovnik s ponudama i rasporedom ulaganja
        - prihodi i rashodi za dvije godine
        - popis dokaza koje čuvate za izvješće nakon prve godine
      `),
      en: rich(`
        The request for the grant is short, yet it comes back for trifles: a cost that is not eligible,
        an offer without a date, income that does not follow from the price. We write the plan together
        with you, in two meetings.

        - check whether trade and costs are eligible
        - a budget with offers and a schedule
        - income and costs for two years
        - a list of the proofs you keep for the report after the first year
      `),
      de: rich(`
        Der Antrag ist kurz, und doch kommt er wegen Kleinigkeiten zurück: Kosten, die nicht förderfähig
        sind, ein Angebot ohne Datum, Einnahmen, die nicht aus dem Preis folgen. Wir schreiben den Plan
        mit Ihnen in zwei Treffen.

        - Prüfung, ob Tätigkeit und Kosten förderfähig sind
        - Kostenplan mit Angeboten und Zeitplan
        - Einnahmen und Ausgaben für zwei Jahre
        - Liste der Nachweise für den Bericht nach dem ersten Jahr
      `),
    },
    categories: ['poslovni-planovi'],
    tags: ['za-pocetak'],
    prices: regular(39000, { since: 280 }),
    purchase: 'inquiry',
    attributes: { kind: ['service'], industry: 'all', pages: 16, instant: false },
    media: ['plan-samozaposljavanje.svg'],
    crossSell: ['predlozak-samozaposljavanje', 'paket-prvi-projekt', 'planer'],
    categoryPriority: 2,
    createdDaysAgo: 275,
  }),
  product({
    key: 'plan-opg',
    type: 'service',
    sku: 'PP-OPG',
    name: {
      hr: 'Poslovni plan za OPG',
      en: 'Business plan for a family farm',
      de: 'Businessplan für den Familienbetrieb',
    },
    kindLine,
    short: {
      hr: 'Ekonomska veličina, sjetva, stoka i mehanizacija u planu koji prolazi administrativnu provjeru.',
      en: 'Economic size, crops, stock and machinery in a plan that passes the paper check.',
      de: 'Wirtschaftsgröße, Anbau, Vieh und Maschinen in einem Plan, der die formale Prüfung besteht.',
    },
    description: {
      hr: rich(`
        Poljoprivredni plan ima dva čitatelja: agenciju koja provjerava polja obrasca i vas koji ćete po njemu
        sijati. Pišemo ga za oba.

        - izračun ekonomske veličine gospodarstva prije i poslije ulaganja
        - plan proizvodnje po parcelama i mjesecima
        - prodaja na kućnom pragu, otkup i ugovori
        - usklađenost s natječajem za koji se prijavljujete
      `),
      en: rich(`
        A farm plan has two readers: the agency that checks the boxes of a form, and you who will sow by
        it. We write it for both.

        - economic size of the farm before and after the investment
        - production by field and by month
        - sales at the farm gate, to buyers and under contract
        - in line with the call you apply to
      `),
      de: rich(`
        Ein Plan für die Landwirtschaft hat zwei Leser: die Behörde, die Felder eines Formulars prüft,
        und Sie, die danach säen. Wir schreiben ihn für beide.

        - Wirtschaftsgröße des Hofs vor und nach der Investition
        - Anbauplan nach Feldern und Monaten
        - Verkauf ab Hof, Ankauf und Verträge
        - abgestimmt auf den Aufruf, zu dem Sie sich melden
      `),
    },
    categories: ['poslovni-planovi', 'eu-fondovi'],
    tags: ['poljoprivreda'],
    prices: regular(65000, { isFrom: true, since: 300 }),
    purchase: 'inquiry',
    attributes: { kind: ['service'], industry: 'farming', pages: 28, instant: false },
    media: ['plan-opg.svg'],
    crossSell: ['e-opg', 'radionica-opg', 'novcani-tijek'],
    categoryPriority: 3,
    createdDaysAgo: 295,
  }),
  product({
    key: 'plan-iznajmljivac',
    type: 'service',
    sku: 'PP-IZN',
    name: {
      hr: 'Poslovni plan za male iznajmljivače',
      en: 'Business plan for small hosts',
      de: 'Businessplan für kleine Vermieter',
    },
    kindLine,
    short: {
      hr: 'Za dva do deset apartmana: popunjenost po tjednima, provizije portala i porez.',
      en: 'For two to ten apartments: occupancy by the week, portal commissions and tax.',
      de: 'Für zwei bis zehn Apartments: Auslastung je Woche, Portalprovisionen und Steuer.',
    },
    description: {
      hr: rich(`
        Kad se od bruto iznosa s portala odbiju provizija, čišćenje, posteljina, pristojba i porez, ostane broj
        koji mnogi nikad nisu napisali. Plan počinje od tog broja.

        - kalendar cijena i popunjenosti po tjednima
        - stvarni trošak jednog noćenja
        - ulaganje u bazen, klimu ili četvrtu zvjezdicu: svako zasebno
      `),
      en: rich(`
        Take commission, cleaning, linen, tourist tax and income tax off what the portal shows, and a
        figure remains that many have never written down. The plan begins with that figure.

        - a calendar of prices and occupancy by the week
        - the true cost of one night
        - a pool, air conditioning or the fourth star: each on its own
      `),
      de: rich(`
        Ziehen Sie vom Betrag des Portals Provision, Reinigung, Wäsche, Kurtaxe und Steuer ab, dann
        bleibt eine Zahl, die viele nie aufgeschrieben haben. Der Plan beginnt mit dieser Zahl.

        - Kalender der Preise und der Auslastung nach Wochen
        - die wahren Kosten einer Nacht
        - Pool, Klimaanlage oder vierter Stern: jedes für sich
      `),
    },
    categories: ['poslovni-planovi'],
    tags: ['turizam'],
    prices: regular(52000, { since: 210 }),
    purchase: 'inquiry',
    attributes: { kind: ['service'], industry: 'tourism', pages: 22, instant: false },
    media: ['plan-iznajmljivac.svg'],
    customOptions: [
      {
        title: 'rooms',
        label: { hr: 'Broj smještajnih jedinica', en: 'Number of units', de: 'Zahl der Einheiten' },
        optionType: 'number',
        inputType: 'numberField',
        required: true,
        min: 1,
        max: 10,
        values: [],
      },
    ],
    crossSell: ['tablica-iznajmljivac', 'radionica-iznajmljivaci', 'studija-turizam'],
    categoryPriority: 4,
    createdDaysAgo: 205,
  }),
  product({
    key: 'pregled-plana',
    type: 'service',
    sku: 'PP-PRE',
    name: {
      hr: 'Pregled vašeg plana u 48 sati',
      en: 'Your plan reviewed in 48 hours',
      de: 'Ihr Plan, in 48 Stunden geprüft',
    },
    kindLine,
    short: {
      hr: 'Pošaljete plan koji ste napisali sami, vratimo ga s primjedbama na marginama i ocjenom na jednoj stranici.',
      en: 'Send the plan you wrote yourself; we return it with notes in the margin and a verdict on one page.',
      de: 'Sie schicken den Plan, den Sie selbst geschrieben haben; zurück kommen Anmerkungen am Rand und ein Urteil auf einer Seite.',
    },
    description: {
      hr: rich(`
        Ne prepisujemo vaš plan. Čitamo ga kao banka: tražimo brojke koje se ne slažu, rečenice koje ništa ne
        tvrde i rizike koje ste zaobišli.

        - primjedbe na marginama, najviše stotinu
        - ocjena na jednoj stranici: što je dobro, što mora van, što nedostaje
        - pola sata razgovora nakon što primjedbe pročitate

        Rok od 48 sati teče od sljedećeg radnog dana u 9 sati.
      `),
      en: rich(`
        We do not rewrite your plan. We read it as a bank does: for figures that do not agree, sentences
        that say nothing and risks you have walked around.

        - notes in the margin, a hundred at most
        - a verdict on one page: what is good, what has to go, what is missing
        - half an hour to talk once you have read the notes

        The 48 hours begin at 9 o’clock on the next working day.
      `),
      de: rich(`
        Wir schreiben Ihren Plan nicht um. Wir lesen ihn wie eine Bank: auf Zahlen, die nicht
        zusammenpassen, Sätze, die nichts sagen, und Risiken, um die Sie einen Bogen gemacht haben.

        - Anmerkungen am Rand, höchstens hundert
        - ein Urteil auf einer Seite: was gut ist, was weg muss, was fehlt
        - eine halbe Stunde Gespräch, wenn Sie die Anmerkungen gelesen haben

        Die 48 Stunden beginnen am nächsten Werktag um 9 Uhr.
      `),
    },
    categories: ['poslovni-planovi'],
    tags: ['za-banku', 'za-pocetak'],
    prices: regular(18000, { member: 16200, since: 180 }),
    attributes: { kind: ['service'], industry: 'all', instant: false },
    media: ['pregled-plana.svg'],
    crossSell: ['savjetovanje', 'e-brojke-za-banku'],
    categoryPriority: 5,
    createdDaysAgo: 170,
  }),
  product({
    key: 'savjetovanje',
    type: 'service',
    sku: 'SAV-60',
    name: { hr: 'Savjetovanje, 60 minuta', en: 'Advice, 60 minutes', de: 'Beratung, 60 Minuten' },
    kindLine: {
      hr: 'Usluga na daljinu ili uživo',
      en: 'Service, online or in person',
      de: 'Online oder vor Ort',
    },
    short: {
      hr: 'Sat vremena sa savjetnikom o jednom pitanju. Na kraju dobivate zapisnik i popis sljedećih koraka.',
      en: 'An hour with an adviser about one question. You leave with minutes and a list of next steps.',
      de: 'Eine Stunde mit einer Beraterin zu einer Frage. Sie gehen mit Protokoll und nächsten Schritten.',
    },
    description: {
      hr: rich(`
        Jedan sat dovoljan je za jedno dobro pitanje: isplati li se kupiti ili zakupiti, kojem natječaju pripada
        projekt, zašto je banka odbila. Podloge pošaljete najkasnije dan prije, da sat ne prođe u čitanju.

        - na daljinu ili u Obrtničkoj 8 u Zagrebu
        - zapisnik i popis sljedećih koraka isti dan
        - ako se odlučite za studiju ili plan, iznos odbijamo od ponude
      `),
      en: rich(`
        One hour is enough for one good question: whether to buy or to rent, which call a project belongs to, why the bank
        refused. Send us the papers a day before at the latest, so that the hour does not go by in reading.

        - online or at Obrtnička 8 in Zagreb
        - minutes and a list of next steps the same day
        - if you decide for a study or a plan, the amount is taken off the offer
      `),
      de: rich(`
        Eine Stunde reicht für eine gute Frage: kaufen oder mieten, zu welchem Aufruf ein Projekt passt, warum die Bank
        abgelehnt hat. Schicken Sie die Unterlagen spätestens am Tag davor, damit die Stunde nicht mit Lesen vergeht.

        - online oder in der Obrtnička 8 in Zagreb
        - Protokoll und nächste Schritte am selben Tag
        - entscheiden Sie sich für Studie oder Plan, ziehen wir den Betrag vom Angebot ab
      `),
    },
    categories: ['poslovni-planovi', 'eu-fondovi'],
    tags: ['za-pocetak'],
    prices: regular(7500, { since: 330 }),
    attributes: { kind: ['service'], industry: 'all', instant: false },
    media: ['savjetovanje.svg'],
    customOptions: [
      {
        title: 'place',
        label: { hr: 'Način', en: 'How', de: 'Wie' },
        optionType: 'text',
        inputType: 'dropdown',
        required: true,
        values: [
          { label: { hr: 'Na daljinu', en: 'Online', de: 'Online' }, sku: 'SAV-60-D' },
          { label: { hr: 'Uživo, Zagreb', en: 'In person, Zagreb', de: 'Vor Ort, Zagreb' }, sku: 'SAV-60-Z' },
          {
            label: { hr: 'Kod vas, do 50 km', en: 'At your place, up to 50 km', de: 'Bei Ihnen, bis 50 km' },
            sku: 'SAV-60-K',
            surcharge: 4000,
          },
        ],
      },
      {
        title: 'term',
        label: { hr: 'Željeni termin', en: 'Preferred time', de: 'Wunschtermin' },
        hint: {
          hr: 'Radnim danom od 9 do 17 sati.',
          en: 'Working days from 9 to 17.',
          de: 'Werktags von 9 bis 17 Uhr.',
        },
        optionType: 'text',
        inputType: 'dateTime',
        required: false,
        values: [],
      },
      {
        title: 'question',
        label: { hr: 'Pitanje o kojem razgovaramo', en: 'The question to discuss', de: 'Ihre Frage' },
        optionType: 'text',
        inputType: null,
        required: false,
        maxLength: 200,
        values: [],
      },
    ],
    crossSell: ['pregled-plana', 'planer', 'e-brojke-za-banku'],
    featured: true,
    categoryPriority: 6,
    createdDaysAgo: 325,
  }),
];
