import { sumOfMembers } from '@izlog/contract/product/choices/bundle-choice';
import { findVariant, type VariantChoice } from '@izlog/contract/product/choices/find-variant';
import type { Prices } from '@izlog/contract/product/prices';
import type { MemberView } from '../product-view.ts';

/** What the window of a bundle shows. */
export interface BundleView {
  name: string;
  prices: Prices | null;
  isPriceSum: boolean;
  members: MemberView[];
}

/** What is chosen of each member, by its id. */
export type MemberChoices = Readonly<Record<number, VariantChoice>>;

/** The price of a bundle with what is chosen: its own, or what the members cost that are in it. */
export function bundlePrices(bundle: BundleView, choices: MemberChoices): Prices | null {
  if (!bundle.isPriceSum) return bundle.prices;
  return sumOfMembers(
    bundle.members.map((member) => {
      const variant = findVariant(member.variants, member.axes, choices[member.id] ?? {});
      return { prices: (variant ?? member).prices, quantity: member.quantity };
    }),
  );
}
