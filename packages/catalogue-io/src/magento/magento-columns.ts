import type { Columns } from '../files/columns.ts';
import type { HeaderRule } from '../files/file-header.ts';

const names = {
  sku: ['sku'],
  storeView: ['store_view_code'],
  attributeSet: ['attribute_set_code'],
  type: ['product_type'],
  categories: ['categories'],
  name: ['name'],
  description: ['description'],
  shortDescription: ['short_description'],
  weight: ['weight'],
  online: ['product_online'],
  taxClass: ['tax_class_name'],
  visibility: ['visibility'],
  price: ['price'],
  specialPrice: ['special_price'],
  specialFrom: ['special_price_from_date'],
  specialTo: ['special_price_to_date'],
  urlKey: ['url_key'],
  metaTitle: ['meta_title'],
  metaDescription: ['meta_description'],
  baseImage: ['base_image', 'image'],
  baseImageLabel: ['base_image_label'],
  moreImages: ['additional_images'],
  moreImageLabels: ['additional_image_labels'],
  attributes: ['additional_attributes'],
  qty: ['qty'],
  inStock: ['is_in_stock'],
  lowAt: ['notify_on_stock_below'],
  usesUsualLowAt: ['use_config_notify_stock_qty'],
  managesStock: ['manage_stock'],
  usesUsualStock: ['use_config_manage_stock'],
  backorders: ['allow_backorders'],
  usesUsualBackorders: ['use_config_backorders'],
  variations: ['configurable_variations'],
  variationLabels: ['configurable_variation_labels'],
  bundle: ['bundle_values'],
  grouped: ['associated_skus'],
  customOptions: ['custom_options'],
  downloads: ['downloadable_links'],
  related: ['related_skus', 're_skus'],
  crossSells: ['crosssell_skus', 'cs_skus'],
  upsells: ['upsell_skus', 'us_skus'],
} as const;

const known = new Set<string>(Object.values(names).flat());
// What the other shop keeps for itself; none of it changes what is sold here.
const unused =
  /^(product_websites|website_id|meta_keywords|(small|thumbnail|swatch)_image(_label)?|hide_from_product_page|created_at|updated_at|new_(from|to)_date|display_product_options_in|map_\w+|msrp\w*|gift_message_available|custom_\w+|page_layout|product_options_container|country_of_manufacture|out_of_stock_qty|use_config_\w+|is_qty_decimal|is_decimal_divided|(min|max)_cart_qty|qty_increments|enable_qty_increments|configurable_variation_prices|(related|crosssell|upsell)_position|bundle_\w+|downloadable_\w+)$/;

/** The columns by which a product export of Magento 2 or Adobe Commerce is known. */
export const magentoHeader: HeaderRule = {
  label: 'Magento product file',
  required: ['sku', 'product_type', 'name', 'price'].map((title) => ({ title, names: [title] })),
  isKnown: (column) => known.has(column) || unused.test(column),
};

export type MagentoColumns = Record<keyof typeof names, number>;

/** Positions of everything that is read from a Magento file, -1 for columns that it lacks. */
export function magentoColumns(columns: Columns): MagentoColumns {
  const found = {} as MagentoColumns;
  for (const key of Object.keys(names) as (keyof typeof names)[]) found[key] = columns.find(...names[key]);
  return found;
}
