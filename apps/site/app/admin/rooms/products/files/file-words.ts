import type { FileState } from '@izlog/contract/product/files/product-files';
import type { TableTarget } from '@izlog/contract/product/files/table-targets';
import type { StaffKey } from '#site/i18n/messages.ts';

/** How far a file is. */
export const fileStateWords: Readonly<Record<FileState, StaffKey>> = {
  checking: 'imports.state.checking',
  matching: 'products.fileMatching',
  ready: 'imports.state.ready',
  running: 'imports.state.running',
  done: 'imports.state.done',
  failed: 'imports.state.failed',
};

/** What a column of a table can be. */
export const targetWords: Readonly<Record<TableTarget, StaffKey>> = {
  sku: 'products.sku',
  name: 'products.name',
  price: 'products.base',
  sale_price: 'products.sale',
  stock: 'products.stock',
  barcode: 'products.barcode',
  brand: 'products.brand',
  category: 'products.category',
  short_description: 'products.shortDescription',
  description: 'products.description',
  weight_g: 'products.weight',
};

/** Whose file it is, where the name of a format is no name for people; the same in every language. */
export const formatNames: Readonly<Record<string, string>> = {
  woocommerce: 'WooCommerce',
  shopify: 'Shopify',
  magento: 'Magento',
  'magento-sample': 'Magento',
  izlog: 'Izlog',
};

/** What a file is that names no products. */
export const formatWords: Readonly<Record<string, StaffKey>> = {
  table: 'products.fileTable',
  'magento-attributes': 'products.fileMagentoAttributes',
  'magento-categories': 'products.fileMagentoCategories',
  'magento-reviews': 'products.fileMagentoReviews',
};

/** Columns of a table as our own files name them; other files keep the names that stand in them. */
export const columnWord = (column: string): StaffKey | undefined =>
  column === 'Published'
    ? 'products.state'
    : Object.entries(targetWords).find(([one]) => one === column)?.[1];

/** Why a whole file was refused. */
export const faultWords: Readonly<Record<string, StaffKey>> = {
  unreadable: 'products.fileFaultUnreadable',
  empty: 'products.fileFaultEmpty',
  notText: 'products.fileFaultNotText',
  encoding: 'products.fileFaultEncoding',
  header: 'products.fileFaultHeader',
  tooWide: 'products.fileFaultHeader',
  quotes: 'products.fileFaultQuotes',
  rowTooLong: 'products.fileFaultQuotes',
  scattered: 'products.fileFaultScattered',
  changed: 'products.fileFaultChanged',
  magentoSalesRules: 'products.fileFaultMagentoRules',
  magentoTaxes: 'products.fileFaultMagentoTaxes',
};

/** Where that is set by hand which a file that is not taken in holds. */
export const setByHand: Readonly<
  Record<string, { route: 'adminPromotions' | 'adminTaxes'; title: StaffKey }>
> = {
  magentoSalesRules: { route: 'adminPromotions', title: 'promotion.list.title' },
  magentoTaxes: { route: 'adminTaxes', title: 'taxes.title' },
};
