import { CallError } from '@izlog/contract/client';
import type { CartItem } from '@izlog/contract/ecommerce/cart/cart';
import { checkBundles } from '@izlog/contract/product/choices/check-bundles';
import { choiceOf, startChoice } from '@izlog/contract/product/choices/find-variant';
import type { Product } from '@izlog/contract/product/product';
import { productGet } from '@izlog/contract/product/product-get';
import { customPriceOptionOf } from '@izlog/contract/product/subscription';
import { redirect } from 'react-router';
import { pageFacts } from '#site/features/catalog/door/public-fields.server.ts';
import { loadComments } from '#site/features/comments/door/load-comments.server.ts';
import { loadFormConsents } from '#site/features/consent/door/load-form-consents.server.ts';
import { guaranteeView } from '#site/features/guarantee/door/guarantee-view.server.ts';
import { labelFile } from '#site/features/guarantee/door/label-file.server.ts';
import { langMark } from '#site/i18n/lang-mark.ts';
import { pathTo } from '#site/i18n/path-to.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { notFound, orNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { attributeFacts } from './attribute-facts.server.ts';
import { fieldsOfItem, findCartItem } from './cart-item-fields.server.ts';
import { loadDelivery } from './load-delivery.server.ts';
import { loadRelated } from './load-related.server.ts';
import { productCrumbs, productFacts } from './product-facts.server.ts';
import { fieldNames, readProductFields } from './product-fields.ts';
import { kindOf } from './product-kind.ts';
import type { MemberView, ProductView, StartFields } from './product-view.ts';
import { axisViews, memberViews, optionViews, purchasableView } from './purchasable-view.ts';

/**
 * The product a slug names (PRODUCT-005); an unknown one, and `/product` without a slug that no `cartItemId`
 * tells, is the 404 page (PRODUCT-006).
 * A slug of another language leads on to the right address, that of a variant to its product with the variant chosen.
 * The address may hold a choice: `variant`, or the fields of the form; `cartItemId` names an item of the cart to change.
 */
export async function loadProduct(
  context: SiteContext,
  slug: string | undefined,
  search: URLSearchParams,
  request: Request,
): Promise<ProductView> {
  const { call, language } = context;
  const item = await findCartItem(context, search, request);
  if (!slug) throw item ? redirect(pathOfItem(item, language)) : notFound();
  const product = await orNotFound(call(productGet, { slug }));
  if (product.parent) {
    const parentPath = pathTo('product', { slug: product.parent.slug }, language);
    throw redirect(`${parentPath}?${fieldNames.variant}=${product.id}`, 301);
  }
  const path = pathTo('product', { slug: product.slug }, language);
  if (product.slug !== slug) {
    const query = search.size > 0 ? `?${search}` : '';
    throw redirect(path + query, 301);
  }
  const crumbs = productCrumbs(product, context);
  const isGoods = kindOf(product) === 'goods' && product.purchase !== 'external';
  const [members, related, comments, notice, delivery, guarantee, label] = await Promise.all([
    loadMembers(product, context),
    loadRelated(product, context),
    loadComments(context, { entity_type: 'product', entity_id: product.id }),
    isSoldOut(product) ? loadFormConsents(context, 'productAvailabilityForm') : undefined,
    loadDelivery(product, context),
    isGoods ? guaranteeView(context) : null,
    hasGuarantee(product) ? labelFile(context) : null,
  ]);
  const axes = product.associatedProductsAttributes;
  const own = purchasableView(product, language);
  const variants = product.associatedProducts.map((variant) => {
    const view = purchasableView(variant, language, axes);
    return { ...view, garan: view.garan?.text === own.garan?.text ? null : view.garan };
  });
  return {
    ...own,
    name: product.name,
    lang: langMark(product.language, language),
    type: product.type,
    format: product.format,
    purchase: product.purchase,
    kindLine: product.kindLine,
    shortDescription: product.shortDescription,
    description: product.description,
    manufacturer: product.manufacturer,
    responsible: product.responsible,
    safety: product.safety,
    returnable: product.returnable,
    externalUrl: product.externalUrl,
    externalButton: product.externalButton,
    isPriceSum: product.isPriceSum,
    path,
    crumbs,
    variants,
    axes: axisViews(axes),
    options: optionViews(product.customOptions),
    members,
    facts: [...product.facts, ...pageFacts(product, language), ...attributeFacts(product, language.code2)],
    related,
    delivery,
    guarantee,
    label,
    comments,
    noticeConsents: notice?.errored === false ? notice.data : null,
    seo: productFacts(product, path, crumbs, context, delivery),
    start: startFields(product, { variants, members }, search, item),
  };
}

/** Whether a variant, or the product itself, is out of stock: one may then ask to hear when it returns (PRODUCT-041). */
function isSoldOut({ stock, associatedProducts }: Product): boolean {
  return [stock, ...associatedProducts.map((variant) => variant.stock)].some(
    ({ status }) => status === 'outOfStock',
  );
}

/** The members of a bundle; null when they could not be obtained, so that the page stands without them (PRODUCT-031). */
async function loadMembers(
  { format, id }: Product,
  { call, language }: SiteContext,
): Promise<MemberView[] | null> {
  if (format !== 'bundle') return [];
  try {
    return memberViews(await call(checkBundles, { product: id }), language);
  } catch (error) {
    if (error instanceof CallError) return null;
    throw error;
  }
}

/** The page on which an item of the cart is changed. */
function pathOfItem({ itemId, productData }: CartItem, language: SiteLanguage): string {
  const slug = productData.mainProductSlug ?? productData.slug;
  return `${pathTo('product', { slug }, language)}?${fieldNames.cartItem}=${itemId}`;
}

/** What is chosen and entered at first: what the address says, or the item of the cart, else the defaults (PRODUCT-019). */
function startFields(
  product: Product,
  { variants, members }: Pick<ProductView, 'variants' | 'members'>,
  search: URLSearchParams,
  item: CartItem | undefined,
): StartFields {
  const axes = product.associatedProductsAttributes;
  const said = readProductFields(search);
  const isOwn = item && [product.id, ...variants.map(({ id }) => id)].includes(item.productId);
  const fromItem = isOwn ? fieldsOfItem(item, members) : undefined;
  const named = variants.find(({ id }) => String(id) === search.get(fieldNames.variant));
  const variant = named ?? (isOwn ? variants.find(({ id }) => id === item.productId) : undefined);
  const chosen = Object.keys(said.choice).length > 0 ? said.choice : startChoice(variants, axes);
  const plan = customPriceOptionOf(product.customOptions);
  return {
    ...fromItem,
    choice: variant ? choiceOf(variant, axes) : chosen,
    answers: { ...(plan && { [plan.title]: plan.sku }), ...fromItem?.answers, ...said.answers },
    quantity: said.quantity || (fromItem?.quantity ?? ''),
  };
}

/** Whether it, or a variant of it, has a guarantee of durability to be shown. */
const hasGuarantee = ({ guarantee, associatedProducts }: Product): boolean =>
  guarantee !== null || associatedProducts.some((one) => one.guarantee !== null);
