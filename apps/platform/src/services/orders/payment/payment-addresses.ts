/** Public addresses that a provider comes back to, on the origin where the buyer is. */
export function paymentAddresses(
  origin: string,
  siteId: number,
  gateway: string,
): { return: string; cancel: string; notice: string } {
  const base = `${origin}/api/v2/ecommerce/payment`;
  return {
    return: `${base}/return/${siteId}/${gateway}`,
    cancel: `${base}/cancel/${siteId}/${gateway}`,
    notice: `${base}/notice/${siteId}/${gateway}`,
  };
}
