import { orMoved } from '#site/platform-client/errors/or-moved.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { pack } from '#site/render/pack.server.ts';
import { unpack } from '#site/render/serialized.ts';
import { buyProduct } from '../buy-product.server.ts';
import { loadProduct } from '../load-product.server.ts';
import { ProductScreen } from '../product-screen.tsx';
import type { Route } from './+types/product';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return pack(site, await orMoved(site, url, loadProduct(site, params.slug, url.searchParams, request)));
}

/** Where the form of the page goes when there are no scripts. */
export const action = ({ context, params, request }: Route.ActionArgs) =>
  buyProduct(context.get(siteContext), params.slug, request);

export default function Product({ loaderData, actionData }: Route.ComponentProps) {
  const product = unpack(loaderData);
  return <ProductScreen key={product.id} product={product} sent={actionData} />;
}
