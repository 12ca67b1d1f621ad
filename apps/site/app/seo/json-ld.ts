import { isGtin } from '@izlog/contract/user/barcode';

/** One step on the way to a page: its name and path. */
export interface Crumb {
  name: string;
  path: string;
  /** Language of its name where it is not the page's. */
  lang?: string;
}

const schema = 'https://schema.org';

/** The way to a page for search engines; the last crumb is the page. */
export function breadcrumbList(origin: string, crumbs: readonly Crumb[]): Record<string, unknown> {
  return {
    '@context': schema,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: origin + crumb.path,
    })),
  };
}

/** Who runs the shop. */
export function organization(about: {
  name: string;
  origin: string;
  logo?: string;
  mail?: string;
  phone?: string;
}) {
  return {
    '@context': schema,
    '@type': 'Organization',
    name: about.name,
    url: about.origin,
    logo: about.logo && new URL(about.logo, about.origin).href,
    email: about.mail,
    telephone: about.phone,
  };
}

interface Offer {
  /** Price to pay in whole units, in the currency's ISO code. */
  price: number;
  currency: string;
  stock: 'inStock' | 'low' | 'backorder' | 'outOfStock';
  /** The former price, where a reduction is announced: the one that is struck through on the page. */
  struck?: number | undefined;
  /** Until when the price holds, ISO 8601. */
  until?: string;
  /** Per unit of content (Directive 98/6/EC). */
  unitPrice?: { price: number; quantity: number; unit: string } | null;
  /** The maker's guarantee of durability. */
  guarantee?: { years: number } | null;
}

interface Terms {
  /** ISO 3166-1 alpha-2 code: where these prices and this right count. */
  country: string;
  currency: string;
  /** Ways by which it is sent, and what each costs for one, in whole units. */
  rates: ReadonlyArray<{ name: string; price: number }>;
  /** Days in which a buyer may withdraw, and where that is done; null where there is no such right. */
  returns: { days: number; link: string } | null;
}

interface OfferFacts {
  name: string;
  url: string;
  sku?: string | null;
  gtin?: string | null;
  image?: string;
  /** Absent when it is not for sale. */
  offer?: Offer;
}

interface ProductFacts extends OfferFacts {
  description?: string;
  /** Who makes it (GPSR, Article 19). */
  manufacturer?: { name: string; address: string; email: string } | null;
  /** What else is said of it, such as its warnings. */
  properties?: ReadonlyArray<{ name: string; value: string }>;
  /** The same under names of schema.org. */
  named?: Readonly<Record<string, unknown>>;
  brand?: string | null;
  /** Something is done, nothing is handed over: no numbers of goods, and no maker. */
  isService?: boolean;
  /** How it is sent and given back: the same for all that is offered of it. */
  terms?: Terms | undefined;
  /** Labels of the axes on which the variants differ. */
  axes?: readonly string[];
  variants?: ReadonlyArray<OfferFacts & { facts: ReadonlyArray<{ label: string; value: string }> }>;
}

/**
 * A product with its offer; one with variants as a group, each variant with an offer and an address of its own. What is done
 * for the buyer is a service.
 */
export function productLd({ axes = [], variants = [], ...about }: ProductFacts): Record<string, unknown> {
  const { description } = about;
  const offersLd = offersWith(about.terms);
  const brand = about.brand ? { '@type': 'Brand', name: about.brand } : undefined;
  if (about.isService && variants.length === 0) {
    const { sku: _sku, gtin: _gtin, ...offered } = offersLd(about);
    return { '@context': schema, '@type': 'Service', ...offered, description, brand };
  }
  const made = makerLd(about);
  if (variants.length === 0)
    return { '@context': schema, '@type': 'Product', ...offersLd(about), description, brand, ...made };
  const { sku, ...group } = offersLd({ ...about, offer: undefined });
  return {
    '@context': schema,
    '@type': 'ProductGroup',
    ...group,
    description,
    brand,
    ...made,
    productGroupID: sku,
    variesBy: axes.map((label) => {
      const known = propertyOf(label);
      return known ? `${schema}/${known}` : label;
    }),
    hasVariant: variants.map((variant) => ({
      '@type': 'Product',
      ...offersLd(variant),
      ...factsLd(variant.facts),
    })),
  };
}

function makerLd({ manufacturer, properties = [], named }: ProductFacts) {
  const described = properties.filter(({ value }) => value !== '');
  return {
    ...named,
    manufacturer: manufacturer
      ? {
          '@type': 'Organization',
          name: manufacturer.name,
          address: manufacturer.address || undefined,
          email: manufacturer.email || undefined,
        }
      : undefined,
    additionalProperty:
      described.length > 0 ? described.map((one) => ({ '@type': 'PropertyValue', ...one })) : undefined,
  };
}

/** What a variant is, under the names that search engines know, else as a property with a name of its own. */
function factsLd(facts: ReadonlyArray<{ label: string; value: string }>): Record<string, unknown> {
  const known = facts.flatMap(({ label, value }) => {
    const property = propertyOf(label);
    return property ? [[property, value] as const] : [];
  });
  const others = facts
    .filter(({ label }) => !propertyOf(label))
    .map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value }));
  return { ...Object.fromEntries(known), additionalProperty: others.length > 0 ? others : undefined };
}

/** The properties by which search engines tell variants apart, as shops call them. */
const properties: ReadonlyArray<readonly [string, RegExp]> = [
  ['color', /^(boja|colou?r|farbe)$/i],
  ['size', /^(veličina|size|größe)$/i],
  ['material', /^(materijal|material)$/i],
  ['pattern', /^(uzorak|pattern|muster)$/i],
];

