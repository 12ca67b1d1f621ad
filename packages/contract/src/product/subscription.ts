import type { CustomOption } from './choices/custom-option.ts';
import type { CustomPriceOption } from './choices/personalizations.ts';

type TitledOption = Pick<CustomOption, 'option_title'> & {
  custom_option_values: ReadonlyArray<{ sku: string }>;
};

/** Whether the first option of a product makes it a subscription: it is titled so, in any case (PRODUCT-026). */
export const isSubscriptionTitle = (title: string | undefined): boolean =>
  title?.toLowerCase() === 'subscription';

/** The option that makes a product a subscription. */
export function subscriptionOption<O extends TitledOption>(options: readonly O[]): O | undefined {
  const [first] = options;
  return isSubscriptionTitle(first?.option_title) ? first : undefined;
}

/**
 * The custom price option that adding a subscription sends (PRODUCT-027): the plan chosen, and while none is chosen the
 * first; undefined for what is no subscription, or one without plans.
 */
export function customPriceOptionOf(
  options: readonly TitledOption[],
  chosenSku?: string,
): CustomPriceOption | undefined {
  const option = subscriptionOption(options);
  const [first] = option?.custom_option_values ?? [];
  if (!option || !first) return undefined;
  const chosen = option.custom_option_values.find(({ sku }) => sku === chosenSku) ?? first;
  return { title: option.option_title, sku: chosen.sku };
}
