import '#site/admin/record/resource.css';
import '#site/kit/forms/forms.css';
import { categoryResource } from '@izlog/contract/product/registries/category-resource';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { loadForm } from '#site/admin/record/load-form.server.ts';
import { ResourceForm } from '#site/admin/record/resource-form.tsx';
import { takeForm } from '#site/admin/record/take-form.server.ts';
import { loadUsesIfMay } from '#site/admin/record/uses/load-uses.server.ts';
import { RecordContent } from '#site/admin/record/uses/record-content.tsx';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { categoryLook } from '../category-look.ts';
import { EmptyPanel } from '../empty-panel.tsx';
import { categoryOptions, pictureOptions } from '../load-categories.server.ts';
import { takeEmptying } from '../take-move.server.ts';
import type { Route } from './+types/category';

export { meta } from '#site/seo/meta.ts';

/** A category by its id, or a new one (`novi`). */
export async function loader({ context, params: { id = '' } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  const [places, pictures] = await Promise.all([categoryOptions(site, id), pictureOptions(site)]);
  const view = await loadForm(site, categoryResource, id, {
    options: { ...places, mediaId: pictures },
    start: { isPublished: true },
  });
  const uses = view.record ? await loadUsesIfMay(site, 'productCategory', Number(id)) : null;
  const { seo } = loadPlainScreen(context, 'adminCategory', 'categories.new', { id });
  const names = (view.record?.names ?? {}) as Readonly<Record<string, string>>;
  const name = names[site.language.code] ?? Object.values(names)[0];
  return { seo: { ...seo, title: name ?? seo.title }, view, uses };
}

export async function action({ context, request, params: { id = '' } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  const form = await readStaffForm(site, request);
  if (form.get('form') === 'empty' && /^[1-9]\d{0,14}$/.test(id)) return takeEmptying(site, id, form);
  return takeForm(site, categoryResource, id, form, {
    list: 'adminCategories',
    record: 'adminCategory',
    look: categoryLook,
  });
}

export const clientAction = sayWhenOffline;

export default function AdminCategory({ loaderData: { seo, view, uses } }: Route.ComponentProps) {
  const { id, products } = view.record ?? {};
  const places = view.options.parentId?.filter(({ value }) => value !== String(id)) ?? [];
  return (
    <ResourceForm title={seo.title} view={view} look={categoryLook}>
      {Number(products) > 0 && places.length > 0 ? (
        <EmptyPanel products={Number(products)} places={places} />
      ) : null}
      {uses ? <RecordContent kind="category" id={Number(id)} view={uses} /> : null}
    </ResourceForm>
  );
}
