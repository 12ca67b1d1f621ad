import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import '#site/admin/rooms/catalogue/categories.css';
import { choiceFilterTypes } from '@izlog/contract/product/product-kinds';
import {
  attributeResource,
  attributeValueResource,
} from '@izlog/contract/product/registries/attribute-resource';
import { loadForm } from '#site/admin/record/load-form.server.ts';
import { ResourceForm } from '#site/admin/record/resource-form.tsx';
import { takeForm } from '#site/admin/record/take-form.server.ts';
import { attributeLook } from '#site/admin/rooms/catalogue/door/attribute-look.ts';
import { isMove, takeValueMove } from '#site/admin/rooms/catalogue/take-move.server.ts';
import { ValuesPanel } from '#site/admin/rooms/catalogue/values-panel.tsx';
import type { Route } from './+types/attribute';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminAttribute', title: 'attribute.new', needs: 'catalogue.edit' } as const;

/** A property by its id, or a new one (`novi`), with its choices where it has some. */
export const loader = staffLoader(screen, async ({ site, params: { id = '' } }) => {
  const view = await loadForm(site, attributeResource, id, { start: { isFilterable: true, isShown: true } });
  const { record } = view;
  const hasChoices = record !== null && choiceFilterTypes.some((type) => type === record.type);
  const values = hasChoices
    ? (await site.call(attributeValueResource.endpoints.filter, { attributeId: id, limit: 100 })).records
    : null;
  const labels = (record?.labels ?? {}) as Readonly<Record<string, string>>;
  const name = labels[site.language.code] ?? Object.values(labels)[0];
  return { title: name, view, values };
});

export const action = staffAction(screen, ({ site, form, params: { id = '' } }) => {
  if (isMove(form)) return takeValueMove(site, id, form);
  return takeForm(site, attributeResource, id, form, {
    list: 'adminAttributes',
    record: 'adminAttribute',
    look: attributeLook,
  });
});

export default function AdminAttribute({ loaderData: { seo, view, values } }: Route.ComponentProps) {
  return (
    <ResourceForm title={seo.title} view={view} look={attributeLook}>
      {values ? (
        <ValuesPanel attributeId={Number(view.record?.id)} rows={values} languages={view.languages} />
      ) : null}
    </ResourceForm>
  );
}
