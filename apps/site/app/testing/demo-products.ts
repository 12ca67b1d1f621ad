import { fullProduct } from './demo-answers.ts';

const axisOf = (attributeID: number, label: string, fields: object, values: object[]) => ({
  attributeID,
  attributeCode: label.toLowerCase(),
  label,
  inputType: 'TextSwatch',
  customClass: '',
  values: values.map((value) => ({ isMedia: false, shopDefault: false, color: null, media: null, ...value })),
  ...fields,
});

const picture = (hash: string) => ({
  id: 1,
  title: hash,
  alt: hash,
  hash,
  mime: 'image/png',
  extension: 'png',
  width: 800,
  height: 800,
});

const color = axisOf(1, 'Boja', { inputType: 'VisualSwatch', customClass: 'boje' }, [
  { id: 11, value: 'Petrolej', color: '#0c5953', shopDefault: true },
  { id: 12, value: 'Opeka', isMedia: true, media: picture('opeka') },
]);
const size = axisOf(2, 'Veličina', {}, [
  { id: 21, value: 'A5' },
  { id: 22, value: 'B5' },
]);

const variant = (id: number, colorId: number, sizeId: number, fields: object = {}) => ({
  ...fullProduct,
  id,
  parentId: 40,
  sku: `PL-${id}`,
  finalPrice: 24,
  retailPrice: 24,
  basicPrice: 24,
  membershipPrice: null,
  media: [picture(`planer-${id}`)],
  attributeSet: {
    attributes: [
      {
        attributeID: 1,
        attributeCode: 'boja',
        label: 'Boja',
        type: 'VisualSwatch',
        unit: '',
        value: [colorId],
        valueLabel: colorId === 11 ? 'Petrolej' : 'Opeka',
      },
      {
        attributeID: 2,
        attributeCode: 'velicina',
        label: 'Veličina',
        type: 'TextSwatch',
        unit: '',
        value: [sizeId],
        valueLabel: sizeId === 21 ? 'A5' : 'B5',
      },
    ],
  },
  ...fields,
});

/** A planner in two colours and two sizes: petrol A5 and B5, brick A5 that is sold out, no brick B5. */
export const planner = {
  ...fullProduct,
  id: 40,
  name: 'Planer ulaganja',
  slug: 'planer-ulaganja',
  sku: 'PL',
  format: 'configurable',
  type: 'configurable',
  media: [picture('planer')],
  finalPrice: 24,
  retailPrice: 24,
  membershipPrice: null,
  isPriceFrom: true,
  alternates: [{ language: 'hrv', slug: 'planer-ulaganja' }],
  associatedProductsAttributes: [color, size],
  associatedProducts: [
    variant(41, 11, 21),
    variant(42, 11, 22, {
      finalPrice: 32,
      retailPrice: 32,
      basicPrice: 32,
      stock: { status: 'low', quantity: 2, restockAt: null },
    }),
    variant(43, 12, 21, {
      stock: { status: 'outOfStock', quantity: 0, restockAt: '2026-12-12T00:00:00.000Z' },
    }),
  ],
};

const optionOf = (option_title: string, inputType: string | null, fields: object = {}) => ({
  id: 1,
  option_type: 'text',
  option_title,
  label: option_title,
  hint: '',
  inputType,
  required: false,
  maxLength: null,
  min: null,
  max: null,
  custom_option_values: [],
  ...fields,
});
const choiceValue = (sku: string, label: string, fields: object = {}) => ({
  id: 1,
  label,
  sku,
  surcharge: null,
  price: null,
  color: null,
  media: null,
  ...fields,
});

/** One option of every kind (PRODUCT-023), and a text without a kind. */
export const everyOption = [
  optionOf('Način', 'dropdown', {
    required: true,
    custom_option_values: [choiceValue('D', 'Na daljinu'), choiceValue('Z', 'Uživo', { surcharge: 40 })],
  }),
  optionOf('Soba', 'numberField', { option_type: 'number', min: 1, max: 10 }),
  optionOf('Dodaci', 'multipleSelect', {
    custom_option_values: [
      choiceValue('EN', 'Sažetak', { surcharge: 9 }),
      choiceValue('PR', 'Prezentacija', { surcharge: 1.5 }),
    ],
  }),
  optionOf('Iznos', 'textSwatch', {
    custom_option_values: [
      choiceValue('25', '25 €', { price: 25 }),
      choiceValue('50', '50 €', { price: 50 }),
    ],
  }),
  optionOf('Motiv', 'visualSwatch', {
    custom_option_values: [
      choiceValue('L', 'Luka', { media: picture('luka') }),
      choiceValue('T', 'Tinta', { color: '#20231f' }),
    ],
  }),
  optionOf('Omot', 'yesNo', { custom_option_values: [choiceValue('PL-OMOT', 'Da', { surcharge: 2.5 })] }),
  optionOf('Termin', 'dateTime'),
  optionOf('Datum', 'date'),
  optionOf('Tekst na koricama', null, { maxLength: 20, hint: 'Do 20 znakova.' }),
];

/** A subscription with two plans (PRODUCT-026). */
export const subscription = {
  ...fullProduct,
  id: 60,
  slug: 'pretplata',
  format: 'e-product',
  type: 'e-product',
  finalPrice: 9,
  retailPrice: 9,
  membershipPrice: null,
  returnable: false,
  alternates: [{ language: 'hrv', slug: 'pretplata' }],
  customOptions: [
    optionOf('Subscription', 'dropdown', {
      required: true,
      custom_option_values: [
        choiceValue('M', 'Mjesečno', { price: 9 }),
        choiceValue('G', 'Godišnje', { price: 90 }),
      ],
    }),
  ],
};

/** A bundle of the planner and a book, which costs what they cost. */
export const bundle = {
  ...fullProduct,
  id: 50,
  name: 'Paket za prvi projekt',
  slug: 'paket',
  format: 'bundle',
  type: 'bundle',
  finalPrice: 52,
  retailPrice: 52,
  membershipPrice: null,
  isPriceSum: true,
  isPriceFrom: true,
  alternates: [{ language: 'hrv', slug: 'paket' }],
  bundles: [
    { product: 40, format: 'configurable', quantity: 1 },
    { product: 12, format: 'simple', quantity: 1 },
  ],
};

/** What `product/checkBundles` says of it. */
export const bundleEntries = [
  {
    product: planner,
    format: 'configurable',
    quantity: 1,
    variants: planner.associatedProducts,
    associatedProductsAttributes: planner.associatedProductsAttributes,
  },
  { product: fullProduct, format: 'simple', quantity: 1, variants: [], associatedProductsAttributes: [] },
];
