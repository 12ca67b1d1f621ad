import { productGet } from '@izlog/contract/product/product-get';
import { notFound, orNotFound } from '../../platform-client/not-found.ts';
import type { SiteContext } from '../../platform-client/site-context.ts';
export async function loadProduct({ call }: SiteContext, slug: string | undefined) {
  if (!slug) throw notFound();
  return orNotFound(call(productGet, { slug }));
}
