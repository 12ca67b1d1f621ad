import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { PricePreview } from '@izlog/contract/product/record/price-preview';
import type { KindPreview } from '@izlog/contract/product/record/product-kind';
import type { ProductRecord } from '@izlog/contract/product/record/product-record';
import type { getProductHistory, productChoices } from '@izlog/contract/product/record/product-record-calls';
import type { getProductVariants } from '@izlog/contract/product/record/product-variants';
import type { UsesView } from '#site/admin/record/uses/load-uses.server.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import type { PlainFieldView } from './plain-fields.ts';
import type { ProductMay } from './product-may.ts';

export type ProductChoices = EndpointAnswer<typeof productChoices>;

/** The form of a product. */
export interface ProductView {
  /** Null for one that is yet to be made. */
  record: ProductRecord | null;
  choices: ProductChoices;
  /** Its plain fields, as their kinds are filled in. */
  fields: readonly PlainFieldView[];
  /** Those that each of its variants has of its own. */
  variantFields: readonly PlainFieldView[];
  languages: readonly SiteLanguage[];
  may: ProductMay;
  mayUpload: boolean;
  /** What buyers see now. */
  preview: PricePreview | null;
  /** Its variants, where it has any or is to have. */
  variants: EndpointAnswer<typeof getProductVariants> | null;
  /** Who of the staff changed what of it, the newest first. */
  history: EndpointAnswer<typeof getProductHistory>['acts'];
  /** Where pages and other products name it; null for anyone who may not see content. */
  uses: UsesView | null;
  /** What would become of it of the kind that the address names. */
  kindPreview: KindPreview | null;
  /** Languages without the official files of the Union that goods need, or a guarantee of durability. */
  unlabelled: { notice: readonly string[]; label: readonly string[] };
  /** Green words in it of which nobody said what they rest on. */
  claims: readonly string[];
  /** Where it stands in the shop, while it is public. */
  href: string | null;
  /** Long descriptions as lines to type; null for one that was imported and cannot be typed. */
  descriptions: Readonly<Record<string, string | null>>;
}

/** What the groups of the form are given. */
export interface GroupProps {
  form: SentForm;
  view: ProductView;
}

/** What a form shows of a product in one language. */
export const wordFields = [
  'name',
  'slug',
  'kindLine',
  'shortDescription',
  'safety',
  'seoTitle',
  'seoDescription',
] as const;
