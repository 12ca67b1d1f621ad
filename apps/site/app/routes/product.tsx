import { loadProduct } from '../features/product/load-product.server.ts';
import { ProductScreen } from '../features/product/product-screen.tsx';
import { siteContext } from '../platform-client/site-context.ts';
import type { Route } from './+types/product';

export { meta } from '../seo/meta.ts';

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadProduct(context.get(siteContext), params.slug, url.searchParams);

export default function Product({ loaderData }: Route.ComponentProps) {
  return <ProductScreen key={loaderData.id} product={loaderData} />;
}
