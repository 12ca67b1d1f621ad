import '../categories.css';
import { categoryTree } from '@izlog/contract/product/registries/category-resource';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { CategoriesScreen } from '../categories-screen.tsx';
import { takeMove } from '../take-move.server.ts';
import type { Route } from './+types/categories';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  const { records } = await site.call(categoryTree, {});
  return {
    ...loadPlainScreen(context, 'adminCategories', 'categories.title'),
    rows: records,
    languages: site.site.languages,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  return takeMove(site, await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function AdminCategories({ loaderData: { seo, rows, languages } }: Route.ComponentProps) {
  return <CategoriesScreen title={seo.title} rows={rows} languages={languages} />;
}
