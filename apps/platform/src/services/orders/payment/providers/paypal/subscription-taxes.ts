/** What the plan's taxes become for a billing country (ISO alpha-2): none outside Germany, for Germany the plan's own (ORDER-013). */
export function subscriptionTaxes(
  billingCountry: string,
): { percentage: string; inclusive: boolean } | undefined {
  return billingCountry.toUpperCase() === 'DE' ? undefined : { percentage: '0', inclusive: false };
}
