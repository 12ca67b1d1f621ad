import { type Answers, refused } from './fake-platform.ts';

export const pagination = { lastPage: 2, page: 1, limit: 12, total: 14, perPage: 12 };

const stock = { status: 'inStock', quantity: 5, restockAt: null };

/** A simple product as the platform lists it. */
export const product = {
  id: 12,
  parentId: null,
  name: 'Račun prije betona',
  slug: 'racun-prije-betona',
  sku: 'RPB-1',
  type: 'simple',
  format: 'simple',
  purchase: 'cart',
  kindLine: 'Tiskana knjiga',
  brand: null,
  media: [],
  bundles: [],
  categoryPriority: 1,
  featured: false,
  archived: false,
  stock,
  finalPrice: 28,
  retailPrice: 28,
  basicPrice: 28,
  membershipPrice: 25.2,
  discount: null,
  isPriceFrom: false,
};

/** The same product in full. */
export const fullProduct = {
  ...product,
  attributeSet: { attributes: [] },
  barcode: null,
  weight: 800,
  shortDescription: 'Priručnik za prvi račun.',
  description: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'O knjizi.' }] }],
  },
  facts: [{ label: 'Stranica', value: '312' }],
  categories: [{ id: 3, name: 'Knjige', slug: 'knjige' }],
  breadcrumbs: [{ id: 3, name: 'Knjige', slug: 'knjige' }],
  tags: [],
  associatedProducts: [],
  associatedProductsAttributes: [],
  customOptions: [],
  crossSellProducts: [],
  upSellProducts: [],
  parent: null,
  guarantee: null,
  manufacturer: null,
  responsible: null,
  safety: '',
  taxRate: 5,
  dimensions: null,
  unitPrice: null,
  quantityRule: { min: 1, max: null, step: 1 },
  isPriceSum: false,
  returnable: true,
  externalUrl: null,
  externalButton: '',
  seo: { title: '', description: '' },
  language: 'hrv',
  isFallback: false,
  alternates: [
    { language: 'hrv', slug: 'racun-prije-betona' },
    { language: 'deu', slug: 'rechnung-vor-beton' },
  ],
  currency: 'EUR',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};

const category = {
  id: 3,
  name: 'Knjige',
  slug: 'knjige',
  parentId: null,
  position: 1,
  line: 'Za stol i torbu',
  description: '',
  media: null,
  sortTypes: [],
  sortDefaultType: null,
  seo: { title: '', description: '' },
  alternates: [{ language: 'hrv', slug: 'knjige' }],
  isFallback: false,
  children: [],
};

/** A page without anything in it. */
export const emptyPage = {
  id: 1,
  title: 'Početna',
  slug: 'pocetna',
  path: '/pocetna',
  excerpt: '',
  media: null,
  display: 'components',
  postTypeSlug: 'page',
  terms: [],
  published_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-02T00:00:00.000Z',
  language_code: 'hrv',
  isFallback: false,
  handler: null,
  meta: {},
  options: {},
  mobileMeta: {},
  mobileOptions: {},
  parts: [] as unknown[],
  body: null as unknown,
  seo: { media: null },
  alternates: [{ language: 'hrv', slug: 'pocetna', path: '/pocetna' }],
  created_at: '2026-01-01T00:00:00.000Z',
  rev: 1,
};

const part = (handler: string, fields: object) => ({
  id: `${handler}-1`,
  handler,
  slot: 'main',
  meta: {},
  options: {},
  mobileMeta: {},
  mobileOptions: {},
  parts: [],
  ...fields,
});

const element = (handler: string, fields: object) => ({
  ...part(handler, fields),
  id: 1,
  title: handler,
  type: 'static-element',
  created_at: '2026-01-01T00:00:00.000Z',
  language_code: 'hrv',
  isFallback: false,
  slug: null,
  rev: 1,
});

/** Languages of the demonstration domain; pass fewer for a site of one language. */
export const domain = (languages = ['hrv', 'eng', 'deu', 'srp'], mainUrl = 'http://izlog.example') => ({
  apiKeyToken: 'key-1',
  siteID: 1,
  name: 'Izlog',
  url: 'http://izlog.example',
  mainUrl,
  stores: languages.map((language, index) => ({ language, storeID: index + 1 })),
  defaultLanguage: languages[0],
  allowedLanguages: languages,
  isEcommerce: true,
});

/** A customer as the platform knows her. */
export const customer = {
  id: 5,
  email: 'ana@posta.example',
  username: 'ana@posta.example',
  details: { firstName: 'Ana', lastName: 'Primjerić' },
  memberCardBarcode: null as string | null,
  addresses: [] as unknown[],
  company: null,
  isBackofficeUser: false,
  emailConfirmed: true,
  newEmail: null as string | null,
  hasPassword: true,
  scope: [],
  language: 'hrv',
};

