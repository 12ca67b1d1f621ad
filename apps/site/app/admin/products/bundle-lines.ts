import type { ProductRecord } from '@izlog/contract/product/record/product-record';

/** Members of a bundle as lines to type: `OL-06 2`; one without a sku by its number, `#12 1`. */
export const linesOfMembers = ({ bundle, members }: Pick<ProductRecord, 'bundle' | 'members'>): string =>
  bundle
    .map(({ productId, quantity }) => {
      const sku = members.find(({ id }) => id === productId)?.sku;
      return `${sku ?? `#${productId}`} ${quantity}`;
    })
    .join('\n');

/** What was typed as members, line by line; nothing for a line that is none. */
export function readMembers(typed: string): ({ sku: string; quantity: number } | undefined)[] {
  return typed
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, sku = '', times] = /^(\S.*?)(?:\s+[x×]?\s?(\d{1,4}))?$/.exec(line) ?? [];
      const quantity = times === undefined ? 1 : Number(times);
      return sku && quantity > 0 ? { sku, quantity } : undefined;
    });
}
