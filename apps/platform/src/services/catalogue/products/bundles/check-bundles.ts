import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { checkBundles as endpoint } from '@izlog/contract/product/choices/check-bundles';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { shownCurrency } from '#platform/services/pricing/index.ts';
import { readProducts } from '../read-products.ts';

/** The members of a bundle in order, with their variants (PRODUCT-030); what is no bundle is refused with notFound. */
export async function checkBundles(
  ctx: Ctx,
  input: EndpointParsed<typeof endpoint>,
): Promise<EndpointReturn<typeof endpoint>> {
  const currency = await shownCurrency(ctx, input.currency);
  const [bundle] = await readProducts(ctx, [input.product], currency);
  if (bundle?.format !== 'bundle') throw new Refusal('notFound');
  ctx.tags.add(`product:${bundle.id}`);
  const members = await readProducts(
    ctx,
    bundle.bundles.map(({ product }) => product),
    currency,
  );
  return members.map((member) => {
    ctx.tags.add(`product:${member.id}`);
    return {
      product: member,
      format: member.format,
      quantity: bundle.bundles.find(({ product }) => product === member.id)?.quantity ?? 1,
      variants: member.associatedProducts,
      associatedProductsAttributes: member.associatedProductsAttributes,
    };
  });
}
