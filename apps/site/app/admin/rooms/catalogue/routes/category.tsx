import { categoryResource } from '@izlog/contract/product/registries/category-resource';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { loadForm } from '#site/admin/record/load-form.server.ts';
import { ResourceForm } from '#site/admin/record/resource-form.tsx';
import { takeForm } from '#site/admin/record/take-form.server.ts';
import { loadUsesIfMay } from '#site/admin/record/uses/load-uses.server.ts';
import { RecordContent } from '#site/admin/record/uses/record-content.tsx';
import { categoryLook } from '#site/admin/rooms/catalogue/category-look.ts';
import { EmptyPanel } from '#site/admin/rooms/catalogue/empty-panel.tsx';
import { categoryOptions, pictureOptions } from '#site/admin/rooms/catalogue/load-categories.server.ts';
import { takeEmptying } from '#site/admin/rooms/catalogue/take-move.server.ts';
import type { Route } from './+types/category';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminCategory', title: 'category.new', needs: 'catalogue.edit' } as const;

/** A category by its id, or a new one (`novi`). */
export const loader = staffLoader(screen, async ({ site, params: { id = '' } }) => {
  const [places, pictures] = await Promise.all([categoryOptions(site, id), pictureOptions(site)]);
  const view = await loadForm(site, categoryResource, id, {
    options: { ...places, mediaId: pictures },
    start: { isPublished: true },
  });
  const uses = view.record ? await loadUsesIfMay(site, 'productCategory', Number(id)) : null;
  const names = (view.record?.names ?? {}) as Readonly<Record<string, string>>;
  const name = names[site.language.code] ?? Object.values(names)[0];
  return { title: name, view, uses };
});

export const action = staffAction(screen, ({ site, form, params: { id = '' } }) => {
  if (form.get('form') === 'empty' && /^[1-9]\d{0,14}$/.test(id)) return takeEmptying(site, id, form);
  return takeForm(site, categoryResource, id, form, {
    list: 'adminCategories',
    record: 'adminCategory',
    look: categoryLook,
  });
});

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
