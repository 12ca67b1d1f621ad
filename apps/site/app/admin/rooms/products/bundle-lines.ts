import type { ProductRecord } from '@izlog/contract/product/record/product-record';
import { keyOf } from '#site/admin/record/pick/picked-lines.ts';
import type { NamedProduct } from '#site/admin/record/pick/product-pick.tsx';

/** Members of a bundle as lines to type: `OL-06 2`; one without a sku by its number, `#12 1`. */
export const linesOfMembers = ({ bundle, members }: Pick<ProductRecord, 'bundle' | 'members'>): string =>
  bundle
    .map(({ productId, quantity }) => {
      const sku = members.find(({ id }) => id === productId)?.sku;
      return `${sku ?? `#${productId}`} ${quantity}`;
    })
    .join('\n');

/** A product that the record names, as fields of products know it. */
export const namedMember = (one: ProductRecord['members'][number]): NamedProduct => ({
  key: keyOf(one),
  name: one.name,
  details: one.details,
});
