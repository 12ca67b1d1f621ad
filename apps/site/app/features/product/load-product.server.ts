import { mediaAddress } from '@izlog/contract/media/media-address';
import type { Product } from '@izlog/contract/product/product';
import { productGet } from '@izlog/contract/product/product-get';
import { redirect } from 'react-router';
import { catalogueOf } from '../../i18n/catalogue.server.ts';
import { formatShortDate } from '../../i18n/formats.ts';
import { textOf } from '../../i18n/messages.ts';
import { pathTo } from '../../i18n/path-to.ts';
import { notFound, orNotFound } from '../../platform-client/not-found.ts';
import type { SiteContext } from '../../platform-client/site-context.ts';
import { slugAlternates } from '../../seo/alternates.ts';
import { breadcrumbList, type Crumb, productLd } from '../../seo/json-ld.ts';
import type { PageFacts } from '../../seo/page-facts.ts';
import { loadTiles } from '../catalog/load-tiles.server.ts';
import { priceView } from '../catalog/tile-view.ts';
import { pictureView } from '../media/picture-of.ts';
import type { ProductView } from './product-view.ts';

/**
 * The product a slug names (PRODUCT-005); an unknown one, and `/product` without a slug, is the 404 page (PRODUCT-006).
 * A slug of another language leads on to the right address.
 */
export async function loadProduct(context: SiteContext, slug: string | undefined): Promise<ProductView> {
  if (!slug) throw notFound();
  const { call, language } = context;
  const product = await orNotFound(call(productGet, { slug }));
  const path = pathTo('product', { slug: product.slug }, language);
  if (product.slug !== slug) throw redirect(path, 301);
  const crumbs = crumbsOf(product, context);
  return {
    id: product.id,
    name: product.name,
    sku: product.sku,
    type: product.type,
    format: product.format,
    purchase: product.purchase,
    kindLine: product.kindLine,
    stock: product.stock,
    shortDescription: product.shortDescription,
    description: product.description,
    manufacturer: product.manufacturer,
    unitPrice: product.unitPrice,
    returnable: product.returnable,
    externalUrl: product.externalUrl,
    externalButton: product.externalButton,
    crumbs,
    pictures: product.media.map(pictureView),
    price: priceView(product),
    facts: [...product.facts, ...attributeFacts(product, language.code2)],
    related: await loadTiles(product.crossSellProducts, context),
    seo: factsOf(product, path, crumbs, context),
  };
}

/** Attributes as label and value; dates are written in the language of the page. */
function attributeFacts({ attributeSet }: Product, locale: string) {
  return attributeSet.attributes.map(({ label, value, valueLabel, type }) => ({
    label,
    value:
      type === 'Date' || type === 'DateTime'
        ? formatShortDate(String(value), locale) || valueLabel
        : valueLabel,
  }));
}

function crumbsOf(product: Product, { language }: SiteContext): Crumb[] {
  const { messages, locale } = catalogueOf(language.code2);
  return [
    { name: textOf(messages, locale, 'header.home'), path: pathTo('home', {}, language) },
    { name: textOf(messages, locale, 'list.title'), path: pathTo('shop', {}, language) },
    ...product.breadcrumbs.map(({ name, slug }) => ({ name, path: pathTo('shop', { slug }, language) })),
  ];
}

function factsOf(product: Product, path: string, crumbs: Crumb[], { origin, site }: SiteContext): PageFacts {
  const [picture] = product.media;
  const image = picture && mediaAddress(picture, 'LargeSize', 'jpeg');
  const title = product.seo.title || product.name;
  const description = product.seo.description || product.shortDescription || undefined;
  const isForSale = product.purchase === 'cart' && product.finalPrice !== null;
  return {
    title,
    description,
    path,
    alternates: slugAlternates('product', product.alternates, site.languages),
    image,
    type: 'product',
    jsonLd: [
      productLd({
        name: product.name,
        url: origin + path,
        sku: product.sku,
        description,
        image: image && origin + image,
        offer: isForSale
          ? {
              price: product.finalPrice ?? 0,
              currency: product.currency,
              isInStock: product.stock.status !== 'outOfStock',
            }
          : undefined,
      }),
      breadcrumbList(origin, [...crumbs, { name: product.name, path }]),
    ],
  };
}
