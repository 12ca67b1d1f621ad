import type { AttributeOfProduct } from '@izlog/contract/product/attribute';
import type { Product } from '@izlog/contract/product/product';
import type { FilterType } from '@izlog/contract/product/product-kinds';
import { formatShortDate } from '#site/i18n/formats.ts';

/** What the page of a product says that it has of an attribute; `locale` is the language of the page. */
type AttributeText = (attribute: AttributeOfProduct, locale: string) => string;

const asPlatformSays: AttributeText = ({ valueLabel }) => valueLabel;
const day: AttributeText = ({ value, valueLabel }, locale) =>
  formatShortDate(String(value), locale) || valueLabel;

const texts = {
  Dropdown: asPlatformSays,
  Number: asPlatformSays,
  MultiSelect: asPlatformSays,
  TextSwatch: asPlatformSays,
  VisualSwatch: asPlatformSays,
  YesNo: asPlatformSays,
  Date: day,
  DateTime: day,
} satisfies Record<FilterType, AttributeText>;

/** Attributes as label and value (PRODUCT-042). */
export function attributeFacts({ attributeSet }: Product, locale: string) {
  return attributeSet.attributes.map((attribute) => ({
    label: attribute.label,
    value: textOf(attribute.type)(attribute, locale),
  }));
}

/** A platform that is newer than the site may know more types. */
function textOf(type: string): AttributeText {
  return Object.hasOwn(texts, type) ? texts[type as FilterType] : asPlatformSays;
}
