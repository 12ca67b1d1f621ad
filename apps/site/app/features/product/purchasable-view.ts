import type { AssociatedAttribute } from '@izlog/contract/product/attribute';
import type { CheckedBundleEntry } from '@izlog/contract/product/choices/check-bundles';
import type { CustomOption } from '@izlog/contract/product/choices/custom-option';
import { garanLabel } from '@izlog/contract/product/garan-label';
import { pricesOf, productNamesOf090 } from '@izlog/contract/product/prices';
import type { AssociatedProduct } from '@izlog/contract/product/product';
import { pathTo } from '#site/i18n/path-to.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { pictureView } from '#site/ui/pictures/picture-of.ts';
import type { AxisView, MemberView, OptionView, PurchasableView } from './product-view.ts';

/** As much of a product or variant as its page shows when it is chosen; attributes only where an axis asks for them. */
export function purchasableView(
  product: AssociatedProduct,
  { code2 }: SiteLanguage,
  axes: readonly AssociatedAttribute[] = [],
): PurchasableView {
  const asked = new Set(axes.map(({ attributeID }) => attributeID));
  const prices = pricesOf(product);
  return {
    id: product.id,
    sku: product.sku,
    prices: prices && { ...prices, ...productNamesOf090(prices) },
    stock: product.stock,
    unitPrice: product.unitPrice,
    quantityRule: product.quantityRule,
    garan: product.guarantee && garanLabel(product.guarantee, code2),
    pictures: product.media.map(pictureView),
    attributeSet: {
      attributes: product.attributeSet.attributes
        .filter(({ attributeID }) => asked.has(attributeID))
        .map(({ attributeID, value }) => ({ attributeID, value })),
    },
  };
}

/** The axes as they are rendered: a value marked as media has its picture (PRODUCT-020). */
export function axisViews(axes: readonly AssociatedAttribute[]): AxisView[] {
  return axes.map(({ attributeID, label, customClass, values }) => ({
    attributeID,
    label,
    customClass,
    values: values.map((value) => ({
      id: value.id,
      label: value.value,
      shopDefault: value.shopDefault,
      color: value.color,
      picture: value.isMedia && value.media ? pictureView(value.media) : null,
    })),
  }));
}

/** Custom options without what the page does not show. */
export function optionViews(options: readonly CustomOption[]): OptionView[] {
  return options.map(({ id: _, custom_option_values: values, ...option }) => ({
    ...option,
    custom_option_values: values.map(({ id: __, media, ...value }) => ({
      ...value,
      picture: media && pictureView(media),
    })),
  }));
}

/** A member's name; that of a variant with its choices, where it does not say them itself: "Majica, crvena, M". */
function memberName({ name, parentId, attributeSet }: AssociatedProduct): string {
  const choices = parentId === null ? [] : attributeSet.attributes.map(({ valueLabel }) => valueLabel);
  return [name, ...choices.filter((choice) => choice && !name.includes(choice))].join(', ');
}

/** Members of a bundle (PRODUCT-030). */
export function memberViews(entries: readonly CheckedBundleEntry[], language: SiteLanguage): MemberView[] {
  return entries.map(({ product, format, quantity, variants, associatedProductsAttributes: axes }) => ({
    ...purchasableView(product, language),
    name: memberName(product),
    format,
    href: pathTo('product', { slug: product.slug }, language),
    quantity,
    variants: variants.map((variant) => purchasableView(variant, language, axes)),
    axes: axisViews(axes),
  }));
}
