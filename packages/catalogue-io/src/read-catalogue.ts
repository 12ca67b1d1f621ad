import { openCatalogueFile } from './files/catalogue-file.ts';
import type { ReadOptions } from './files/import-options.ts';
import type { ImportRecord } from './files/import-record.ts';
import { magentoHeader } from './magento/magento-columns.ts';
import { magentoSampleHeader } from './magento/magento-sample-columns.ts';
import { readMagento } from './magento/read-magento.ts';
import { readMagentoSample } from './magento/read-magento-sample.ts';
import { readShopify } from './shopify/read-shopify.ts';
import { shopifyHeader } from './shopify/shopify-columns.ts';
import { readWooCommerce } from './woocommerce/read-woocommerce.ts';
import { wooHeader } from './woocommerce/woocommerce-columns.ts';

const formats = {
  woocommerce: { header: wooHeader, read: readWooCommerce },
  shopify: { header: shopifyHeader, read: readShopify },
  magento: { header: magentoHeader, read: readMagento },
  'magento-sample': { header: magentoSampleHeader, read: readMagentoSample },
};

export const catalogueFormats = ['woocommerce', 'shopify', 'magento', 'magento-sample'] as const;
export type CatalogueFormat = (typeof catalogueFormats)[number];

/** A product file that was read once and found whole. */
export interface Catalogue {
  encoding: string;
  delimiter: string;
  /** Columns that mean nothing to the import, as written in the file. */
  ignoredColumns: string[];
  /** Rows below the header, for a progress bar. */
  rowCount: number;
  /** Products, variants (each after its product), refused rows and warnings; reads the file again at each call. */
  records(): AsyncGenerator<ImportRecord>;
}

/**
 * Opens a product file of another shop. Throws FileRefused with an English sentence when the file as a whole
 * cannot be read; single bad rows become `rejected` records instead.
 */
export async function openCatalogue(
  path: string,
  format: CatalogueFormat,
  options: ReadOptions,
): Promise<Catalogue> {
  const { header, read } = formats[format];
  const file = await openCatalogueFile(path, header, options.encoding);
  const { rowCount, records } = await read(file, options);
  return {
    encoding: file.encoding,
    delimiter: file.delimiter,
    ignoredColumns: file.columns.titles.filter((title) => !header.isKnown(title.toLowerCase())),
    rowCount,
    records,
  };
}

/** The shop that a file comes from, by which its products are known again; Magento has two kinds of file. */
export const sourceOf = (format: CatalogueFormat) => (format === 'magento-sample' ? 'magento' : format);