/** A small shop: two elements of layout, a navigation, one product, one category, one post, one event. */
export const demoAnswers: Answers = {
  'POST /api/v2/domainDetect': () => domain(),
  'GET /api/v1/cms/option/filter': () => [],
  'GET /api/v2/ecommerce/settings/getCurrencyConfig': () => ({
    responseData: {
      allowedCurrencies: [{ id: 1, label: 'EUR', symbol: '€', iso: 'EUR', rate: 1 }],
      mainCurrencyId: 1,
    },
  }),
  'POST /api/v1/cms/element/getByHandlers': () => ({
    elements: [
      element('header-section', { meta: { strip: 'Uvodni razgovor bez naknade' } }),
      element('footer-section', {
        meta: {
          mail: 'upit@izlog.example',
          phone: '01 5555 210',
          copyright: '© 2026. Izlog.',
          scheduleBtn: { name: 'Zakažite sastanak', formattedPath: '/kontakt' },
        },
        parts: [
          part('link-list', {
            id: 'list-1',
            meta: { heading: 'Kupnja' },
            parts: [
              part('link', {
                id: 'link-1',
                meta: { button: { name: 'Dostava', formattedPath: '/dostava' } },
              }),
            ],
          }),
          part('link-list', {
            id: 'list-2',
            meta: { heading: 'Izlog' },
            parts: [
              part('link', { id: 'link-2', meta: { button: { name: 'O nama', formattedPath: '/o-nama' } } }),
            ],
          }),
        ],
      }),
      element('cookie-section', { meta: { text: 'Ovdje koristimo kolačiće.' } }),
    ],
  }),
  'GET /api/v1/cms/navigation/tree/main': () => ({
    id: 'main',
    children: [
      {
        id: 1,
        name: 'Trgovina',
        language: 'hrv',
        link_type: 'static',
        path: '/shop',
        entity: null,
        target: null,
        children: [],
      },
      {
        id: 2,
        name: 'Studije',
        language: 'hrv',
        link_type: 'internal',
        path: '/shop/studije',
        entity: { kind: 'productCategory', id: 4 },
        target: null,
        children: [
          {
            id: 3,
            name: 'Za banku',
            language: 'hrv',
            link_type: 'external',
            path: 'https://banka.example/',
            entity: null,
            target: '_blank',
            children: [],
          },
        ],
      },
    ],
  }),
  'GET /api/v1/cms/finder/decide': ({ query }) => {
    const [slug] = query.getAll('params');
    const known = {
      ...emptyPage,
      parts: [part('text', { meta: { heading: 'Ulaganja', body: 'Dobro došli.' } })],
    };
    if (slug === undefined || slug === 'pocetna') return { type: 'page', entity: known };
    if (slug === 'stara') return { type: 'redirect', target: '/pocetna', status: 301 };
    throw notFound();
  },
  'POST /api/v1/cms/redirect/addFailedRequest': () => ({}),
  'GET /api/v1/cms/consent/filter': ({ query }) => ({
    records: [
      {
        assigned_to: query.get('assigned_to') ?? 'newsletter',
        consents: ['PRIVATNOST', 'NOVOSTI'],
        requiredConsents: ['PRIVATNOST'],
      },
    ],
    pagination,
  }),
  'POST /api/v1/gdpr/web/consent/filter': () => ({
    records: [
      {
        id: 1,
        uniqueNumber: 'PRIVATNOST',
        displayName: 'Prihvaćam <a href="/politika-privatnosti">politiku</a>.',
        version: 1,
      },
      { id: 2, uniqueNumber: 'NOVOSTI', displayName: 'Želim novosti.', version: 1 },
    ],
    pagination,
  }),
  'POST /api/v1/product/web/filter': () => ({ records: [product], pagination }),
  'POST /api/v1/product/layered/navigation': () => [],
  'POST /api/v1/product/web/category/filter': () => ({ records: [category], pagination }),
  'GET /api/v1/product/web/category/get/knjige': () => ({ ...category, path: [category] }),
  'GET /api/v1/product/web/get': ({ query }) => {
    // By its id any product is answered: carts are filled with many.
    if (query.get('slug') === product.slug || query.has('id')) return fullProduct;
    throw notFound();
  },
  'POST /api/v1/cms/term/filterStandard': () => ({ records: [], pagination }),
  'POST /api/v1/cms/post/filterStandard': () => ({
    records: [],
    pagination: { ...pagination, total: 0, lastPage: 1 },
  }),
  'GET /api/v1/calendar/event/get/7': () => ({
    id: 7,
    title: 'Kako čitati natječaj',
    slug: 'kako-citati',
    path: '/dogadjaj/7',
    start: '2026-11-12T09:00:00.000Z',
    end: '2026-11-12T11:00:00.000Z',
    place: 'Zagreb',
    excerpt: '',
    body: null,
    media: null,
    language_code: 'hrv',
    isFallback: false,
  }),
  'GET /api/v1/cms/sitemap/index': () => [
    { kind: 'product', total: 1, parts: 1, updatedAt: '2026-01-01T00:00:00.000Z' },
  ],
  'GET /api/v1/cms/sitemap/product/1': () => [
    {
      id: 12,
      updatedAt: '2026-01-01T00:00:00.000Z',
      alternates: [
        { language: 'hrv', path: '/product/racun-prije-betona' },
        { language: 'deu', path: '/de/produkt/rechnung-vor-beton' },
      ],
      images: ['/api/v1/media/file/ab/LargeSize.jpeg'],
    },
  ],
};

function notFound() {
  return refused(404, 'NOT_FOUND');
}
