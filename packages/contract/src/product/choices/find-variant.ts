import type { AssociatedAttribute, AttributeOfProduct } from '../attribute.ts';
import type { ProductStock } from '../stock.ts';

/** The value chosen on each axis, by the id of its attribute. */
export type VariantChoice = Readonly<Record<number, number>>;

/** As much of a variant as the rules need. */
export interface VariantLike {
  attributeSet: { attributes: readonly Pick<AttributeOfProduct, 'attributeID' | 'value'>[] };
  stock: Pick<ProductStock, 'status'>;
}

type Axis = Pick<AssociatedAttribute, 'attributeID'> & {
  values: ReadonlyArray<Pick<AssociatedAttribute['values'][number], 'id' | 'shopDefault'>>;
};

/** The variant that a choice on every axis finds; undefined while the choice is not complete or there is none. */
export function findVariant<V extends VariantLike>(
  variants: readonly V[],
  axes: readonly Axis[],
  choice: VariantChoice,
): V | undefined {
  if (axes.some(({ attributeID }) => choice[attributeID] === undefined)) return undefined;
  return variants.find((variant) => fits(variant, axes, choice));
}

/** The variants that have everything that is chosen so far. */
export function fittingVariants<V extends VariantLike>(
  variants: readonly V[],
  axes: readonly Axis[],
  choice: VariantChoice,
): V[] {
  return variants.filter((variant) => fits(variant, axes, choice));
}

/** The choice by which a variant is found. */
export function choiceOf(variant: VariantLike, axes: readonly Axis[]): VariantChoice {
  return Object.fromEntries(
    axes.flatMap(({ attributeID, values }) => {
      const value = values.find(({ id }) => hasValue(variant, attributeID, id));
      return value ? [[attributeID, value.id] as const] : [];
    }),
  );
}

/** What is chosen at first: the values marked so (PRODUCT-019), and the only value of an axis, as far as they go together. */
export function startChoice(variants: readonly VariantLike[], axes: readonly Axis[]): VariantChoice {
  let choice: VariantChoice = {};
  for (const { attributeID, values } of axes) {
    const start =
      values.find(({ shopDefault }) => shopDefault) ?? (values.length === 1 ? values[0] : undefined);
    const next = start && { ...choice, [attributeID]: start.id };
    if (next && variants.some((variant) => fits(variant, axes, next))) choice = next;
  }
  return choice;
}

/**
 * The choice after a value was chosen: other axes keep theirs where some variant has them all, in the order of the axes;
 * what cannot go together is let go, so that every value can be reached.
 */
export function chooseValue(
  variants: readonly VariantLike[],
  axes: readonly Axis[],
  choice: VariantChoice,
  { attributeID, id }: { attributeID: number; id: number },
): VariantChoice {
  let next: VariantChoice = { [attributeID]: id };
  for (const axis of axes) {
    const retained = choice[axis.attributeID];
    if (axis.attributeID === attributeID || retained === undefined) continue;
    const wider = { ...next, [axis.attributeID]: retained };
    if (variants.some((variant) => fits(variant, axes, wider))) next = wider;
  }
  return next;
}

/** Whether a value can be bought with what is chosen on the other axes. */
export function availabilityOf(
  variants: readonly VariantLike[],
  axes: readonly Axis[],
  choice: VariantChoice,
  { attributeID, id }: { attributeID: number; id: number },
): 'available' | 'soldOut' | 'none' {
  const fitting = variants.filter((variant) => fits(variant, axes, { ...choice, [attributeID]: id }));
  if (fitting.length === 0) return 'none';
  return fitting.every(({ stock }) => stock.status === 'outOfStock') ? 'soldOut' : 'available';
}

function fits(variant: VariantLike, axes: readonly Axis[], choice: VariantChoice): boolean {
  return axes.every(({ attributeID }) => {
    const chosen = choice[attributeID];
    return chosen === undefined || hasValue(variant, attributeID, chosen);
  });
}

function hasValue({ attributeSet }: VariantLike, attributeID: number, valueId: number): boolean {
  return attributeSet.attributes.some(
    (attribute) =>
      attribute.attributeID === attributeID &&
      Array.isArray(attribute.value) &&
      attribute.value.includes(valueId),
  );
}
