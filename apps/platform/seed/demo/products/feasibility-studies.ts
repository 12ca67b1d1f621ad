import { regular } from '../prices.ts';
import { product } from '../product.ts';
import { rich } from '../rich.ts';
import type { Product } from '../shape-catalogue.ts';

const kindLine = { hr: 'Usluga', en: 'Service', de: 'Dienstleistung' };

/** Feasibility studies and cost-benefit analyses. */
export const feasibilityStudies: Product[] = [
  product({
    key: 'studija-solar',
    type: 'service',
    sku: 'SI-SOL',
    name: {
      hr: 'Studija izvodljivosti: sunčana elektrana',
      en: 'Feasibility study: solar power plant',
      de: 'Machbarkeitsstudie: Solarkraftwerk',
    },
    kindLine,
    short: {
      hr: 'Potrošnja po satima, priključak, povrat ulaganja. Za krovove i zemljišta do 500 kW.',
      en: 'Consumption by the hour, grid connection, return. For roofs and land up to 500 kW.',
      de: 'Verbrauch je Stunde, Netzanschluss, Rückfluss. Für Dächer und Flächen bis 500 kW.',
    },
    description: {
      hr: rich(`
        Elektrana se ne isplati zato što panel mnogo proizvodi, nego zato što pogon u tom satu mnogo troši.
        Uzimamo vaše satne podatke s brojila i slažemo ih s proizvodnjom krova, sat po sat, kroz cijelu godinu.

        - obrada satne potrošnje za zadnjih dvanaest mjeseci
        - proizvodnja po orijentaciji i sjeni, ne po prosjeku regije
        - uvjeti i trošak priključenja na mrežu
        - povrat uz tri cijene energije i uz bateriju ili bez nje

        Za krovove iznad 500 kW radimo zajedno s ovlaštenim projektantom, po posebnoj ponudi.
      `),
      en: rich(`
        A plant does not pay because the panels produce a lot, but because the works use a lot in that
        very hour. We take the hourly data of your meter and lay them over what the roof produces, hour
        by hour, through a whole year.

        - hourly consumption of the last twelve months
        - production by direction and shade, not by the average of the region
        - conditions and cost of the grid connection
        - payback at three prices of energy, with and without a battery

        For roofs above 500 kW we work with a licensed engineer, on a separate offer.
      `),
      de: rich(`
        Eine Anlage lohnt sich nicht, weil die Module viel erzeugen, sondern weil der Betrieb genau in
        dieser Stunde viel verbraucht. Wir legen die Stundenwerte Ihres Zählers über die Erzeugung des
        Dachs, Stunde für Stunde, ein ganzes Jahr lang.

        - Stundenverbrauch der letzten zwölf Monate
        - Erzeugung nach Ausrichtung und Schatten, nicht nach dem Mittel der Region
        - Bedingungen und Kosten des Netzanschlusses
        - Rückfluss bei drei Energiepreisen, mit und ohne Batterie

        Bei Dächern über 500 kW arbeiten wir mit einem zugelassenen Planungsbüro, nach eigenem Angebot.
      `),
    },
    facts: [
      {
        label: { hr: 'Rok izrade', en: 'Delivery', de: 'Bearbeitungszeit' },
        value: { hr: '4 tjedna', en: '4 weeks', de: '4 Wochen' },
      },
      {
        label: { hr: 'Potrebno od vas', en: 'Needed from you', de: 'Was wir brauchen' },
        value: {
          hr: 'satni podaci s brojila, nacrt krova',
          en: 'hourly meter data, plan of the roof',
          de: 'stündliche Zählerdaten, Plan des Dachs',
        },
      },
    ],
    categories: ['studije-izvodljivosti', 'investicijske-studije'],
    tags: ['energija', 'za-banku'],
    prices: regular(190000, { isFrom: true, since: 350 }),
    purchase: 'inquiry',
    attributes: { kind: ['service'], industry: 'energy', pages: 60, instant: false },
    media: ['studija-solar.svg'],
    crossSell: ['e-solar', 'studija-bioplin', 'financijski-model'],
    featured: true,
    categoryPriority: 1,
    createdDaysAgo: 340,
  }),
  product({
    key: 'studija-bioplin',
    type: 'service',
    sku: 'SI-BIO',
    name: {
      hr: 'Studija izvodljivosti: bioplinsko postrojenje',
      en: 'Feasibility study: biogas plant',
      de: 'Machbarkeitsstudie: Biogasanlage',
    },
    kindLine,
    short: {
      hr: 'Sirovina, digestat, toplina i otkup energije za farme i prerađivače.',
      en: 'Feedstock, digestate, heat and energy sales for farms and processors.',
      de: 'Substrat, Gärrest, Wärme und Stromverkauf für Höfe und Verarbeiter.',
    },
    description: {
      hr: rich(`
        Bioplin je posao s gnojnicom, pa tek onda s energijom. Ako sirovina putuje dulje od dvadeset kilometara,
        račun se rijetko zatvara. Studija počinje kartom sirovine i završava ugovorom o toplini.

        - količine i sastav sirovine po mjesecima
        - smještaj, prometni pristup i zaštita okoliša
        - prodaja topline, bez koje nema povrata
        - financijski model na petnaest godina
      `),
      en: rich(`
        Biogas is a business of manure first and of energy second. If the feedstock travels more than
        twenty kilometres, the sums rarely work out. The study begins with a map of feedstock and ends
        with a contract for heat.

        - amounts and make-up of the feedstock by the month
        - site, road access and protection of the environment
        - sale of heat, without which there is no payback
        - a financial model for fifteen years
      `),
      de: rich(`
        Biogas ist zuerst ein Geschäft mit Gülle und erst dann mit Energie. Wenn das Substrat weiter als
        zwanzig Kilometer fährt, geht die Rechnung selten auf. Die Studie beginnt mit einer Karte der
        Substrate und endet mit einem Wärmevertrag.

        - Mengen und Zusammensetzung des Substrats nach Monaten
        - Standort, Zufahrt und Umweltschutz
        - Verkauf der Wärme, ohne den es keinen Rückfluss gibt
        - Finanzmodell für fünfzehn Jahre
      `),
    },
    categories: ['studije-izvodljivosti', 'investicijske-studije'],
    tags: ['energija', 'poljoprivreda'],
    prices: regular(280000, { isFrom: true, since: 260 }),
    purchase: 'inquiry',
    attributes: { kind: ['service'], industry: 'energy', pages: 80, instant: false },
    media: ['studija-bioplin.svg'],
    crossSell: ['studija-solar', 'plan-opg'],
    categoryPriority: 2,
    createdDaysAgo: 250,
  }),
  product({
    key: 'studija-pogon',
    type: 'service',
    sku: 'SI-POG',
    name: {
      hr: 'Studija izvodljivosti: novi proizvodni pogon',
      en: 'Feasibility study: new production plant',
      de: 'Machbarkeitsstudie: neue Produktionsanlage',
    },
    kindLine,
    short: {
      hr: 'Zemljište, tehnologija, ljudi i dozvole u jednom rasporedu, prije glavnog projekta.',
      en: 'Land, technology, people and permits in one schedule, before the main design.',
      de: 'Grundstück, Technik, Menschen und Genehmigungen in einem Zeitplan, vor der Ausführungsplanung.',
    },
    description: {
      hr: rich(`
        Između ideje i glavnog projekta stoji šest odluka koje se poslije ne mogu jeftino promijeniti: parcela,
        tehnologija, kapacitet, faze, ljudi i izvor novca. Studija ih stavlja na stol istodobno.

        - usporedba najmanje dviju lokacija
        - tehnološka shema i dva stupnja automatizacije
        - popis dozvola s rokovima i nadležnim tijelima
        - trošak ulaganja s rezervom i vremenskim planom
      `),
      en: rich(`
        Between the idea and the main design stand six decisions that are dear to change later: plot,
        technology, capacity, phases, people and source of money. The study puts them on the table at
        the same time.

        - at least two locations compared
        - a scheme of the technology and two degrees of automation
        - a list of permits with deadlines and authorities
        - cost of the investment with a reserve and a schedule
      `),
      de: rich(`
        Zwischen Idee und Ausführungsplanung liegen sechs Entscheidungen, die sich später nur teuer
        ändern lassen: Grundstück, Technik, Kapazität, Phasen, Menschen und Geldquelle. Die Studie legt
        sie gleichzeitig auf den Tisch.

        - Vergleich von mindestens zwei Standorten
        - Technikschema und zwei Stufen der Automatisierung
        - Liste der Genehmigungen mit Fristen und Behörden
        - Investitionskosten mit Reserve und Zeitplan
      `),
    },
    categories: ['studije-izvodljivosti', 'investicijske-studije'],
    tags: ['za-banku'],
    prices: regular(260000, { isFrom: true, since: 320 }),
    purchase: 'inquiry',
    attributes: { kind: ['service'], industry: 'manufacturing', pages: 110, instant: false },
    media: ['studija-pogon.svg'],
    crossSell: ['gantogram', 'studija-prerada', 'studija-solar'],
    categoryPriority: 3,
    createdDaysAgo: 315,
  }),
  product({
    key: 'cba-analiza',
    type: 'service',
    sku: 'CBA-01',
    name: { hr: 'Analiza troškova i koristi', en: 'Cost-benefit analysis', de: 'Kosten-Nutzen-Analyse' },
    kindLine,
    short: {
      hr: 'Za velika i javna ulaganja, prema smjernicama Europske komisije, kao dio studije.',
      en: 'For large and public investments, by the guidelines of the European Commission, as part of the study.',
      de: 'Für große und öffentliche Investitionen, nach den Leitlinien der Europäischen Kommission, als Teil der Studie.',
    },
    description: {
      hr: rich(`
        Kad ulaže grad, bolnica ili vodovod, nije dovoljno da se projekt isplati vlasniku. Treba pokazati što od
        njega imaju svi ostali: vrijeme, zdravlje, čistiji zrak, manje kvarova.

        - financijska analiza i potrebna potpora (financijski jaz)
        - ekonomska analiza s novčanom vrijednošću koristi
        - osjetljivost i analiza rizika s vjerojatnostima
        - tablice u obliku koji traži posredničko tijelo
      `),
      en: rich(`
        When a town, a hospital or a water company invests, it is not enough that the owner gains. One
        has to show what everyone else has of it: time, health, cleaner air, fewer breakdowns.

        - financial analysis and the grant it needs (the funding gap)
        - economic analysis with the benefits in money
        - sensitivity, and risk with probabilities
        - tables in the form the intermediate body asks for
      `),
      de: rich(`
        Wenn eine Stadt, ein Krankenhaus oder ein Wasserwerk investiert, genügt es nicht, dass es sich
        für den Eigentümer lohnt. Zu zeigen ist, was alle anderen davon haben: Zeit, Gesundheit,
        sauberere Luft, weniger Störungen.

        - Finanzanalyse und nötige Förderung (Finanzierungslücke)
        - ökonomische Analyse mit dem Geldwert des Nutzens
        - Sensitivität und Risiko mit Wahrscheinlichkeiten
        - Tabellen in der Form, die die zwischengeschaltete Stelle verlangt
      `),
    },
    categories: ['analize-troskova-i-koristi', 'investicijske-studije'],
    prices: regular(320000, { isFrom: true, since: 420 }),
    purchase: 'inquiry',
    attributes: { kind: ['service'], industry: 'all', pages: 120, instant: false },
    media: ['cba-analiza.svg'],
    crossSell: ['cba-tablica', 'cba-provjera', 'eu-natjecaj'],
    categoryPriority: 1,
    createdDaysAgo: 405,
  }),
  product({
    key: 'cba-provjera',
    type: 'service',
    sku: 'CBA-02',
    name: {
      hr: 'Neovisna provjera analize troškova i koristi',
      en: 'Independent review of a cost-benefit analysis',
      de: 'Unabhängige Prüfung einer Kosten-Nutzen-Analyse',
    },
    kindLine,
    short: {
      hr: 'Drugi par očiju za gotovu analizu: nalazi s brojem stranice i prijedlogom ispravka.',
      en: 'A second pair of eyes for a finished analysis: findings with page numbers and a proposed correction.',
      de: 'Ein zweites Paar Augen für die fertige Analyse: Befunde mit Seitenzahl und Vorschlag zur Korrektur.',
    },
    description: {
      hr: rich(`
        Pogreške u analizama rijetko su u formulama. Češće su u tome što je ista korist brojena dvaput ili što
        porez stoji gdje ne treba. Pročitamo dokument i tablicu i napišemo nalaz na najviše deset stranica.

        - provjera pretpostavki, diskontne stope i ostatka vrijednosti
        - ponovni izračun iz vaše tablice
        - popis primjedbi po važnosti, za pet radnih dana
      `),
      en: rich(`
        Mistakes in such analyses are rarely in the formulas. More often one benefit is counted twice,
        or a tax stands where it should not. We read the document and the sheet and write our findings
        on ten pages at most.

        - assumptions, discount rate and residual value checked
        - your sheet worked through once more
        - remarks in order of importance, in five working days
      `),
      de: rich(`
        Fehler stecken in solchen Analysen selten in den Formeln. Öfter ist derselbe Nutzen zweimal
        gezählt, oder eine Steuer steht, wo sie nicht hingehört. Wir lesen Dokument und Tabelle und
        schreiben unseren Befund auf höchstens zehn Seiten.

        - Prüfung von Annahmen, Diskontsatz und Restwert
        - neue Berechnung aus Ihrer Tabelle
        - Anmerkungen nach Wichtigkeit, in fünf Werktagen
      `),
    },
    categories: ['analize-troskova-i-koristi'],
    prices: regular(145000, { since: 200 }),
    purchase: 'inquiry',
    attributes: { kind: ['service'], industry: 'all', pages: 10, instant: false },
    media: ['cba-provjera.svg'],
    crossSell: ['cba-analiza', 'cba-tablica'],
    categoryPriority: 2,
    createdDaysAgo: 190,
  }),
];
