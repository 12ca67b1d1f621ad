import type { Product } from '@izlog/contract/product/product';
import type { Crumb } from '../../seo/json-ld.ts';
import type { PageFacts } from '../../seo/page-facts.ts';
import type { PriceView, TileView } from '../catalog/tile-view.ts';
import type { PictureView } from '../media/picture-of.ts';

/** Everything the product page shows; prices in whole units of the site's currency. */
export interface ProductView
  extends Pick<
    Product,
    | 'id'
    | 'name'
    | 'sku'
    | 'type'
    | 'format'
    | 'purchase'
    | 'kindLine'
    | 'stock'
    | 'shortDescription'
    | 'description'
    | 'manufacturer'
    | 'unitPrice'
    | 'returnable'
    | 'externalUrl'
    | 'externalButton'
  > {
  seo: PageFacts;
  crumbs: Crumb[];
  pictures: PictureView[];
  price: PriceView | null;
  /** Facts of its own and its attributes, as label and value. */
  facts: Array<{ label: string; value: string }>;
  related: TileView[];
}
