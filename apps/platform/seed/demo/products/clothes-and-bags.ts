import { reduced, regular } from '../prices.ts';
import { product } from '../product.ts';
import { rich } from '../rich.ts';
import type { MediaFile } from '../shape.ts';
import type { Product, Variant } from '../shape-catalogue.ts';

/** Goods of cloth, in sizes and colours. */
export const clothesAndBags: Product[] = [
  product({
    key: 'majica',
    type: 'configurable',
    sku: 'MA-SCE',
    name: {
      hr: 'Majica „Pitaj za scenarij”',
      en: 'T-shirt “Ask for the scenario”',
      de: 'T-Shirt „Frag nach dem Szenario“',
    },
    kindLine: {
      hr: 'Organski pamuk, tri boje',
      en: 'Organic cotton, three colours',
      de: 'Biobaumwolle, drei Farben',
    },
    short: {
      hr: 'Na prsima tri crte: dobra, očekivana i loša. Tko razumije, nasmije se.',
      en: 'Three lines on the chest: good, expected and bad. Those who know will smile.',
      de: 'Drei Linien auf der Brust: gut, erwartet und schlecht. Wer es versteht, lächelt.',
    },
    description: {
      hr: rich(`
        Šivana u Koprivnici od pamuka gramature 180 g/m², tisak na bazi vode. Kroj je ravan, za muškarce i žene;
        ako ste između dvije veličine, uzmite manju.

        - 100 % organski pamuk
        - pere se na 30 °C, naopako
        - sitotisak u jednoj boji po izboru
      `),
      en: rich(`
        Sewn in Koprivnica from cotton of 180 g/m², printed with water-based ink. The cut is straight, for men and women;
        if you are between two sizes, take the smaller one.

        - 100 % organic cotton
        - wash at 30 °C, inside out
        - screen print in one colour of your choice
      `),
      de: rich(`
        Genäht in Koprivnica aus Baumwolle mit 180 g/m², bedruckt mit Farbe auf Wasserbasis. Der Schnitt ist gerade, für
        Männer und Frauen; zwischen zwei Größen nehmen Sie die kleinere.

        - 100 % Bio-Baumwolle
        - bei 30 °C auf links waschen
        - Siebdruck in einer Farbe Ihrer Wahl
      `),
    },
    facts: [
      {
        label: { hr: 'Sastav', en: 'Fabric', de: 'Stoff' },
        value: { hr: '100 % organski pamuk', en: '100 % organic cotton', de: '100 % Bio-Baumwolle' },
      },
      {
        label: { hr: 'Održavanje', en: 'Care', de: 'Pflege' },
        value: {
          hr: '30 °C, bez sušilice',
          en: '30 °C, no tumble drying',
          de: '30 °C, nicht in den Trockner',
        },
      },
    ],
    categories: ['radni-pribor'],
    tags: ['poklon'],
    brand: 'niti',
    prices: regular(2200, { member: 1980, since: 160 }),
    weight: 190,
    attributes: { kind: ['goods'], industry: 'all', instant: false },
    media: ['majica-petrolej.svg', 'majica-opeka.svg', 'majica-pijesak.svg'],
    customOptions: [
      {
        title: 'printColor',
        label: { hr: 'Boja tiska', en: 'Colour of the print', de: 'Farbe des Drucks' },
        optionType: 'text',
        inputType: 'visualSwatch',
        required: true,
        values: [
          { label: { hr: 'Jantar', en: 'Amber', de: 'Bernstein' }, sku: 'MA-TISAK-J', hex: '#EDB043' },
          { label: { hr: 'Bijela', en: 'White', de: 'Weiß' }, sku: 'MA-TISAK-B', hex: '#FBF8F0' },
          { label: { hr: 'Tinta', en: 'Ink', de: 'Tinte' }, sku: 'MA-TISAK-T', hex: '#20231F' },
        ],
      },
    ],
    variantAttributes: ['color', 'size'],
    variants: [
      shirt('petrolej', 's', '2938500000306', 6),
      shirt('petrolej', 'm', '2938500000313', 14),
      shirt('petrolej', 'l', '2938500000320', 11),
      shirt('petrolej', 'xl', '2938500000337', 4),
      shirt('opeka', 's', '2938500000344', 5),
      shirt('opeka', 'm', '2938500000351', 9),
      shirt('opeka', 'l', '2938500000368', 0),
      shirt('opeka', 'xl', '2938500000375', 2),
      shirt('pijesak', 's', '2938500000382', 7),
      shirt('pijesak', 'm', '2938500000399', 12),
      shirt('pijesak', 'l', '2938500000405', 10),
      shirt('pijesak', 'xl', '2938500000412', 0),
    ],
    crossSell: ['torba', 'salica', 'vrecica'],
    categoryPriority: 5,
    createdDaysAgo: 155,
  }),
  product({
    key: 'vrecica',
    type: 'configurable',
    sku: 'VR-PRI',
    name: { hr: 'Vrećica za prijenosnik', en: 'Laptop sleeve', de: 'Laptophülle' },
    kindLine: {
      hr: 'Filc i platno, dvije veličine',
      en: 'Felt and cloth, two sizes',
      de: 'Filz und Leinen, zwei Größen',
    },
    short: {
      hr: 'Debeli filc, džep za punjač i platno u tri uzorka. Za zaslone od 13 i 15 inča.',
      en: 'Thick felt, a pocket for the charger and cloth in three patterns. For 13 and 15 inch screens.',
      de: 'Dicker Filz, ein Fach fürs Ladegerät und Leinen in drei Mustern. Für 13 und 15 Zoll.',
    },
    description: {
      hr: rich(`
        Filc od prerađene vune debljine pet milimetara drži oblik i kad je prazan. Uzorak „Pločice” otisnut je
        prema podu jednog zagrebačkog haustora.

        - unutarnji džep za punjač i olovku
        - zatvara se skrivenim magnetom
        - može stati i u torbu „Prvo studija”
      `),
      en: rich(`
        Felt of recycled wool, five millimetres thick, keeps its shape when it is empty too. The pattern “Tiles” follows
        the floor of a Zagreb doorway.

        - a pocket inside for charger and pencil
        - closes with a hidden magnet
        - also fits into the bag “Study first”
      `),
      de: rich(`
        Filz aus aufbereiteter Wolle, fünf Millimeter stark, hält die Form auch leer. Das Muster „Fliesen“ folgt dem Boden
        eines Zagreber Hausflurs.

        - Innentasche für Ladegerät und Stift
        - schließt mit verdecktem Magneten
        - passt auch in die Tasche „Erst die Studie“
      `),
    },
    categories: ['radni-pribor'],
    tags: ['poklon', 'novo'],
    brand: 'niti',
    guarantee: { modelId: 'VR-13', years: 5, terms: 'https://niti.example/jamstvo' },
    prices: reduced(3900, 3120, { startsDaysAgo: 4, endsInDays: 16, since: 50 }),
    weight: 260,
    attributes: { kind: ['goods'], industry: 'all', instant: false },
    media: ['vrecica-more.svg', 'vrecica-maslina.svg', 'vrecica-plocice.svg'],
    variantAttributes: ['color', 'size'],
    variants: [
      sleeve('more', '13', '2938500000504', 8),
      sleeve('more', '15', '2938500000511', 3),
      sleeve('maslina', '13', '2938500000528', 5),
      sleeve('maslina', '15', '2938500000535', 0),
      sleeve('plocice', '13', '2938500000542', 6),
      sleeve('plocice', '15', '2938500000559', 1),
    ],
    crossSell: ['torba', 'planer', 'olovke'],
    categoryPriority: 6,
    createdDaysAgo: 48,
  }),
  product({
    key: 'torba',
    type: 'simple',
    sku: 'TO-STU',
    ean: '2938500000078',
    name: {
      hr: 'Platnena torba „Prvo studija”',
      en: 'Canvas bag “Study first”',
      de: 'Stofftasche „Erst die Studie“',
    },
    kindLine: { hr: 'Organski pamuk', en: 'Organic cotton', de: 'Biobaumwolle' },
    short: {
      hr: 'Nosi dvije studije, prijenosnik i ručak. Ručke dovoljno duge za rame.',
      en: 'Carries two studies, a laptop and lunch. Handles long enough for the shoulder.',
      de: 'Trägt zwei Studien, einen Laptop und das Mittagessen. Henkel lang genug für die Schulter.',
    },
    description: {
      hr: rich(`
        Platno od 280 g/m² s otisnutim izlogom. Dno je prošireno, pa torba na stolu stoji sama, kao i svaka dobra
        studija.

        - 38 × 42 × 10 cm
        - ručke 70 cm
        - nosivost do 12 kg
      `),
      en: rich(`
        Canvas of 280 g/m² with a shop window printed on it. The base is wide, so the bag stands on a desk by itself, as
        every good study does.

        - 38 × 42 × 10 cm
        - handles of 70 cm
        - carries up to 12 kg
      `),
      de: rich(`
        Leinwand mit 280 g/m², bedruckt mit einem Schaufenster. Der Boden ist breit, so steht die Tasche von selbst auf dem
        Tisch, wie jede gute Studie.

        - 38 × 42 × 10 cm
        - Henkel 70 cm
        - trägt bis 12 kg
      `),
    },
    categories: ['radni-pribor'],
    tags: ['poklon'],
    brand: 'niti',
    prices: regular(1600, { since: 220 }),
    stock: { tracked: true, quantity: 0, restockInDays: 20 },
    weight: 180,
    attributes: { kind: ['goods'], industry: 'all', instant: false, color: 'pijesak' },
    media: ['torba.svg'],
    crossSell: ['majica', 'vrecica', 'mali-rjecnik'],
    categoryPriority: 4,
    createdDaysAgo: 215,
  }),
];

function shirt(color: string, size: string, ean: string, quantity: number): Variant {
  const picture: MediaFile = `majica-${color}.svg`;
  return {
    key: `majica-${color}-${size}`,
    sku: `MA-SCE-${color.slice(0, 3)}-${size}`.toUpperCase(),
    ean,
    attributes: { color, size },
    stock: { tracked: true, quantity },
    media: [picture],
  };
}

function sleeve(color: string, size: string, ean: string, quantity: number): Variant {
  const picture: MediaFile = `vrecica-${color}.svg`;
  return {
    key: `vrecica-${color}-${size}`,
    sku: `VR-PRI-${color.slice(0, 3)}-${size}`.toUpperCase(),
    ean,
    attributes: { color, size },
    stock: { tracked: true, quantity },
    media: [picture],
  };
}
