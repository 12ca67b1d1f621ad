import type { CartOptions, ChosenOptions } from '@izlog/contract/ecommerce/cart/cart-options';
import type { FieldRefusal } from '@izlog/contract/envelope';
import type { Purchasable, PurchasableProduct } from '#platform/services/catalogue/index.ts';
import type { Quantities } from '#platform/services/inventory/index.ts';
import { type Answers, answerOptions, type Choice } from './answer-options.ts';

/** A product with what was chosen of it, as far as it can be made out. */
export interface ResolvedItem {
  product: PurchasableProduct;
  options: ChosenOptions;
  answers: Answers;
  choices: Choice[];
  members: ResolvedMember[];
  /** The variant taken of each configurable member of a bundle, by the id of the member. */
  chosenVariants: ReadonlyMap<number, number>;
  /** What is wrong with the answers. */
  problems: FieldRefusal[];
  /** True when a variant, a member's variant or an option that must be chosen is not; `missing` names them. */
  isIncomplete: boolean;
  missing: FieldRefusal[];
  /** False when it, or a part of it, is not sold now or not through the cart. */
  isPurchasable: boolean;
  /** What one piece takes from the stock. */
  demand: Quantities[];
}

export interface ResolvedMember {
  product: PurchasableProduct;
  quantity: number;
  answers: Answers;
  choices: Choice[];
}

/** Ids of the products that items speak of, each once; bundles bring their members along. */
export function productIdsOf(
  items: ReadonlyArray<{ productId: number; options?: CartOptions | null | undefined }>,
): number[] {
  const ids = new Set<number>();
  for (const { productId, options } of items) {
    ids.add(productId);
    for (const { id } of options?.bundleOptions ?? []) ids.add(Number(id));
  }
  return [...ids];
}

/** Makes out an item; undefined when there is no such product. Throws nothing: a cart outlives its products. */
export function resolveItem(
  purchasable: Purchasable,
  item: { productId: number; options?: CartOptions | null | undefined },
  language: string,
): ResolvedItem | undefined {
  const product = purchasable.products.get(item.productId);
  if (!product) return undefined;
  const given = item.options ?? {};
  const priceOption = given.customPriceOption ?? null;
  const answers = answerOptions(product.options, given.personalizations, {
    path: 'options.personalizations',
    language,
    now: purchasable.now,
    priceOption,
  });
  const bundle = resolveBundle(purchasable, product, given.bundleOptions ?? [], language);
  const problems = [...answers.problems, ...bundle.problems];
  const options: ChosenOptions = {
    personalizations: answers.accepted,
    bundleOptions: bundle.accepted,
    customPriceOption: priceOption,
  };
  const parts = [product, ...bundle.members.map((member) => member.product)];
  return {
    product,
    options,
    answers,
    choices: answers.choices,
    members: bundle.members,
    chosenVariants: bundle.chosenVariants,
    problems: problems.filter(({ kind }) => kind !== 'required'),
    missing: problems.filter(({ kind }) => kind === 'required'),
    isIncomplete: product.format === 'configurable' || problems.some(({ kind }) => kind === 'required'),
    isPurchasable:
      parts.every(({ isPurchasable }) => isPurchasable) && ['cart', 'reservation'].includes(product.purchase),
    demand: [demandOf({ product, quantity: 1, answers }), ...bundle.members.map(demandOf)],
  };
}

function demandOf({ product, quantity, answers: { day } }: Omit<ResolvedMember, 'choices'>): Quantities {
  return {
    productId: product.id,
    quantity,
    ...(day && { day: { on: day.on, of: day.of } }),
  };
}

interface Bundle {
  accepted: ChosenOptions['bundleOptions'];
  members: ResolvedMember[];
  chosenVariants: Map<number, number>;
  problems: FieldRefusal[];
}

/** The members of a bundle in order: a configurable one as the variant that was chosen of it (PRODUCT-035). */
function resolveBundle(
  purchasable: Purchasable,
  { members }: PurchasableProduct,
  given: NonNullable<CartOptions['bundleOptions']>,
  language: string,
): Bundle {
  const bundle: Bundle = { accepted: [], members: [], chosenVariants: new Map(), problems: [] };
  const left = new Set(given);
  for (const { productId, quantity } of members) {
    const member = purchasable.products.get(productId);
    if (!member) continue;
    const isConfigurable = member.format === 'configurable';
    const entry = [...left].find(({ id }) => {
      const one = purchasable.products.get(Number(id));
      if (!isConfigurable) return one?.id === member.id;
      return one?.parentId === member.id && (one.format === 'simple' || one.format === 'e-product');
    });
    if (entry) left.delete(entry);
    const chosen = entry && purchasable.products.get(Number(entry.id));
    const path = `options.bundleOptions.${bundle.accepted.length}`;
    if (isConfigurable && !chosen) {
      bundle.problems.push({ path, kind: 'required', message: 'A variant of this member has to be chosen.' });
      continue;
    }
    const product = chosen ?? member;
    const answers = answerOptions(product.options, entry?.options?.personalizations, {
      path,
      language,
      now: purchasable.now,
    });
    bundle.problems.push(...answers.problems);
    if (product.id !== member.id) bundle.chosenVariants.set(member.id, product.id);
    const hasAnswers = Object.keys(answers.accepted).length > 0;
    bundle.accepted.push({
      id: product.id,
      options: hasAnswers ? { personalizations: answers.accepted } : null,
    });
    bundle.members.push({ product, quantity, answers, choices: answers.choices });
  }
  for (const { id } of left) {
    const message = 'This is no member of the bundle.';
    bundle.problems.push({ path: `options.bundleOptions.${id}`, kind: 'reference', message });
  }
  return bundle;
}
