import '#site/admin/record/resource.css';
import '#site/kit/forms/forms.css';
import '../door/products.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { takeBulkForm } from '../bulk/take-bulk-form.server.ts';
import { loadProducts } from '../load-products.server.ts';
import { ProductsScreen } from '../products-screen.tsx';
import type { Route } from './+types/products';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  const { view, choices, bulkFields } = await loadProducts(site, url);
  const screen = loadPlainScreen(context, 'adminProducts', 'products.title');
  return { ...screen, view, choices, bulkFields, languages: site.site.languages };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  return takeBulkForm(site, await readStaffForm(site, request), url);
}

export const clientAction = sayWhenOffline;

export default function AdminProducts({
  loaderData: { seo, view, choices, bulkFields, languages },
}: Route.ComponentProps) {
  return (
    <ProductsScreen
      title={seo.title}
      view={view}
      choices={choices}
      bulkFields={bulkFields}
      languages={languages}
    />
  );
}
