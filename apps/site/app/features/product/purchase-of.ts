import { bundleOptionsOf, isMemberChosen } from '@izlog/contract/product/choices/bundle-choice';
import { checkPersonalizations } from '@izlog/contract/product/choices/check-personalizations';
import { findVariant, type VariantChoice } from '@izlog/contract/product/choices/find-variant';
import type { CustomPriceOption, Personalizations } from '@izlog/contract/product/choices/personalizations';
import { quantityFault } from '@izlog/contract/product/quantity-fault';
import type { MemberView, ProductFields, ProductView, PurchaseFaults } from './product-view.ts';
import { planOf, shownProduct } from './shown-product.ts';

/** What is sent to the cart. */
export interface Purchase {
  /** The product, or the variant that was chosen (PRODUCT-016). */
  productId: number;
  qty: number;
  options: {
    personalizations?: Personalizations;
    bundleOptions?: Array<{ id: number; options: null }>;
    customPriceOption?: CustomPriceOption;
  };
}

/**
 * The purchase that was entered, or what is still wrong with it: a configurable product needs a variant (PRODUCT-015),
 * a bundle all its members (PRODUCT-034), options their answers. `memberChoice` tells what is chosen of a member.
 */
export function purchaseOf(
  product: ProductView,
  fields: ProductFields,
  memberChoice: (memberId: number) => VariantChoice = () => ({}),
): { purchase: Purchase; faults?: undefined } | { purchase?: undefined; faults: PurchaseFaults } {
  const { sold } = shownProduct(product, fields);
  const faults: PurchaseFaults = {
    ...(!sold && { axes: missingAxes(product, fields.choice) }),
    ...optionFaults(product, fields),
    ...quantityFaults(product, fields),
  };
  if (!product.members) faults.members = [];
  const customisations = (product.members ?? []).map((member) =>
    customisationOf(member, memberChoice(member.id)),
  );
  const open = customisations.filter((one) => !isMemberChosen(one)).map(({ main }) => main.id);
  if (open.length > 0) faults.members = open;
  if (!sold || Object.keys(faults).length > 0) return { faults };
  const { said } = checkPersonalizations(product.options, fields.answers);
  const plan = planOf(product.options, fields.answers);
  return {
    purchase: {
      productId: sold.id,
      qty: Number(fields.quantity || sold.quantityRule.min),
      options: {
        ...(Object.keys(said).length > 0 && { personalizations: said }),
        ...(product.format === 'bundle' && { bundleOptions: bundleOptionsOf(customisations) }),
        ...(plan && { customPriceOption: plan }),
      },
    },
  };
}

/** A member with the variant that a choice finds. */
export function customisationOf(member: MemberView, choice: VariantChoice) {
  const variant = findVariant(member.variants, member.axes, choice);
  return {
    main: { id: member.id, format: member.format },
    variant: variant && { id: variant.id, format: 'simple' as const },
    options: null,
  };
}

function missingAxes({ axes }: ProductView, choice: VariantChoice): number[] {
  const missing = axes.filter(({ attributeID }) => choice[attributeID] === undefined);
  return (missing.length > 0 ? missing : axes).map(({ attributeID }) => attributeID);
}

function optionFaults({ options }: ProductView, { answers }: ProductFields): PurchaseFaults {
  const plan = planOf(options, answers);
  const given = plan ? { ...answers, [plan.title]: plan.sku } : answers;
  const { faults } = checkPersonalizations(options, given);
  return Object.keys(faults).length > 0 ? { options: faults } : {};
}

/** Whole numbers above 0 within the rule of the product; what is left of the stock the platform knows best. */
function quantityFaults(product: ProductView, fields: ProductFields): PurchaseFaults {
  const { quantity, sold } = shownProduct(product, fields);
  if (fields.quantity === '') return {};
  if (!/^\d{1,9}$/.test(fields.quantity.trim()) || Number(fields.quantity) < 1)
    return { quantity: 'invalid' };
  const fault = quantityFault(Number(fields.quantity), sold ? quantity : { min: 1, max: null, step: 1 });
  return fault ? { quantity: fault } : {};
}
