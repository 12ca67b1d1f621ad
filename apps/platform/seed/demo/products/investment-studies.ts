import { regular } from '../prices.ts';
import { product } from '../product.ts';
import { rich } from '../rich.ts';
import type { Product } from '../shape-catalogue.ts';

const kindLine = { hr: 'Usluga', en: 'Service', de: 'Dienstleistung' };

/** Investment studies: services with a price agreed in an offer. */
export const investmentStudies: Product[] = [
  product({
    key: 'studija-turizam',
    type: 'service',
    sku: 'ST-TUR',
    name: {
      hr: 'Investicijska studija: turizam i smještaj',
      en: 'Investment study: tourism and lodging',
      de: 'Investitionsstudie: Tourismus und Unterkünfte',
    },
    kindLine,
    short: {
      hr: 'Za hotele, kampove i kuće za odmor: tržište, lokacija, deset godina računa i tri scenarija.',
      en: 'For hotels, campsites and holiday homes: market, location, ten years of figures and three scenarios.',
      de: 'Für Hotels, Campingplätze und Ferienhäuser: Markt, Standort, zehn Jahre Zahlen und drei Szenarien.',
    },
    description: {
      hr: rich(`
        Smještaj se ne gradi na prosjeku. Dva hotela u istoj uvali mogu imati jednak broj soba i posve različit
        svibanj, a upravo svibanj odlučuje hoće li kredit disati. Zato studiju počinjemo od popunjenosti po
        tjednima, a tek onda crtamo zgradu.

        ## Što dobivate

        - studiju od 80 do 120 stranica, tiskanu u dva primjerka i u obliku pdf
        - financijski model u tablici, otključan, s uputama
        - tri scenarija, u kojima se mijenjaju popunjenost, cijena noćenja i trošak gradnje
        - sažetak na dvije stranice za kreditni odbor
        - odgovore na pitanja banke ili fonda do odluke

        ## Kako radimo

        1. Uvodni razgovor od pola sata, bez naknade.
        2. Popis podloga koje već imate i onih koje nedostaju.
        3. Prva verzija računa za tri tjedna, studija za šest do osam tjedana.

        Cijena ovisi o broju smještajnih jedinica i o tome postoji li idejno rješenje. Ponudu šaljemo u roku od
        dva radna dana.
      `),
      en: rich(`
        Lodging is not built on averages. Two hotels in one bay can have the same number of rooms and quite
        different Mays, and it is May that decides whether the loan can breathe. So we begin with occupancy week
        by week and only then draw the building.

        ## What you get

        - a study of 80 to 120 pages, two printed copies and a pdf
        - the financial model as an unlocked sheet with notes
        - three scenarios that move occupancy, price per night and cost of construction
        - a summary of two pages for the credit committee
        - answers to the questions of the bank or the fund until it decides

        ## How we work

        1. A first talk of half an hour, free of charge.
        2. A list of the papers you already have and of those that are missing.
        3. A first version of the figures in three weeks, the study in six to eight.

        The price depends on the number of units and on whether there is a preliminary design. Our offer
        comes within two working days.
      `),
      de: rich(`
        Unterkünfte baut man nicht auf Durchschnitten. Zwei Hotels in derselben Bucht können gleich
        viele Zimmer und doch ganz verschiedene Maimonate haben, und gerade der Mai entscheidet, ob der
        Kredit Luft bekommt. Darum beginnen wir mit der Auslastung Woche für Woche und zeichnen erst
        danach das Haus.

        ## Was Sie bekommen

        - eine Studie von 80 bis 120 Seiten, in zwei gedruckten Exemplaren und als pdf
        - das Finanzmodell als offene Tabelle mit Anleitung
        - drei Szenarien für Auslastung, Preis je Nacht und Baukosten
        - eine Zusammenfassung auf zwei Seiten für den Kreditausschuss
        - Antworten auf die Fragen der Bank oder des Fonds bis zur Entscheidung

        ## Wie wir arbeiten

        1. Ein erstes Gespräch von einer halben Stunde, kostenlos.
        2. Eine Liste der Unterlagen, die Sie haben, und derer, die fehlen.
        3. Die erste Fassung der Rechnung nach drei Wochen, die Studie nach sechs bis acht.

        Der Preis hängt von der Zahl der Einheiten ab und davon, ob es einen Vorentwurf gibt. Das
        Angebot kommt innerhalb von zwei Werktagen.
      `),
    },
    facts: [
      {
        label: { hr: 'Opseg', en: 'Length', de: 'Umfang' },
        value: { hr: '80–120 stranica', en: '80–120 pages', de: '80–120 Seiten' },
      },
      {
        label: { hr: 'Rok izrade', en: 'Delivery', de: 'Bearbeitungszeit' },
        value: { hr: '6–8 tjedana', en: '6–8 weeks', de: '6–8 Wochen' },
      },
      {
        label: { hr: 'Jezik', en: 'Language', de: 'Sprache' },
        value: { hr: 'hrvatski, engleski', en: 'Croatian, English', de: 'Kroatisch, Englisch' },
      },
    ],
    categories: ['investicijske-studije'],
    tags: ['turizam', 'za-banku'],
    prices: regular(240000, { isFrom: true, since: 420 }),
    purchase: 'inquiry',
    attributes: { kind: ['service'], industry: 'tourism', pages: 100, instant: false },
    media: ['studija-turizam.svg', 'pano-1.svg'],
    crossSell: ['financijski-model', 'plan-iznajmljivac', 'racun-prije-betona'],
    featured: true,
    categoryPriority: 1,
    createdDaysAgo: 410,
  }),
  product({
    key: 'studija-prerada',
    type: 'service',
    sku: 'ST-PRE',
    name: {
      hr: 'Investicijska studija: prerada hrane',
      en: 'Investment study: food processing',
      de: 'Investitionsstudie: Lebensmittelverarbeitung',
    },
    kindLine,
    short: {
      hr: 'Uljare, sirane, vinarije i hladnjače: sirovina, kapacitet, otkup i račun po kilogramu.',
      en: 'Oil mills, dairies, wineries and cold stores: raw material, capacity, purchase and the sum per kilogram.',
      de: 'Ölmühlen, Käsereien, Weingüter und Kühlhäuser: Rohstoff, Kapazität, Ankauf und die Rechnung je Kilogramm.',
    },
    description: {
      hr: rich(`
        U preradi se zarada skriva u decimalama. Dva posto kala, jedna smjena manje ili otkupna cijena viša za
        šest centi, i povrat se pomakne za tri godine. Studija taj račun vodi od ulaza sirovine do police.

        - plan sirovine po mjesecima i ugovori o otkupu
        - kapacitet linije i usko grlo, s ponudama najmanje dvaju dobavljača opreme
        - cijena koštanja po kilogramu ili litri
        - uvjeti mjera Strateškog plana Zajedničke poljoprivredne politike, ako prijavljujete potporu
      `),
      en: rich(`
        In processing, profit hides in the decimals. Two per cent more waste, one shift fewer or six
        cents more for the raw material, and the payback moves by three years. The study follows that
        sum from the delivery of the raw material to the shelf.

        - a month-by-month plan of raw materials and the contracts behind it
        - capacity of the line and its bottleneck, with offers of at least two suppliers of equipment
        - cost per kilogram or litre
        - conditions of the agricultural support measures, if you apply for a grant
      `),
      de: rich(`
        In der Verarbeitung versteckt sich der Gewinn in den Nachkommastellen. Zwei Prozent mehr
        Schwund, eine Schicht weniger oder sechs Cent mehr beim Einkauf, und der Rückfluss verschiebt
        sich um drei Jahre. Die Studie führt diese Rechnung von der Anlieferung des Rohstoffs bis ins
        Regal.

        - Rohstoffplan nach Monaten und Lieferverträge
        - Kapazität der Linie und ihr Engpass, mit Angeboten von mindestens zwei Ausrüstern
        - Kosten je Kilogramm oder Liter
        - Bedingungen der Agrarförderung, falls Sie einen Antrag stellen
      `),
    },
    categories: ['investicijske-studije'],
    tags: ['poljoprivreda', 'za-banku'],
    prices: regular(220000, { isFrom: true, since: 400 }),
    purchase: 'inquiry',
    attributes: { kind: ['service'], industry: 'manufacturing', pages: 95, instant: false },
    media: ['studija-prerada.svg'],
    crossSell: ['studija-pogon', 'tri-scenarija', 'eu-natjecaj'],
    categoryPriority: 2,
    createdDaysAgo: 388,
  }),
  product({
    key: 'studija-logistika',
    type: 'service',
    sku: 'ST-LOG',
    name: {
      hr: 'Investicijska studija: skladište i logistika',
      en: 'Investment study: warehouse and logistics',
      de: 'Investitionsstudie: Lager und Logistik',
    },
    kindLine,
    short: {
      hr: 'Paletna mjesta, vozni park i radne smjene: koliko stoji premjestiti jednu paletu.',
      en: 'Pallet places, fleet and shifts: what it costs to move one pallet.',
      de: 'Palettenplätze, Fuhrpark und Schichten: was es kostet, eine Palette zu bewegen.',
    },
    description: {
      hr: rich(`
        Hala je najjeftiniji dio skladišta. Skuplje je sve što se u njoj kreće. Studija mjeri put palete od
        istovara do isporuke i od te brojke računa broj rampi, viličara i ljudi.

        - analiza protoka robe na vašim podacima iz zadnjih 24 mjeseca
        - usporedba gradnje, zakupa i vanjskog skladištara
        - potrošnja energije i isplativost sunčane elektrane na krovu
        - dinamika ulaganja po fazama, da druga hala ne čeka prvu ratu
      `),
      en: rich(`
        The hall is the cheapest part of a warehouse. What moves in it costs more. The study measures
        the way of a pallet from unloading to dispatch and works out docks, forklifts and people from
        that figure.

        - flow of goods, from your own data of the last 24 months
        - building, renting or an outside warehouse, compared
        - energy use and what a solar plant on the roof would bring
        - investment in phases, so that the second hall does not wait for the first instalment
      `),
      de: rich(`
        Die Halle ist der billigste Teil eines Lagers. Teurer ist alles, was sich darin bewegt. Die
        Studie misst den Weg einer Palette vom Abladen bis zum Versand und berechnet daraus Tore,
        Stapler und Personal.

        - Warenfluss aus Ihren Daten der letzten 24 Monate
        - Bauen, mieten oder auslagern im Vergleich
        - Energieverbrauch und Ertrag einer Solaranlage auf dem Dach
        - Investition in Phasen, damit die zweite Halle nicht auf die erste Rate wartet
      `),
    },
    categories: ['investicijske-studije'],
    tags: ['za-banku'],
    prices: regular(230000, { isFrom: true, since: 380 }),
    purchase: 'inquiry',
    attributes: { kind: ['service'], industry: 'all', pages: 90, instant: false },
    media: ['studija-logistika.svg'],
    crossSell: ['studija-solar', 'gantogram', 'financijski-model'],
    categoryPriority: 3,
    createdDaysAgo: 360,
  }),
  product({
    key: 'studija-zdravlje',
    type: 'service',
    sku: 'ST-ZDR',
    name: {
      hr: 'Investicijska studija: ordinacija i dom za starije',
      en: 'Investment study: practice and care home',
      de: 'Investitionsstudie: Praxis und Pflegeheim',
    },
    kindLine,
    short: {
      hr: 'Prostorni uvjeti, broj kreveta i zaposlenih, cijena usluge i vrijeme do pune popunjenosti.',
      en: 'Space rules, beds and staff, price of care and the time until every bed is taken.',
      de: 'Raumvorgaben, Betten und Personal, Preis der Pflege und die Zeit bis zur Vollbelegung.',
    },
    description: {
      hr: rich(`
        U skrbi pravilnik određuje pola računa: kvadrate po krevetu, broj njegovateljica po smjeni, širinu
        hodnika. Zato prvo provjeravamo prostor i kadar, a tek onda prihode.

        - provjera prostora prema važećem pravilniku
        - plan zapošljavanja po mjesecima do pune popunjenosti
        - cjenik usluge i osjetljivost na ugovore s javnim naručiteljem
        - rezerva za prvih dvanaest mjeseci rada
      `),
      en: rich(`
        In care, half of the sums are set by regulation: square metres per bed, nurses per shift, the
        width of a corridor. So we check rooms and staff first, and income only then.

        - rooms checked against the rules in force
        - a hiring plan by the month until all places are taken
        - a price list, and what happens when public contracts change
        - a reserve for the first twelve months
      `),
      de: rich(`
        In der Pflege bestimmt die Verordnung die halbe Rechnung: Quadratmeter je Bett, Pflegekräfte je
        Schicht, die Breite des Flurs. Darum prüfen wir zuerst Räume und Personal und erst danach die
        Einnahmen.

        - Prüfung der Räume nach den geltenden Vorschriften
        - Personalplan nach Monaten bis zur vollen Belegung
        - Preisliste und Abhängigkeit von öffentlichen Verträgen
        - Reserve für die ersten zwölf Monate
      `),
    },
    categories: ['investicijske-studije'],
    tags: ['za-banku'],
    prices: regular(210000, { isFrom: true, since: 300 }),
    purchase: 'inquiry',
    attributes: { kind: ['service'], industry: 'health', pages: 85, instant: false },
    media: ['studija-zdravlje.svg'],
    crossSell: ['poslovni-plan', 'novcani-tijek', 'savjetovanje'],
    categoryPriority: 4,
    createdDaysAgo: 290,
  }),
  product({
    key: 'studija-nekretnine',
    type: 'service',
    sku: 'ST-NEK',
    name: {
      hr: 'Investicijska studija: stambena zgrada za najam',
      en: 'Investment study: residential building for rent',
      de: 'Investitionsstudie: Wohnhaus zur Miete',
    },
    kindLine,
    short: {
      hr: 'Najam ili prodaja, stan po stan: prihod, porez, održavanje i kredit na dvadeset godina.',
      en: 'Rent or sell, flat by flat: income, tax, upkeep and a loan over twenty years.',
      de: 'Vermieten oder verkaufen, Wohnung für Wohnung: Ertrag, Steuer, Erhalt und Kredit über zwanzig Jahre.',
    },
    description: {
      hr: rich(`
        Zgrada od osam stanova može biti najbolje i najgore ulaganje u ulici, a razlika nije u kvadratu nego u
        strukturi stanova i u tome kada se što plaća. Studija račun vodi po stanovima.

        - istraživanje najamnina u krugu od dva kilometra
        - usporedba najma, prodaje i mješovitog modela
        - porezni položaj vlasnika kao fizičke osobe, obrta i društva
        - plan održavanja i pričuve za dvadeset godina
      `),
      en: rich(`
        A house of eight flats can be the best or the worst investment of the street. The difference is
        not in the square metre but in the mix of flats and in what is paid when. The study does the
        sums flat by flat.

        - rents within two kilometres
        - letting, selling or a mix of both, compared
        - tax for a private owner, a trade and a company
        - a plan of upkeep and reserve for twenty years
      `),
      de: rich(`
        Ein Haus mit acht Wohnungen kann die beste oder die schlechteste Investition der Straße sein.
        Der Unterschied liegt nicht im Quadratmeter, sondern in der Mischung der Wohnungen und darin,
        was wann bezahlt wird. Die Studie rechnet Wohnung für Wohnung.

        - Mieten im Umkreis von zwei Kilometern
        - Vermieten, verkaufen oder beides im Vergleich
        - Steuern für Privatperson, Gewerbe und Gesellschaft
        - Instandhaltung und Rücklage für zwanzig Jahre
      `),
    },
    categories: ['investicijske-studije'],
    tags: ['za-banku', 'novo'],
    prices: regular(250000, { isFrom: true, since: 60 }),
    purchase: 'inquiry',
    attributes: { kind: ['service'], industry: 'property', pages: 90, instant: false },
    media: ['studija-nekretnine.svg'],
    crossSell: ['e-najam', 'kalkulator-kredita', 'savjetovanje'],
    categoryPriority: 5,
    createdDaysAgo: 55,
  }),
];
