import { regular } from '../prices.ts';
import { product } from '../product.ts';
import { rich } from '../rich.ts';
import type { Media } from '../shape.ts';
import type { Brand, Category, Product } from '../shape-catalogue.ts';

const pane = { folder: 'proizvodi', width: 800, height: 800 } as const;

export const secondMedia: Media[] = [
  {
    ...pane,
    file: 'med-lipa.svg',
    alt: { hr: 'Tegla svijetlog meda s drvenim poklopcem', en: 'Jar of light honey with a wooden lid' },
  },
  {
    ...pane,
    file: 'med-vrijesak.svg',
    alt: { hr: 'Tegla tamnog meda s drvenim poklopcem', en: 'Jar of dark honey with a wooden lid' },
  },
  { ...pane, file: 'sace.svg', alt: { hr: 'Okvir saća i pčela', en: 'Frame of honeycomb and a bee' } },
];

export const secondBrands: Brand[] = [
  {
    key: 'pcelinjak-brdo',
    name: 'Pčelinjak Brdo',
    manufacturer: {
      name: 'OPG Pčelinjak Brdo',
      address: 'Brdo 5, 47280 Ozalj, Hrvatska',
      email: 'med@pcelinjak-brdo.example',
    },
  },
];

export const secondCategories: Category[] = [
  {
    key: 'iz-pcelinjaka',
    name: { hr: 'Iz pčelinjaka' },
    slug: { hr: 'iz-pcelinjaka' },
    line: { hr: 'Med i saće, ove godine' },
    description: { hr: 'Sve što je jedan pčelinjak dao u jednoj godini.' },
    media: 'med-lipa.svg',
  },
];

/** Three jars: enough to see that one site never shows the other's things. */
export const secondProducts: Product[] = [
  product({
    key: 'med-lipa',
    type: 'simple',
    sku: 'MED-LIPA',
    ean: '2938500000702',
    name: { hr: 'Med od lipe, 450 g' },
    kindLine: { hr: 'Tegla, 450 g' },
    short: { hr: 'Svijetao, blago gorak, s okusom lipnja.' },
    description: {
      hr: rich('Vrcan krajem lipnja, nefiltriran. Kristalizira se u prosincu, kao i svaki pravi.'),
    },
    brand: 'pcelinjak-brdo',
    categories: ['iz-pcelinjaka'],
    prices: regular(950, { since: 120 }),
    stock: { tracked: true, quantity: 40 },
    weight: 720,
    media: ['med-lipa.svg'],
    crossSell: ['med-vrijesak'],
    categoryPriority: 1,
    createdDaysAgo: 120,
  }),
  product({
    key: 'med-vrijesak',
    type: 'simple',
    sku: 'MED-VRIJ',
    ean: '2938500000719',
    name: { hr: 'Med od vrijeska, 450 g' },
    kindLine: { hr: 'Tegla, 450 g' },
    short: { hr: 'Taman i gust, za one kojima je lipa preblaga.' },
    description: { hr: rich('Kasna paša s Kordunskih brda. Vrca se teško, pa ga ima malo.') },
    brand: 'pcelinjak-brdo',
    categories: ['iz-pcelinjaka'],
    prices: regular(1350, { since: 90 }),
    stock: { tracked: true, quantity: 3 },
    weight: 720,
    media: ['med-vrijesak.svg'],
    crossSell: ['med-lipa', 'sace'],
    categoryPriority: 2,
    createdDaysAgo: 90,
  }),
  product({
    key: 'sace',
    type: 'simple',
    sku: 'SACE-01',
    ean: '2938500000726',
    name: { hr: 'Med u saću' },
    kindLine: { hr: 'Okvir, oko 1 kg' },
    short: { hr: 'Cijeli okvir, kako je izašao iz košnice.' },
    description: { hr: rich('Šalje se u drvenoj kutiji, od srpnja do rujna. Vosak se žvače i baca.') },
    brand: 'pcelinjak-brdo',
    categories: ['iz-pcelinjaka'],
    prices: regular(2400, { since: 60 }),
    stock: { tracked: true, quantity: 0, restockInDays: 45 },
    weight: 1150,
    media: ['sace.svg'],
    crossSell: ['med-vrijesak'],
    categoryPriority: 3,
    createdDaysAgo: 60,
  }),
];