const propertyOf = (label: string) => properties.find(([, names]) => names.test(label.trim()))?.[0];

const availabilities = {
  inStock: 'InStock',
  low: 'LimitedAvailability',
  backorder: 'BackOrder',
  outOfStock: 'OutOfStock',
} as const satisfies Record<Offer['stock'], string>;

/** Says terms with the first offer; those of other variants name what stands there. */
function offersWith(terms: Terms | undefined) {
  const whole = terms && termsLd(terms);
  let isSaid = false;
  return ({ name, url, sku, gtin, image, offer }: OfferFacts) => {
    const own = offer && whole && (isSaid ? named(whole) : whole);
    isSaid ||= own !== undefined;
    return {
      name,
      url,
      sku: sku ?? undefined,
      // What shops type there is often a number of their own; search engines refuse pages for a wrong one.
      gtin: gtin && isGtin(gtin) ? gtin : undefined,
      image,
      offers: offer && { ...offerLd(url, offer), ...own },
    };
  };
}

function termsLd({ country, currency, rates, returns }: Terms) {
  return {
    shippingDetails:
      rates.length > 0
        ? rates.map(({ name, price }, at) => ({
            '@type': 'OfferShippingDetails',
            '@id': `#shipping-${at + 1}`,
            shippingLabel: name,
            shippingRate: { '@type': 'MonetaryAmount', value: price.toFixed(2), currency },
            shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
          }))
        : undefined,
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      '@id': '#returns',
      applicableCountry: country,
      ...(returns
        ? {
            returnPolicyCategory: `${schema}/MerchantReturnFiniteReturnWindow`,
            merchantReturnDays: returns.days,
            merchantReturnLink: returns.link,
          }
        : { returnPolicyCategory: `${schema}/MerchantReturnNotPermitted` }),
    },
  };
}

const named = ({ shippingDetails, hasMerchantReturnPolicy }: ReturnType<typeof termsLd>) => ({
  shippingDetails: shippingDetails?.map((one) => ({ '@id': one['@id'] })),
  hasMerchantReturnPolicy: { '@id': hasMerchantReturnPolicy['@id'] },
});

const offerLd = (url: string, offer: Offer) => ({
  '@type': 'Offer',
  url,
  price: offer.price.toFixed(2),
  priceCurrency: offer.currency,
  availability: `${schema}/${availabilities[offer.stock]}`,
  priceValidUntil: offer.until?.slice(0, 10),
  warranty: offer.guarantee
    ? {
        '@type': 'WarrantyPromise',
        durationOfWarranty: { '@type': 'QuantitativeValue', value: offer.guarantee.years, unitCode: 'ANN' },
      }
    : undefined,
  priceSpecification: pricesLd(offer),
});

/** What the price is beside what is paid: per unit of content, and before a reduction that is announced. */
function pricesLd({ unitPrice, struck, currency }: Offer) {
  const prices = [
    ...(unitPrice ? [unitPriceLd(unitPrice, currency)] : []),
    ...(struck === undefined
      ? []
      : [
          {
            '@type': 'UnitPriceSpecification',
            priceType: `${schema}/StrikethroughPrice`,
            price: struck.toFixed(2),
            priceCurrency: currency,
          },
        ]),
  ];
  return prices.length > 1 ? prices : prices[0];
}

/** An event, with what can be booked for it; times are ISO 8601. */
export function eventLd(about: {
  name: string;
  url: string;
  start: string;
  end?: string | null;
  place: string;
  description?: string;
  image?: string;
  offers: ReadonlyArray<{ url: string; offer: Offer }>;
}): Record<string, unknown> {
  return {
    '@context': schema,
    '@type': 'Event',
    name: about.name,
    url: about.url,
    startDate: about.start,
    endDate: about.end ?? undefined,
    eventStatus: `${schema}/EventScheduled`,
    location: about.place ? { '@type': 'Place', name: about.place, address: about.place } : undefined,
    description: about.description,
    image: about.image,
    offers: about.offers.length > 0 ? about.offers.map(({ url, offer }) => offerLd(url, offer)) : undefined,
  };
}

function unitPriceLd({ price, quantity, unit }: NonNullable<Offer['unitPrice']>, currency: string) {
  const code = unitCodes[unit.toLowerCase()];
  return {
    '@type': 'UnitPriceSpecification',
    price: price.toFixed(2),
    priceCurrency: currency,
    referenceQuantity: {
      '@type': 'QuantitativeValue',
      value: quantity,
      ...(code ? { unitCode: code } : { unitText: unit }),
    },
  };
}

/** Units of content as UN/CEFACT codes, which search engines read. */
const unitCodes: Record<string, string | undefined> = {
  g: 'GRM',
  kg: 'KGM',
  ml: 'MLT',
  cl: 'CLT',
  dl: 'DLT',
  l: 'LTR',
  mm: 'MMT',
  cm: 'CMT',
  m: 'MTR',
  m2: 'MTK',
  'm²': 'MTK',
  m3: 'MTQ',
  'm³': 'MTQ',
};

/** A post; times are ISO 8601. */
export function articleLd(about: {
  headline: string;
  url: string;
  image?: string;
  publishedAt?: string | null;
  updatedAt?: string;
  publisher: string;
}): Record<string, unknown> {
  return {
    '@context': schema,
    '@type': 'Article',
    headline: about.headline,
    mainEntityOfPage: about.url,
    image: about.image,
    datePublished: about.publishedAt ?? undefined,
    dateModified: about.updatedAt,
    publisher: { '@type': 'Organization', name: about.publisher },
  };
}
