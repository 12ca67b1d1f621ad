/** One step on the way to a page: its name and path. */
export interface Crumb {
  name: string;
  path: string;
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

interface ProductFacts {
  name: string;
  url: string;
  sku?: string | null;
  description?: string;
  image?: string;
  /** Price to pay in whole units, in the currency's ISO code; absent when the product is not for sale. */
  offer?: { price: number; currency: string; isInStock: boolean };
}

/** A product with its offer. */
export function productLd({
  name,
  url,
  sku,
  description,
  image,
  offer,
}: ProductFacts): Record<string, unknown> {
  return {
    '@context': schema,
    '@type': 'Product',
    name,
    url,
    sku: sku ?? undefined,
    description,
    image,
    offers: offer && {
      '@type': 'Offer',
      url,
      price: offer.price.toFixed(2),
      priceCurrency: offer.currency,
      availability: `${schema}/${offer.isInStock ? 'InStock' : 'OutOfStock'}`,
    },
  };
}

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
