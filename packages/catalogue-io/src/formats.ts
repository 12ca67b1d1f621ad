import type { CatalogueFormat } from './format.ts';
import { magento } from './magento/read-magento.ts';
import { magentoSample } from './magento/read-magento-sample.ts';
import { shopify } from './shopify/read-shopify.ts';
import { wooCommerce } from './woocommerce/read-woocommerce.ts';

/** The product files of other shop systems that can be read. */
export const catalogueFormats = [
  // In this order a file is asked whose it is.
  wooCommerce,
  shopify,
  magento,
  magentoSample,
] as const;

export type CatalogueFormatName = (typeof catalogueFormats)[number]['name'];

export function catalogueFormat(name: CatalogueFormatName): CatalogueFormat {
  const format = catalogueFormats.find((one) => one.name === name);
  if (!format) throw new Error(`There is no catalogue format ${name}.`);
  return format;
}

/** The format that a file belongs to; nothing when it is none of them. */
export async function detectFormat(path: string): Promise<CatalogueFormat | undefined> {
  for (const format of catalogueFormats) if (await format.detect(path)) return format;
  return undefined;
}
