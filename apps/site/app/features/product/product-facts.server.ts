import type { DeliveryOffer } from '@izlog/contract/ecommerce/delivery';
import { withdrawalDays } from '@izlog/contract/ecommerce/orders/withdrawal';
import { mediaAddress } from '@izlog/contract/media/media-address';
import { pricesOf, priceToPay } from '@izlog/contract/product/prices';
import type { Product } from '@izlog/contract/product/product';
import type { ProductPrices } from '@izlog/contract/product/product-price';
import { schemaFacts } from '#site/features/catalog/door/public-fields.server.ts';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { langMark } from '#site/i18n/lang-mark.ts';
import { textOf } from '#site/i18n/messages.ts';
import { pathTo } from '#site/i18n/path-to.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { slugAlternates } from '#site/seo/alternates.ts';
import { breadcrumbList, type Crumb, productLd } from '#site/seo/json-ld.ts';
import type { PageFacts } from '#site/seo/page-facts.ts';
import { fieldNames } from './product-fields.ts';
import { kindOf } from './product-kind.ts';

/** The way from the home page to the product's main category. */
export function productCrumbs(product: Product, { language }: SiteContext): Crumb[] {
  const { messages, locale } = catalogueOf(language.code2);
  return [
    { name: textOf(messages, locale, 'header.home'), path: pathTo('home', {}, language) },
    { name: textOf(messages, locale, 'list.title'), path: pathTo('shop', {}, language) },
    ...product.breadcrumbs.map((one) => ({
      name: one.name,
      path: pathTo('shop', { slug: one.slug }, language),
      lang: langMark(one.language, language),
    })),
  ];
}

/** Warnings, and who is responsible in the EU: search engines know no properties of their own for them. */
function safetyProperties({ safety, responsible }: Product, { code2 }: SiteContext['language']) {
  const { messages, locale } = catalogueOf(code2);
  const { name = '', address = '', email = '' } = responsible ?? {};
  return [
    { name: textOf(messages, locale, 'product.maker'), value: safety },
    {
      name: textOf(messages, locale, 'product.responsible').replace(/:$/, ''),
      value: [name, address, email].filter(Boolean).join(', '),
    },
  ];
}

/**
 * How goods come and whether they can be given back, as the page says it: by the shop's own ways of delivery, to the country
 * it sells to first, and by the right of withdrawal. Nothing where that country is not known.
 */
function termsOf(product: Product, delivery: readonly DeliveryOffer[], withdrawal: string) {
  const country = delivery.find((one) => one.country)?.country;
  if (!country || kindOf(product) !== 'goods') return undefined;
  return {
    country,
    currency: product.currency,
    // What one fetches oneself is not sent.
    rates: delivery.filter(({ isCollected }) => !isCollected).map(({ name, price }) => ({ name, price })),
    returns: product.returnable ? { days: withdrawalDays, link: withdrawal } : null,
  };
}

/** What search engines get; the variants of a product with the address at which each is shown chosen. */
export function productFacts(
  product: Product,
  path: string,
  crumbs: Crumb[],
  { origin, site, language }: SiteContext,
  delivery: readonly DeliveryOffer[] = [],
): PageFacts {
  const imageOf = ({ media: [picture] }: Pick<Product, 'media'>) =>
    picture && mediaAddress(picture, 'LargeSize', 'jpeg');
  const image = imageOf(product);
  const description = product.seo.description || product.shortDescription || undefined;
  const url = origin + path;
  const offerOf = (sold: Pick<Product, keyof ProductPrices | 'stock' | 'unitPrice' | 'guarantee'>) => {
    const price = priceToPay(sold);
    // What is booked has a price and an end as well; what is asked about or sold elsewhere has none of ours.
    return (product.purchase === 'cart' || product.purchase === 'reservation') && price !== null
      ? {
          price,
          currency: product.currency,
          stock: sold.stock.status,
          struck: pricesOf(sold)?.discount?.compareAtPrice,
          until: sold.discount?.to ?? undefined,
          unitPrice: sold.unitPrice,
          guarantee: sold.guarantee,
        }
      : undefined;
  };
  return {
    title: product.seo.title || product.name,
    description,
    path,
    alternates: slugAlternates('product', product.alternates, site.languages),
    image,
    type: 'product',
    jsonLd: [
      productLd({
        name: product.name,
        url,
        sku: product.sku,
        gtin: product.barcode,
        brand: product.brand,
        isService: kindOf(product) === 'service',
        manufacturer: product.manufacturer,
        properties: safetyProperties(product, language),
        named: schemaFacts(product),
        description,
        image: image && origin + image,
        offer: offerOf(product),
        terms: termsOf(product, delivery, origin + pathTo('withdrawal', {}, language)),
        axes: product.associatedProductsAttributes.map(({ label }) => label),
        variants: product.associatedProducts.map((variant) => {
          const own = imageOf(variant);
          return {
            name: `${product.name}, ${variant.attributeSet.attributes.map(({ valueLabel }) => valueLabel).join(', ')}`,
            url: `${url}?${fieldNames.variant}=${variant.id}`,
            sku: variant.sku,
            gtin: variant.barcode,
            image: own && origin + own,
            offer: offerOf(variant),
            facts: variant.attributeSet.attributes.map(({ label, valueLabel }) => ({
              label,
              value: valueLabel,
            })),
          };
        }),
      }),
      breadcrumbList(origin, [...crumbs, { name: product.name, path }]),
    ],
  };
}
