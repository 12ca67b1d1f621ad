import type { DeliveryOffer } from '@izlog/contract/ecommerce/delivery';
import type { PersonalizationFault } from '@izlog/contract/product/choices/check-personalizations';
import type { CustomOption } from '@izlog/contract/product/choices/custom-option';
import type { VariantChoice, VariantLike } from '@izlog/contract/product/choices/find-variant';
import type { GaranLabel } from '@izlog/contract/product/garan-label';
import type { Prices } from '@izlog/contract/product/prices';
import type { Product } from '@izlog/contract/product/product';
import type { ProductFormat } from '@izlog/contract/product/product-kinds';
import type { QuantityFault } from '@izlog/contract/product/quantity-fault';
import type { QuantityRule } from '@izlog/contract/product/quantity-rule';
import type { ProductStock } from '@izlog/contract/product/stock';
import type { TileView } from '#site/features/catalog/door/tile-view.ts';
import type { CommentsView } from '#site/features/comments/door/comments-view.ts';
import type { FormConsent } from '#site/features/consent/door/form-consent.ts';
import type { GuaranteeView } from '#site/features/guarantee/door/guarantee-view.server.ts';
import type { LabelFile } from '#site/features/guarantee/door/label-file.server.ts';
import type { Crumb } from '#site/seo/json-ld.ts';
import type { PageFacts } from '#site/seo/page-facts.ts';
import type { PictureView } from '#site/ui/pictures/picture-of.ts';

/** What changes with the variant; prices are decimals in the site's currency. */
export interface PurchasableView extends VariantLike {
  id: number;
  sku: string | null;
  prices: Prices | null;
  stock: ProductStock;
  unitPrice: Product['unitPrice'];
  quantityRule: QuantityRule;
  /** The maker's guarantee of durability; null without a guarantee of durability, and for a variant that has that of its product. */
  garan: GaranLabel | null;
  pictures: PictureView[];
}

/** An axis on which variants differ, with its values as they are rendered. */
export interface AxisView {
  attributeID: number;
  label: string;
  customClass: string;
  values: Array<{
    id: number;
    label: string;
    shopDefault: boolean;
    color: string | null;
    /** Shown instead of the text (PRODUCT-020). */
    picture: PictureView | null;
  }>;
}

export type OptionView = Omit<CustomOption, 'custom_option_values' | 'id'> & {
  custom_option_values: Array<
    Omit<CustomOption['custom_option_values'][number], 'media' | 'id'> & { picture: PictureView | null }
  >;
};

/** A member of a bundle with what may be chosen of it. */
export interface MemberView extends PurchasableView {
  name: string;
  format: ProductFormat;
  href: string;
  quantity: number;
  variants: PurchasableView[];
  axes: AxisView[];
}

/** What a buyer has entered, as a form keeps it: texts. */
export interface ProductFields {
  choice: VariantChoice;
  /** By `option_title`. */
  answers: Readonly<Record<string, string | readonly string[]>>;
  quantity: string;
}

/** What a product page begins with. */
export interface StartFields extends ProductFields {
  /** The item of the cart that is being changed (PRODUCT-009). */
  itemId?: number;
  /** What is chosen of the members of a bundle, by their id. */
  members?: Readonly<Record<number, VariantChoice>>;
}

/** A form that came back because something in it was wrong, or because the shop refused it. */
export interface SentPurchase {
  fields: ProductFields;
  faults: PurchaseFaults;
  refusal?: string;
}

/** Why a purchase cannot be sent as it was entered. */
export interface PurchaseFaults {
  /** Axes without a value, or whose values find no variant. */
  axes?: readonly number[];
  options?: Readonly<Record<string, PersonalizationFault>>;
  quantity?: QuantityFault | 'invalid';
  /** Members of a bundle that are not chosen. */
  members?: readonly number[];
}

/** Everything the product page shows. */
export interface ProductView
  extends PurchasableView,
    Pick<
      Product,
      | 'name'
      | 'type'
      | 'format'
      | 'purchase'
      | 'kindLine'
      | 'shortDescription'
      | 'description'
      | 'manufacturer'
      | 'responsible'
      | 'safety'
      | 'returnable'
      | 'externalUrl'
      | 'externalButton'
      | 'isPriceSum'
    > {
  seo: PageFacts;
  /** Its own address, without a choice. */
  path: string;
  crumbs: Crumb[];
  /** Facts of its own and its attributes, as label and value. */
  facts: Array<{ label: string; value: string }>;
  related: TileView[];
  /** What delivery of it costs, cheapest first; none for what is not sent. */
  delivery: readonly DeliveryOffer[];
  /** What the law promises to buyers of goods; null for what is none. */
  guarantee: GuaranteeView | null;
  /** The official durability label, where it is put in and asked for. */
  label: LabelFile | null;
  /** Null without comments. */
  comments: CommentsView | null;
  /** Language of name and words where it is not the page's. */
  lang?: string;
  /** Consents of the notice that it is back; null when they could not be loaded or nothing is sold out. */
  noticeConsents: readonly FormConsent[] | null;
  variants: PurchasableView[];
  axes: AxisView[];
  options: OptionView[];
  /** Null when they could not be loaded (PRODUCT-031). */
  members: MemberView[] | null;
  start: StartFields;
}
