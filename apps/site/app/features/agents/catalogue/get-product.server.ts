import { agentMessages } from '@izlog/contract/agents/agent-cart-words';
import type { UcpProduct } from '@izlog/contract/agents/ucp';
import type { VariantChoice } from '@izlog/contract/product/choices/find-variant';
import {
  availabilityOf,
  choiceOf,
  fittingVariants,
  startChoice,
} from '@izlog/contract/product/choices/find-variant';
import { fillText } from '@izlog/contract/texts/fill-text';
import { pathTo } from '#site/i18n/path-to.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import type { Answered } from '../protocol/answer-agent.server.ts';
import { envelope, errorAnswer, withMessages } from '../protocol/envelope.ts';
import type { CatalogueProduct } from './find-products.server.ts';
import { readId } from './ids.ts';
import { narrowing, readByIds } from './lookup.server.ts';
import { type Purchasable, presentProduct, purchasablesOf } from './present-product.ts';
import { readCategories } from './read-categories.server.ts';
import { returnPolicies } from './return-policies.server.ts';

/**
 * `POST /catalog/product`: one product with the variants that have what was chosen so far, and of every value whether it can be
 * bought with the rest, by the rules of the product's page (PRODUCT-017 to PRODUCT-020).
 */
export async function getProduct(context: SiteContext, input: UcpProduct): Promise<Answered> {
  const [product] = await readByIds(context, [input.id]);
  const categories = await readCategories(context);
  const narrowed = narrowing(context, input.filters, input.context?.currency, categories);
  const purchasable = product ? purchasablesOf(product).filter((one) => narrowed.fits(product, one)) : [];
  if (!product || purchasable.length === 0) return { body: notFound(context, input.id) };
  const axes = product.associatedProductsAttributes;
  const variants = product.associatedProducts.filter((one) => purchasable.some(({ id }) => id === one.id));
  const named = variants.find(({ id }) => id === readId(input.id)?.id);
  const choice = named ? choiceOf(named, axes) : choiceFrom(product, variants, input);
  const fitting = axes.length > 0 ? fittingVariants(variants, axes, choice) : purchasable;
  const chosen: readonly Purchasable[] = named ? [named, ...fitting.filter((one) => one !== named)] : fitting;
  const shown = presentProduct(context, product, { chosen, categories, isWhole: true });
  const answer = {
    ucp: envelope('lookup'),
    product: {
      ...shown,
      ...(axes.length > 0 && {
        selected: axes.flatMap(({ attributeID, label: name, values }) => {
          const value = values.find(({ id }) => id === choice[attributeID]);
          return value ? [{ name, id: String(value.id), label: value.value }] : [];
        }),
        options: axes.map(({ attributeID, label: name, values }) => ({
          name,
          values: values.map(({ id, value }) => {
            const state = availabilityOf(variants, axes, choice, { attributeID, id });
            return {
              id: String(id),
              label: value,
              available: state === 'available',
              exists: state !== 'none',
            };
          }),
        })),
      }),
    },
    ...returnPolicies(context, [{ ...product, place: '$.product' }]),
  };
  return { body: withMessages(answer, narrowed.messages) };
}

const notFound = ({ origin, language }: SiteContext, id: string) =>
  errorAnswer(
    'lookup',
    [
      {
        type: 'error',
        code: 'not_found',
        content: fillText(agentMessages(language.code2).unknown, { id }),
        severity: 'unrecoverable',
      },
    ],
    origin + pathTo('shop', {}, language),
  );

/**
 * What was chosen, as far as a variant has it all: of what does not go together the least wanted is let go, by `preferences`
 * from their end, then whatever they do not name. Without a choice that of the page.
 */
function choiceFrom(
  { associatedProductsAttributes: axes }: CatalogueProduct,
  variants: CatalogueProduct['associatedProducts'],
  { selected = [], preferences = [] }: UcpProduct,
): VariantChoice {
  if (selected.length === 0) return startChoice(variants, axes);
  const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
  const wanted = axes.flatMap(({ attributeID, label, values }) => {
    const one = selected.find(({ name }) => isSame(name, label));
    const value =
      values.find(({ id }) => String(id) === one?.id) ??
      values.find((each) => one !== undefined && isSame(each.value, one.label));
    const place = preferences.findIndex((name) => isSame(name, label));
    return value ? [{ attributeID, id: value.id, place: place < 0 ? preferences.length : place }] : [];
  });
  const inOrder = wanted.toSorted((a, b) => a.place - b.place);
  for (let left = inOrder.length; left > 0; left--) {
    const choice = Object.fromEntries(inOrder.slice(0, left).map(({ attributeID, id }) => [attributeID, id]));
    if (fittingVariants(variants, axes, choice).length > 0) return choice;
  }
  return {};
}
