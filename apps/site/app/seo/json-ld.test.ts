import { expect, test } from 'vitest';
import { articleLd, breadcrumbList, organization, productLd } from './json-ld.ts';

const origin = 'http://izlog.example';

test('the way to a page has its steps in order, with whole addresses', () => {
  const { itemListElement } = breadcrumbList(origin, [
    { name: 'Početna', path: '/' },
    { name: 'Knjige', path: '/shop/knjige' },
  ]);

  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Početna', item: 'http://izlog.example/' },
    { '@type': 'ListItem', position: 2, name: 'Knjige', item: 'http://izlog.example/shop/knjige' },
  ]);
});

test('whoever runs the shop has a logo with its whole address, if there is one', () => {
  expect(
    organization({ name: 'Izlog', origin, logo: '/logo.png', mail: 'upit@izlog.example' }),
  ).toMatchObject({
    name: 'Izlog',
    url: origin,
    logo: 'http://izlog.example/logo.png',
    email: 'upit@izlog.example',
  });
  expect(organization({ name: 'Izlog', origin }).logo).toBeUndefined();
});

test('a product for sale has a price with two decimals, its currency and whether it can be had', () => {
  const offerOf = (stock: 'inStock' | 'low' | 'backorder' | 'outOfStock', until?: string) =>
    productLd({
      name: 'Plan',
      url: `${origin}/product/plan`,
      offer: { price: 28, currency: 'EUR', stock, until },
    }).offers;

  expect(offerOf('inStock')).toEqual({
    '@type': 'Offer',
    url: 'http://izlog.example/product/plan',
    price: '28.00',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
  });
  expect(offerOf('outOfStock')).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
  expect(offerOf('backorder', '2026-12-01T00:00:00Z')).toMatchObject({
    availability: 'https://schema.org/BackOrder',
    priceValidUntil: '2026-12-01',
  });
});

test('[DOOR-07] an offer says how it is sent and given back, once for all variants; a shop that names no country says nothing', () => {
  const offer = { price: 28, currency: 'EUR', stock: 'inStock' } as const;
  const terms = {
    country: 'HR',
    currency: 'EUR',
    rates: [{ name: 'Dostava', price: 4.5 }],
    returns: { days: 14, link: `${origin}/raskid-ugovora` },
  };
  const variant = (name: string) => ({
    name,
    url: `${origin}/product/plan?variant=${name}`,
    offer,
    facts: [],
  });
  const about = { name: 'Plan', url: `${origin}/product/plan` };

  expect(productLd({ ...about, offer, terms }).offers).toMatchObject({
    shippingDetails: [
      {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: '4.50', currency: 'EUR' },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'HR' },
      },
    ],
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'HR',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 14,
      merchantReturnLink: 'http://izlog.example/raskid-ugovora',
    },
  });
  const { hasVariant } = productLd({
    ...about,
    terms,
    axes: ['Boja'],
    variants: [variant('a'), variant('b')],
  });
  expect(hasVariant).toMatchObject([
    { offers: { hasMerchantReturnPolicy: { merchantReturnDays: 14 } } },
    {
      offers: { shippingDetails: [{ '@id': '#shipping-1' }], hasMerchantReturnPolicy: { '@id': '#returns' } },
    },
  ]);
  const personal = productLd({ ...about, offer, terms: { ...terms, rates: [], returns: null } }).offers;
  expect(personal).toMatchObject({
    hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
  });
  expect(JSON.stringify(productLd({ ...about, offer }))).not.toMatch(/shippingDetails|ReturnPolicy/);
});

test('[SELL-01] a reduction that is announced has its former price as one that is struck through, beside that of a unit', () => {
  const offers = (unitPrice: { price: number; quantity: number; unit: string } | null) =>
    productLd({
      name: 'Plan',
      url: `${origin}/product/plan`,
      offer: { price: 16, struck: 20, currency: 'EUR', stock: 'inStock', unitPrice },
    }).offers;
  const struck = {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: '20.00',
    priceCurrency: 'EUR',
  };

  expect(offers(null)).toMatchObject({ price: '16.00', priceSpecification: struck });
  expect(offers({ price: 1.6, quantity: 1, unit: 'kg' })).toMatchObject({
    priceSpecification: [{ price: '1.60' }, struck],
  });
});

test('a product with variants is a group, each variant with its address, offer and what it differs by', () => {
  const group = productLd({
    name: 'Planer',
    url: `${origin}/product/planer`,
    sku: 'PL',
    axes: ['Boja', 'Uvez'],
    variants: [
      {
        name: 'Planer, more',
        url: `${origin}/product/planer?variant=5`,
        sku: 'PL-M',
        gtin: '2938500000108',
        offer: { price: 24, currency: 'EUR', stock: 'low' },
        facts: [
          { label: 'Boja', value: 'More' },
          { label: 'Uvez', value: 'Tvrdi' },
        ],
      },
    ],
  });

  expect(group).toMatchObject({ '@type': 'ProductGroup', productGroupID: 'PL' });
  // What search engines know by a name of their own is called so; the rest keeps the shop's word.
  expect(group.variesBy).toEqual(['https://schema.org/color', 'Uvez']);
  expect(group.offers).toBeUndefined();
  expect(group.hasVariant).toMatchObject([
    {
      '@type': 'Product',
      sku: 'PL-M',
      gtin: '2938500000108',
      url: 'http://izlog.example/product/planer?variant=5',
      offers: { price: '24.00', availability: 'https://schema.org/LimitedAvailability' },
      color: 'More',
      additionalProperty: [{ '@type': 'PropertyValue', name: 'Uvez', value: 'Tvrdi' }],
    },
  ]);
});

test('a product that is not for sale has no offer', () => {
  expect(productLd({ name: 'Plan', url: origin, sku: null })).toMatchObject({
    offers: undefined,
    sku: undefined,
  });
});

test('[SELL-03] what is done for the buyer is a service with its offer, without the numbers and the maker of goods', () => {
  const about = {
    name: 'Radionica',
    url: origin,
    sku: 'R-1',
    gtin: '3850000000017',
    brand: 'Izlog',
    manufacturer: { name: 'Izlog d.o.o.', address: '', email: '' },
    offer: { price: 45, currency: 'EUR', stock: 'inStock' as const },
  };
  const service = productLd({ ...about, isService: true });
  expect(service).toMatchObject({ '@type': 'Service', name: 'Radionica', offers: { price: '45.00' } });
  for (const name of ['sku', 'gtin', 'manufacturer']) expect(service).not.toHaveProperty(name);
  expect(productLd(about)).toMatchObject({ '@type': 'Product', sku: 'R-1' });
});

test('a post has its headline, times and publisher', () => {
  const article = articleLd({
    headline: 'Vijest',
    url: `${origin}/vijest`,
    publishedAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-02T00:00:00.000Z',
    publisher: 'Izlog',
  });

  expect(article).toMatchObject({
    '@type': 'Article',
    headline: 'Vijest',
    datePublished: '2026-01-01T00:00:00.000Z',
    dateModified: '2026-01-02T00:00:00.000Z',
    publisher: { name: 'Izlog' },
  });
  expect(
    articleLd({ headline: 'V', url: origin, publishedAt: null, publisher: 'I' }).datePublished,
  ).toBeUndefined();
});
