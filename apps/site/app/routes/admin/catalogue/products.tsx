import '../../../admin/resource/resource.css';
import '../../../admin/products/products.css';
import { mustHold } from '../../../admin/frame/must-hold.server.ts';
import { loadProducts } from '../../../admin/products/load-products.server.ts';
import { ProductsScreen } from '../../../admin/products/products-screen.tsx';
import { loadPlainScreen } from '../../../kit/frame/load-plain-screen.server.ts';
import { siteContext } from '../../../platform-client/site-context.ts';
import type { Route } from './+types/products';

export { meta } from '../../../seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  const view = await loadProducts(site, url);
  const screen = loadPlainScreen(context, 'adminProducts', 'products.title');
  return { ...screen, view, languages: site.site.languages };
}

export default function AdminProducts({ loaderData: { seo, view, languages } }: Route.ComponentProps) {
  return <ProductsScreen title={seo.title} view={view} languages={languages} />;
}
