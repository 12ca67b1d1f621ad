import { reduced } from '../prices.ts';
import { product } from '../product.ts';
import { rich } from '../rich.ts';
import type { MediaFile } from '../shape.ts';
import type { Prices, Product, Variant } from '../shape-catalogue.ts';

const window = { startsDaysAgo: 6, endsInDays: 24, since: 300 };

// An introductory reduction in the weeks before is what the 30-day lowest price has to find: 30,00 €, not 32,00 €.
const a5 = reduced(3200, 2400, {
  ...window,
  member: 2160,
  earlier: [{ kind: 'discount', amount: 3000, startsDaysAgo: 24, endsInDays: -17 }],
});
const b5 = reduced(3600, 2880, { ...window, member: 2592 });
const a4 = reduced(4200, 3360, { ...window, member: 3024 });

/** The planner of the shop window: four colours, three sizes, text on the cover, gift wrap. */
export const planner: Product = product({
  key: 'planer',
  type: 'configurable',
  sku: 'PL-2027',
  name: { hr: 'Planer ulaganja 2027.', en: 'Investment planner 2027', de: 'Investitionsplaner 2027' },
  kindLine: { hr: 'Planer, četiri boje', en: 'Planner, four colours', de: 'Planer, vier Farben' },
  short: {
    hr: 'Bilježnica u kojoj ideja za 52 tjedna postane plan: tjedni račun, popis pretpostavki i prazna stranica za svako „što ako”.',
    en: 'A notebook in which an idea becomes a plan in 52 weeks: weekly sums, a list of assumptions and an empty page for every “what if”.',
    de: 'Ein Heft, in dem aus einer Idee in 52 Wochen ein Plan wird: Wochenrechnung, Annahmenliste und eine leere Seite für jedes „Was wäre, wenn“.',
  },
  description: {
    hr: rich(`
      Većina planova ne propadne zbog loše ideje, nego zbog pretpostavke koju nitko nije zapisao. Zato svaki tjedan
      u Planeru ima tri mjesta: što smo pretpostavili, što se dogodilo i koliko je to stajalo.

      - 52 tjedna s računom prihoda i troškova
      - 12 mjesečnih presjeka novčanog tijeka
      - kalendar najavljenih EU poziva za 2027.
      - popis pitanja koja banka postavlja prije odobrenja
    `),
    en: rich(`
      Most plans do not fail because of a bad idea but because of an assumption that nobody wrote down. So every
      week in the planner has three places: what we assumed, what happened and what it cost.

      - 52 weeks of income and costs
      - 12 monthly cross-sections of cash flow
      - the calendar of announced EU calls for 2027
      - the questions a bank asks before it approves
    `),
    de: rich(`
      Die meisten Pläne scheitern nicht an einer schlechten Idee, sondern an einer Annahme, die niemand
      aufgeschrieben hat. Deshalb hat jede Woche drei Felder: was wir annahmen, was geschah und was es kostete.
    `),
  },
  facts: [
    {
      label: { hr: 'Opseg', en: 'Length', de: 'Umfang' },
      value: { hr: '208 stranica', en: '208 pages', de: '208 Seiten' },
    },
    {
      label: { hr: 'Papir', en: 'Paper', de: 'Papier' },
      value: {
        hr: '100 g/m², bezdrvni, topla bijela',
        en: '100 gsm, wood-free, warm white',
        de: '100 g/m², holzfrei, warmweiß',
      },
    },
    {
      label: { hr: 'Uvez', en: 'Binding', de: 'Bindung' },
      value: {
        hr: 'šivan, otvara se potpuno ravno',
        en: 'sewn, opens completely flat',
        de: 'fadengeheftet, liegt ganz flach',
      },
    },
    {
      label: { hr: 'Korice', en: 'Cover', de: 'Einband' },
      value: { hr: 'platno, gumica i vrpca', en: 'cloth, elastic and ribbon', de: 'Leinen, Gummi und Band' },
    },
    {
      label: { hr: 'Jezik', en: 'Language', de: 'Sprache' },
      value: { hr: 'hrvatski', en: 'Croatian', de: 'Kroatisch' },
    },
    {
      label: { hr: 'Mjere i masa (A5)', en: 'Size and weight (A5)', de: 'Maße und Gewicht (A5)' },
      value: {
        hr: '14,8 × 21 × 1,9 cm, 390 g',
        en: '14.8 × 21 × 1.9 cm, 390 g',
        de: '14,8 × 21 × 1,9 cm, 390 g',
      },
    },
  ],
  categories: ['radni-pribor'],
  tags: ['poklon', 'za-pocetak'],
  brand: 'izlog',
  prices: a5,
  stock: { tracked: false },
  weight: 390,
  attributes: { kind: ['goods'], industry: 'all', pages: 208, instant: false, updated: '2026-09-01' },
  media: [
    'planer-petrolej.svg',
    'planer-otvoren.svg',
    'planer-detalj.svg',
    'planer-niz.svg',
    'planer-more.svg',
    'pano-2.svg',
  ],
  customOptions: [
    {
      title: 'coverText',
      label: { hr: 'Tekst na koricama', en: 'Text on the cover', de: 'Text auf dem Einband' },
      hint: {
        hr: 'Do 20 znakova, slijepi tisak. Personalizirani planer ne može se vratiti.',
        en: 'Up to 20 characters, blind embossing. A personalised planner cannot be returned.',
        de: 'Bis 20 Zeichen, Blindprägung. Ein personalisierter Planer kann nicht zurückgegeben werden.',
      },
      optionType: 'text',
      inputType: null,
      required: false,
      maxLength: 20,
      values: [],
    },
    {
      title: 'giftWrap',
      label: { hr: 'Poklon-omot i čestitka', en: 'Gift wrap and card', de: 'Geschenkpapier und Karte' },
      optionType: 'text',
      inputType: 'yesNo',
      required: false,
      values: [{ label: { hr: 'Da', en: 'Yes', de: 'Ja' }, sku: 'PL-OMOT', surcharge: 250 }],
    },
  ],
  variantAttributes: ['color', 'size'],
  variants: [
    variant('petrolej', 'a5', '2938500000108', 38),
    variant('opeka', 'a5', '2938500000115', 21),
    variant('more', 'a5', '2938500000122', 3),
    variant('maslina', 'a5', '2938500000139', 17),
    variant('petrolej', 'b5', '2938500000146', 12),
    variant('opeka', 'b5', '2938500000153', 9),
    variant('more', 'b5', '2938500000160', 14),
    variant('maslina', 'b5', '2938500000177', 0),
    variant('petrolej', 'a4', '2938500000184', 0),
    variant('opeka', 'a4', '2938500000191', 0),
    variant('more', 'a4', '2938500000207', 0),
    variant('maslina', 'a4', '2938500000214', 0),
  ],
  crossSell: ['racun-prije-betona', 'karte-52', 'financijski-model', 'salica'],
  featured: true,
  categoryPriority: 1,
  createdDaysAgo: 80,
});

function variant(color: string, size: 'a5' | 'b5' | 'a4', ean: string, quantity: number): Variant {
  const prices: Record<typeof size, Prices> = { a5, b5, a4 };
  const weights = { a5: 390, b5: 520, a4: 740 };
  const picture: MediaFile = `planer-${color}.svg`;
  return {
    key: `planer-${color}-${size}`,
    sku: `PL-2027-${color.slice(0, 3)}-${size}`.toUpperCase(),
    ean,
    attributes: { color, size },
    prices: prices[size],
    stock: quantity > 0 ? { tracked: true, quantity } : { tracked: true, quantity, restockInDays: 18 },
    weight: weights[size],
    media: [picture, 'planer-otvoren.svg'],
  };
}
