/*
 * What things are called to agents. A variant, which is what is bought, is called by its number; a product, of which there may
 * be several, by `p-` and its number. A product without variants is its own only variant.
 */

export const variantId = (id: number): string => String(id);
export const productId = (id: number): string => `p-${id}`;

/** What an identifier may mean; undefined for what can be no number of ours. */
export function readId(text: string): { kind: 'product' | 'any'; id: number } | undefined {
  const [, prefix, digits = ''] = /^(p-)?([1-9]\d{0,14})$/.exec(text) ?? [];
  return digits === '' ? undefined : { kind: prefix ? 'product' : 'any', id: Number(digits) };
}
